import richText from "../fields/richText/locales/de.json" with { type: "json" };
import own from "../locales/de.json" with { type: "json" };
import pickers from "../pickers/locales/de.json" with { type: "json" };
import picker from "../pickers/records/locales/de.json" with { type: "json" };

/** All words of editing in one language, but those of the bar. */
export const words = { ...own, ...richText, ...pickers, ...picker };
