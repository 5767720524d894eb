import richText from "../../fields/richText/locales/en.json" with { type: "json" };
import pickers from "../../pickers/locales/en.json" with { type: "json" };
import help from "../help/locales/en.json" with { type: "json" };
import imports from "../imports/locales/en.json" with { type: "json" };
import own from "../locales/en.json" with { type: "json" };

/** All words of the area in one language. */
export const words = { ...own, ...richText, ...pickers, ...imports, ...help };
