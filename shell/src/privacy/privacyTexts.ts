import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of the tables of what the site keeps. */
export const privacyTexts = translatorOf({ de, en });
