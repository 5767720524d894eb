import type { TextsByLocale } from "@festival/shared-ui/owner";

/** The texts for the browser, which fetches those of one language only. */
export const browserTexts: TextsByLocale = {
  de: async () => (await import("./locales/de.json", { with: { type: "json" } })).default,
  en: async () => (await import("./locales/en.json", { with: { type: "json" } })).default,
};
