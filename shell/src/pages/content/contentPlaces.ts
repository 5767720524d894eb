import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { pages } from "@festival/contracts/resources/content/pages";
import { recordFields, sectionsPlace } from "@festival/shared-ui/editing";
import type { ContentData } from "./loadContentPage.ts";

/** What of a generic page can be edited. */
export const contentPlaces = ({ data: { id } }: Page<ContentData>): EditablePage => ({
  sections: [sectionsPlace({ type: "page", id }, "sections")],
  fields: recordFields(pages, id, { headline: ["h1", "headline"] }),
  admin: { resource: pages.name, id },
});
