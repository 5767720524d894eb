import richText from "../../fields/richText/locales/en.json" with { type: "json" };
import pickers from "../../pickers/locales/en.json" with { type: "json" };
import picker from "../../pickers/records/locales/en.json" with { type: "json" };
import own from "../locales/en.json" with { type: "json" };
import records from "../records/locales/en.json" with { type: "json" };

/** What stands around every screen, on lists and on forms of records. */
export const words = { ...own, ...picker, ...pickers, ...records, ...richText };
