import { BackLink, Container, Profile, ProfileHead, RichText } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FragmentSlot, type ScreenProps } from "@festival/shared-ui/owner";
import { LinkRows } from "../../components/LinkRows/LinkRows.tsx";
import { Concerts } from "../../concerts/Concerts.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { articlesSlot, type ArtistData } from "./artistData.ts";
import styles from "./ArtistPage.module.css";

/** An artist, their life, their concerts, and what the magazine tells of these. */
export function ArtistPage({ page }: ScreenProps<ArtistData>) {
  const { t } = useTranslation();
  const { data } = page;
  return (
    <>
      <Profile>
        <ProfileHead
          image={data.image}
          title={data.name}
          preline={data.role}
          back={<BackLink href={data.programmeHref}>{t("artist.back")}</BackLink>}
        >
          {(data.isResident || data.isFellowship) && (
            <ul className={styles.series}>
              {data.isResident && <li>{t("event.facts.resident")}</li>}
              {data.isFellowship && <li>{t("artist.fellowship")}</li>}
            </ul>
          )}
          {(data.biography || data.ensembles.length + data.links.length > 0) && (
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
              {data.links.length > 0 && (
                <section className={styles.links}>
                  <h2 className={styles.heading}>{t("artist.links")}</h2>
                  <LinkRows rows={data.links} />
                </section>
              )}
            </div>
          )}
        </ProfileHead>
        <Container>
          <Concerts data={data.concerts} />
          <PlanNotice />
        </Container>
      </Profile>
      <FragmentSlot slot={articlesSlot} fallback={null} />
    </>
  );
}
