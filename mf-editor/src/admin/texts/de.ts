import richText from "../../fields/richText/locales/de.json" with { type: "json" };
import pickers from "../../pickers/locales/de.json" with { type: "json" };
import picker from "../../pickers/records/locales/de.json" with { type: "json" };
import own from "../locales/de.json" with { type: "json" };
import records from "../records/locales/de.json" with { type: "json" };

/** What stands around every screen, on lists and on forms of records. */
export const words = { ...own, ...picker, ...pickers, ...records, ...richText };
