import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { composers } from "@festival/contracts/resources/programme/works";
import { profilePlaces, recordFields } from "@festival/shared-ui/editing";
import type { ComposerData } from "./composerData.ts";

/** What of a composer's page can be edited. */
export function composerPlaces({ route, data }: Page<ComposerData>): EditablePage {
  const id = Number(route.params.id);
  const { name, below } = profilePlaces;
  const fields = recordFields(composers, id, {
    name: [name, "name"],
    short_name: [name],
    years: [data.years ? below : name, "years"],
  });
  return { sections: [], fields, admin: { resource: composers.name, id } };
}
