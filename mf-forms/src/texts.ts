import type { Texts } from "@festival/shared-ui/i18n";
import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

export const texts: Texts = { de, en };

export const translate = translatorOf(texts);
