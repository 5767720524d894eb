import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { venues } from "@festival/contracts/resources/programme/venues";
import { profilePlaces, recordFields, richTextIn } from "@festival/shared-ui/editing";
import type { VenueData } from "./venueData.ts";
import styles from "./VenuePage.module.css?locals";

/** What of a venue's page can be edited. */
export function venuePlaces({ route, data }: Page<VenueData>): EditablePage {
  const id = Number(route.params.id);
  const { name, picture, words, story } = profilePlaces;
  const address = data.street || data.city ? `.${styles.address}` : words;
  const fields = recordFields(venues, id, {
    name: [name, "name"],
    image_id: [data.image ? picture : words, "image"],
    description: [data.description ? `${story} > p` : words, "description"],
    travel: [data.travel ? richTextIn(`.${styles.way}`) : words, "travel"],
    street: [address],
    postal_code: [address],
    city: [address],
    access: [words],
    access_text: [words],
    links: [words],
  });
  return { sections: [], fields, admin: { resource: venues.name, id } };
}
