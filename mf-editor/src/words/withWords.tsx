import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import { createI18n, I18nextProvider, type Texts } from "@festival/shared-ui/i18n";
import { lazy, type ComponentType } from "react";
import { barTexts } from "./barTexts.ts";

/** The browser fetches the words of one language only. */
const wordsIn = async (locale: Locale): Promise<Texts[Locale]> =>
  (await (locale === "de" ? import("./de.ts") : import("./en.ts"))).words;

/**
 * A component that comes in a chunk of its own, with the words of editing around it: most pages that staff open they
 * only read.
 */
export function lazyWithWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Localized<ComponentType<Props>> {
  return localize((locale) =>
    lazy(async () => {
      const [Loaded, words] = await Promise.all([load(), wordsIn(locale)]);
      const i18n = createI18n(locale, { [locale]: { ...words, ...barTexts[locale] } });
      const WithWords = (props: Props) => (
        <I18nextProvider i18n={i18n}>
          <Loaded {...props} />
        </I18nextProvider>
      );
      return { default: WithWords };
    }),
  );
}
