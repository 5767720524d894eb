import type { Section } from "@festival/contracts/api/content";
import { getPage } from "@festival/contracts/calls/site";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { formFragments } from "@festival/shared-ui/formPlaces";
import { contentAlternates, contentHead } from "../contentHead.ts";

export interface ContentData {
  id: number;
  headline: string;
  sections: Section[];
}

/** A generic page by its path, which may have the form of an ensemble's address. */
export async function loadContentPage({
  api,
  locale,
  route: { params },
}: PageRequest): Promise<LoadedPage<ContentData>> {
  const path = params.path ?? `${params.slug ?? ""}/${params.ensembleId ?? ""}`;
  const page = await api.get(getPage, { "*": path });
  return {
    kind: "page",
    data: {
      id: page.id,
      headline: page.headline || page.title,
      sections: withEventDates(page.modules, locale),
    },
    head: contentHead(page),
    alternates: contentAlternates(page.urls),
    fragments: formFragments(page.modules),
  };
}
