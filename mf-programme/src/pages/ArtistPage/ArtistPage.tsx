import { BackLink, Container, Profile, ProfileHead, RichText } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { usePage } from "@festival/shared-ui/owner";
import { Concerts } from "../../concerts/Concerts.tsx";
import type { ArtistData } from "./artistData.ts";
import styles from "./ArtistPage.module.css";

/** An artist, their life and their concerts. */
export function ArtistPage() {
  const { t } = useTranslation();
  const { data } = usePage<ArtistData>();
  return (
    <Profile>
      <ProfileHead
        image={data.image}
        title={data.name}
        preline={data.role}
        back={<BackLink href={data.programmeHref}>{t("artist.back")}</BackLink>}
      >
        {(data.biography || data.ensembles.length > 0) && (
          <div className={styles.life}>
            {data.biography && <RichText content={data.biography} />}
            {data.ensembles.length > 0 && (
              <dl className={styles.ensembles}>
                <dt>{t("artist.ensembles", { count: data.ensembles.length })}</dt>
                {data.ensembles.map(({ id, name, href }) => (
                  <dd key={id}>
                    <a href={href}>{name}</a>
                  </dd>
                ))}
              </dl>
            )}
          </div>
        )}
      </ProfileHead>
      <Container>
        <Concerts data={data.concerts} />
      </Container>
    </Profile>
  );
}
