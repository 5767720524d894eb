import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { works } from "@festival/contracts/resources/programme/works";
import { profilePlaces, recordFields } from "@festival/shared-ui/editing";
import type { WorkData } from "./workData.ts";

/** What of a work's page can be edited. */
export function workPlaces({ route }: Page<WorkData>): EditablePage {
  const id = Number(route.params.id);
  const { name, words } = profilePlaces;
  const fields = recordFields(works, id, {
    title: [name, "title"],
    title_language: [name],
    short_title: [name],
    composer_id: [words],
    catalogue: [words],
    musical_key: [words],
  });
  return { sections: [], fields, admin: { resource: works.name, id } };
}
