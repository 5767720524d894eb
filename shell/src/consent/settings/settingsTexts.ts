import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of the settings, which stand in a page and in a dialog. */
export const settingsTexts = translatorOf({ de, en });
