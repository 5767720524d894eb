import type { Bus } from "@festival/contracts/bus";
import type { ContentPage } from "@festival/contracts/api/content";
import type { SectionState } from "@festival/contracts/api/sectionEditing";
import { getPage } from "@festival/contracts/calls/site";
import type { Locale } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useCallback, useEffect, useState } from "react";

/** Path behind the language of a page whose sections can be edited; undefined for all others. */
function editablePath({ route, error }: Page): string | undefined {
  if (error) return undefined;
  if (route.name === "home") return "";
  return route.name === "page" ? route.params.path : undefined;
}

interface WorkingPage {
  /** Undefined until it is there, and for pages that can't be edited. */
  content: ContentPage | undefined;
  replaceSection(saved: SectionState): void;
}

/**
 * The working copy of the content page behind the address, with the revision that a save must name.
 * Not the published page: that revision counts drafts too, so its author must have seen them.
 */
export function useWorkingPage(bus: Bus, page: Page, locale: Locale): WorkingPage {
  const [content, setContent] = useState<ContentPage>();
  const path = editablePath(page);

  useEffect(() => {
    if (path === undefined) return undefined;
    const abort = new AbortController();
    fetchCall(getPage, { locale, "*": path, preview: "1" }, { signal: abort.signal })
      .then((answer) => {
        if (answer.ok) setContent(answer.body);
        else if (answer.status === 401) bus.loginNeeded$.next();
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.warn(error);
      });
    return () => abort.abort();
  }, [bus, locale, path]);

  const replaceSection = useCallback(({ id, section, revision }: SectionState) => {
    setContent(
      (present) =>
        present && {
          ...present,
          revision,
          modules: present.modules.map((other) => (other.id === id && section ? section : other)),
        },
    );
  }, []);
  return { content, replaceSection };
}
