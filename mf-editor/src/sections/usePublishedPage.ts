import { apiPaths } from "@festival/contracts/apiPaths";
import type { ContentPage, SectionSaved } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { useCallback, useEffect, useState } from "react";

/** Path behind the language of a page whose sections can be edited; undefined for all others. */
function editablePath({ route, error }: Page): string | undefined {
  if (error) return undefined;
  if (route.name === "home") return "";
  return route.name === "page" ? route.params.path : undefined;
}

interface PublishedPage {
  /** Undefined until it is there, and for pages that can't be edited. */
  content: ContentPage | undefined;
  replaceSection(saved: SectionSaved): void;
}

/** The content page behind the address, with the revision that a save must name. */
export function usePublishedPage(page: Page, locale: Locale): PublishedPage {
  const [content, setContent] = useState<ContentPage>();
  const path = editablePath(page);

  useEffect(() => {
    if (path === undefined) return undefined;
    const abort = new AbortController();
    fetch(apiPaths.page(locale, path), { signal: abort.signal })
      .then(async (answer) => {
        if (answer.ok) setContent(await answer.json());
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.warn(error);
      });
    return () => abort.abort();
  }, [locale, path]);

  const replaceSection = useCallback(({ section, revision }: SectionSaved) => {
    setContent(
      (present) =>
        present && {
          ...present,
          revision,
          modules: present.modules.map((other) => (other.id === section.id ? section : other)),
        },
    );
  }, []);
  return { content, replaceSection };
}
