import type { Locale } from "@festival/contracts/locales";
import { createI18n } from "@festival/shared-ui/i18n";

/** Words that come with the first screen that has them. The browser fetches those of one language only. */
const parts = {
  events: { de: () => import("./events/de.ts"), en: () => import("./events/en.ts") },
  forms: { de: () => import("./forms/de.ts"), en: () => import("./forms/en.ts") },
  help: { de: () => import("./help/de.ts"), en: () => import("./help/en.ts") },
  imports: { de: () => import("./imports/de.ts"), en: () => import("./imports/en.ts") },
  releases: { de: () => import("./releases/de.ts"), en: () => import("./releases/en.ts") },
  screens: { de: () => import("./screens/de.ts"), en: () => import("./screens/en.ts") },
  system: { de: () => import("./system/de.ts"), en: () => import("./system/en.ts") },
} as const;
export type WordsPart = keyof typeof parts;

type Started = { locale: Locale; i18n: ReturnType<typeof createI18n> };
/** Another language is another document. */
let started: Started | undefined;
const added = new Map<WordsPart, Promise<void>>();

async function add({ locale, i18n }: Started, part: WordsPart): Promise<void> {
  const { words } = await parts[part][locale]();
  i18n.addResourceBundle(locale, "translation", words);
}

/** The words of every screen; more of them come with `withWords`. */
export async function startWords(locale: Locale): Promise<Started["i18n"]> {
  const { words } = await (locale === "de" ? import("./de.ts") : import("./en.ts"));
  const i18n = createI18n(locale, { [locale]: words });
  started = { locale, i18n };
  return i18n;
}

/** Loads code together with the words that it needs. Words that could not be loaded are asked for again. */
export const withWords =
  <Module>(needed: readonly WordsPart[], load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const here = started;
    const words = needed.map((part) => {
      const known = added.get(part) ?? (here ? add(here, part) : Promise.resolve());
      added.set(part, known);
      known.catch(() => added.delete(part));
      return known;
    });
    const [module] = await Promise.all([load(), ...words]);
    return module;
  };
