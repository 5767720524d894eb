import { Card, CardPicture, CardTitle, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { Contact } from "./Contact.tsx";
import type { TeamData, TeamEntry } from "./teamData.ts";
import styles from "./TeamPage.module.css";

function Member({ member: { name, role, email, phone, href, image } }: { member: TeamEntry }) {
  return (
    <Card as="li" className={styles.member}>
      {image && (
        <CardPicture
          image={image}
          sizes="(min-width: 40em) 20rem, 7rem"
          shape="portrait"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <CardTitle look="name">
          <a href={href}>{name}</a>
        </CardTitle>
        {role && <p>{role}</p>}
        <div className={styles.contact}>
          <Contact email={email} phone={phone} />
        </div>
      </div>
    </Card>
  );
}

/** Everyone who makes the festival, by department. */
export function TeamPage({ page }: ScreenProps<TeamData>) {
  const { t } = useTranslation();
  const { data } = page;
  return (
    <Container className={styles.page}>
      <PageTitle size="display">{t("team.title")}</PageTitle>
      {data.departments.length === 0 && <p>{t(data.isComplete ? "team.none" : "team.failed")}</p>}
      {data.departments.map(({ name, members }) => (
        <section key={name} className={styles.department}>
          <h2 className={styles.heading}>{name || t("team.others")}</h2>
          <ul className={styles.members}>
            {members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}
