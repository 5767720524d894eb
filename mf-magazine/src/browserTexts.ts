import type { TextsByLocale } from "@festival/shared-ui/owner";

/** The browser fetches the texts of one language only. */
export const browserTexts: TextsByLocale = {
  de: () =>
    import(/* webpackChunkName: "texts-de" */ "./locales/de.json", { with: { type: "json" } }),
  en: () =>
    import(/* webpackChunkName: "texts-en" */ "./locales/en.json", { with: { type: "json" } }),
};
