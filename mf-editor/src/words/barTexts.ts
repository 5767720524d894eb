import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** What is said beside each page that staff read: the bar. */
export const barTexts = { de, en };
