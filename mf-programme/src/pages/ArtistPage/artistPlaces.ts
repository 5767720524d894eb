import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { artists } from "@festival/contracts/resources/programme/people";
import { profilePlaces, recordFields, richTextIn } from "@festival/shared-ui/editing";
import type { ArtistData } from "./artistData.ts";
import styles from "./ArtistPage.module.css?locals";

/** What of an artist's page can be edited. */
export function artistPlaces({ route, data }: Page<ArtistData>): EditablePage {
  const id = Number(route.params.id);
  const { name, preline, picture, words } = profilePlaces;
  const fields = recordFields(artists, id, {
    first_name: [name],
    last_name: [name],
    role: [data.role ? preline : name, "role"],
    image_id: [data.image ? picture : words, "image"],
    biography: [data.biography ? richTextIn(`.${styles.life}`) : words, "biography"],
    links: [data.links.length > 0 ? `.${styles.links}` : words],
  });
  return { sections: [], fields, admin: { resource: artists.name, id } };
}
