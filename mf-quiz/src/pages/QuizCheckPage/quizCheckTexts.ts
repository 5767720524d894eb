import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The check's own words: no visitor fetches them. */
export const quizCheckTexts = translatorOf({ de, en });
