import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words around a draft for readers outside, which visitors do not load. */
export const reviewTexts = translatorOf({ de, en });
