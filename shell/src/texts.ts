import type { Texts } from "@festival/shared-ui/i18n";
import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** Texts of the shell's own pages; header and footer have their own. */
export const texts: Texts = { de, en };

/** For what a page's `load` says in words. */
export const translate = translatorOf(texts);
