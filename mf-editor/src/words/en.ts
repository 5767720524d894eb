import richText from "../fields/richText/locales/en.json" with { type: "json" };
import own from "../locales/en.json" with { type: "json" };
import pickers from "../pickers/locales/en.json" with { type: "json" };
import picker from "../pickers/records/locales/en.json" with { type: "json" };

/** All words of editing in one language, but those of the bar. */
export const words = { ...own, ...richText, ...pickers, ...picker };
