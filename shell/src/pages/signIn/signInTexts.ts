import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of staff's sign-in, which visitors do not load. */
export const signInTexts = translatorOf({ de, en });
