import { href } from "@festival/contracts/routes";
import { BackLink, Profile, ProfileHead, RichText } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { Contact } from "./Contact.tsx";
import type { TeamMemberData } from "./teamData.ts";
import styles from "./TeamMemberPage.module.css";

/** A member of the team: what they do, who they are, how to reach them. */
export function TeamMemberPage({ page }: ScreenProps<TeamMemberData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  return (
    <Profile>
      <ProfileHead
        image={data.image}
        title={data.name}
        preline={data.role}
        back={<BackLink href={href("team", locale)}>{t("team.title")}</BackLink>}
      >
        {data.department && <p>{data.department}</p>}
        <Contact email={data.email} phone={data.phone} />
        {data.biography && (
          <div className={styles.life}>
            <RichText content={data.biography} />
          </div>
        )}
      </ProfileHead>
    </Profile>
  );
}
