import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { pages } from "@festival/contracts/resources/content/pages";
import { headFields, sectionsPlace } from "@festival/shared-ui/editing";
import type { ContentData } from "./loadContentPage.ts";

/** What of a generic page can be edited. */
export function contentPlaces({ data: { id } }: Page<ContentData>): EditablePage {
  const owner = { type: "page", id } as const;
  return {
    sections: [sectionsPlace(owner, "sections")],
    fields: headFields(owner, pages, { headline: ["h1", "headline"] }),
    admin: { resource: pages.name, id },
  };
}
