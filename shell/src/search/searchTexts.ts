import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of the search, which stand in its page and in the header's dialog. */
export const searchTexts = translatorOf({ de, en });
