import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { teamMembers } from "@festival/contracts/resources/people/teamMembers";
import { profilePlaces, recordFields, richTextIn } from "@festival/shared-ui/editing";
import type { TeamMemberData } from "./teamData.ts";
import styles from "./TeamMemberPage.module.css?locals";

/** What of a team member's page can be edited. */
export function teamMemberPlaces({ data }: Page<TeamMemberData>): EditablePage {
  const { id } = data;
  const { name, preline, picture, words, below } = profilePlaces;
  const linkTo = (scheme: string, isThere: string) =>
    isThere ? `${words} a[href^="${scheme}:"]` : words;
  const fields = recordFields(teamMembers, id, {
    first_name: [name],
    last_name: [name],
    role: [data.role ? preline : name, "role"],
    department: [data.department ? below : words, "department"],
    email: [linkTo("mailto", data.email)],
    phone: [linkTo("tel", data.phone)],
    image_id: [data.image ? picture : words, "image"],
    biography: [data.biography ? richTextIn(`.${styles.life}`) : words, "biography"],
  });
  return { sections: [], fields, admin: { resource: teamMembers.name, id } };
}
