import type { SectionOf } from "@festival/contracts/api/content";
import { href } from "@festival/contracts/routes";
import { useOwner } from "../../owner/ownerContext.ts";
import { Card } from "../Card/Card.tsx";
import { CardPicture } from "../Card/CardPicture.tsx";
import { CardTitle } from "../Card/CardTitle.tsx";
import { phoneHref } from "../RichText/safeLink.ts";
import styles from "./LazySectionContent.module.css";

/** A member of the team as a contact. */
export function TeamTeaser({ section }: { section: SectionOf<"teamteaser"> }) {
  const { locale } = useOwner().page;
  const { team_member: member, with_image } = section;
  return (
    <Card className={styles.person}>
      <div className={styles.words}>
        <CardTitle as="p">
          <a href={href("teamMember", locale, { slug: member.slug[locale], id: member.id })}>
            {`${member.first_name} ${member.last_name}`}
          </a>
        </CardTitle>
        {member.role && <p>{member.role}</p>}
        {member.email && (
          <p className={styles.contact}>
            <a href={`mailto:${member.email}`}>{member.email}</a>
          </p>
        )}
        {member.phone && (
          <p className={styles.contact}>
            <a href={phoneHref(member.phone)}>{member.phone}</a>
          </p>
        )}
      </div>
      {with_image && member.image_obj && (
        <CardPicture
          image={member.image_obj}
          sizes="12rem"
          shape="portrait"
          className={styles.portrait}
        />
      )}
    </Card>
  );
}
