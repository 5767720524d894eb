import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The words of today: said on the server, so that no browser loads them. */
export const todayWords = translatorOf({ de, en });
