import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of all pickers, for the texts of what has one. */
export const pickerTexts = { de, en };
