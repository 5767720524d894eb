import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of the tools of a rich text, for the texts of what has one. */
export const richTextTexts = { de, en };
