import type { BrowserFragment } from "@festival/contracts/pageOwner";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider, type Texts } from "@festival/shared-ui/i18n";
import { BusContext } from "./busContext.ts";
import { hydrateInSlices } from "./hydrateInSlices.ts";
import { i18nFor } from "./i18nFor.ts";
import type { TextsByLocale } from "./screens.ts";

interface BrowserFragmentOptions<Data> {
  Component: ComponentType<{ data: Data }>;
  texts: TextsByLocale;
}

/** A fragment's browser face: an island with its own root. */
export function createBrowserFragment<Data>({
  Component,
  texts,
}: BrowserFragmentOptions<Data>): BrowserFragment {
  const known: Partial<Texts> = {};
  return {
    prepare: async (locale) => {
      known[locale] ??= (await texts[locale]()).default;
    },
    mount: (element, { data, bus, locale, identifierPrefix, hydrate, onFailure }) => {
      let leaving = false;
      const options = {
        identifierPrefix,
        // leaving before hydration has begun makes React render once more, for no use
        onRecoverableError: (error: unknown) => leaving || console.error(error),
        onUncaughtError: (error: unknown) => {
          console.error(error);
          onFailure();
        },
      };
      const tree = (
        <BusContext value={bus}>
          <I18nextProvider i18n={i18nFor(locale, known)}>
            <Component data={data as Data} />
          </I18nextProvider>
        </BusContext>
      );
      const root = hydrate ? hydrateInSlices(element, tree, options) : createRoot(element, options);
      if (!hydrate) root.render(tree);
      return () => {
        leaving = true;
        root.unmount();
      };
    },
  };
}
