import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { ensembles } from "@festival/contracts/resources/programme/people";
import { profilePlaces, recordFields, richTextIn } from "@festival/shared-ui/editing";
import type { ContentData } from "../content/loadContentPage.ts";
import { contentPlaces } from "../content/contentPlaces.ts";
import type { EnsembleData } from "./loadEnsemblePage.ts";
import styles from "./EnsemblePage.module.css?locals";

function ensemblePlaces({ route, data }: Page<EnsembleData>): EditablePage {
  const id = Number(route.params.ensembleId);
  const { name, picture, words } = profilePlaces;
  const fields = recordFields(ensembles, id, {
    name: [name, "name"],
    image_id: [data.image ? picture : words, "image"],
    description: [data.description ? richTextIn(`.${styles.description}`) : words, "description"],
    members: [data.members.length > 0 ? `.${styles.members}` : words],
  });
  return { sections: [], fields, admin: { resource: ensembles.name, id } };
}

/** What can be edited of a generic page, or of the ensemble whose address looks like one. */
export function pageOrEnsemblePlaces(page: Page<ContentData | EnsembleData>): EditablePage {
  const { data } = page;
  return "members" in data ? ensemblePlaces({ ...page, data }) : contentPlaces({ ...page, data });
}
