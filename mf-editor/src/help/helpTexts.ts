import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of the help, which come with it. */
export const helpTexts = translatorOf({ de, en });
