import richText from "../../fields/richText/locales/de.json" with { type: "json" };
import pickers from "../../pickers/locales/de.json" with { type: "json" };
import help from "../help/locales/de.json" with { type: "json" };
import imports from "../imports/locales/de.json" with { type: "json" };
import own from "../locales/de.json" with { type: "json" };

/** All words of the area in one language. */
export const words = { ...own, ...richText, ...pickers, ...imports, ...help };
