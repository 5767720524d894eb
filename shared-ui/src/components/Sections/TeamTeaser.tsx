import type { SectionOf } from "@festival/contracts/api/content";
import { href } from "@festival/contracts/routes";
import { useOwner } from "../../owner/ownerContext.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./LazySectionContent.module.css";

/** A member of the team as a contact. */
export function TeamTeaser({ section }: { section: SectionOf<"teamteaser"> }) {
  const { locale } = useOwner().page;
  const { team_member: member, with_image } = section;
  return (
    <article className={styles.person}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={href("teamMember", locale, { slug: member.slug[locale], id: member.id })}>
            {member.first_name} {member.last_name}
          </a>
        </h3>
        {member.role && <p>{member.role}</p>}
        {member.email && (
          <p className={styles.contact}>
            <a href={`mailto:${member.email}`}>{member.email}</a>
          </p>
        )}
        {member.phone && (
          <p className={styles.contact}>
            <a href={`tel:${member.phone.replaceAll(/[^\d+]/g, "")}`}>{member.phone}</a>
          </p>
        )}
      </div>
      {with_image && member.image_obj && (
        <div className={styles.portrait}>
          <Picture image={member.image_obj} sizes="12rem" decorative />
        </div>
      )}
    </article>
  );
}
