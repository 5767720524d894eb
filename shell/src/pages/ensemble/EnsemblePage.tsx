import { href } from "@festival/contracts/routes";
import {
  BackLink,
  ButtonLink,
  Card,
  CardPicture,
  CardTitle,
  Container,
  Profile,
  ProfileHead,
  RichText,
} from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FragmentSlot, type ScreenProps } from "@festival/shared-ui/owner";
import styles from "./EnsemblePage.module.css";
import type { EnsembleData } from "./loadEnsemblePage.ts";

function Members({ members }: Pick<EnsembleData, "members">) {
  const { t } = useTranslation();
  if (members.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t("ensemble.members")}</h2>
      <ul className={styles.members}>
        {members.map(({ id, name, role, href: address, image }) => (
          <Card key={id} as="li" className={styles.member}>
            {image && (
              <CardPicture
                image={image}
                sizes="(min-width: 48em) 20rem, 45vw"
                shape="portrait"
                className={styles.picture}
              />
            )}
            <CardTitle look="name">
              <a href={address}>{name}</a>
            </CardTitle>
            {role && <p className={styles.role}>{role}</p>}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** An ensemble: what it is, who belongs to it, its concerts, and what the magazine tells of these. */
export function EnsemblePage({ page }: ScreenProps<EnsembleData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  const programme = href("programme", locale);
  return (
    <>
      <Profile>
        <ProfileHead
          image={data.image}
          title={data.name}
          back={<BackLink href={programme}>{t("ensemble.back")}</BackLink>}
        >
          {data.description && (
            <div className={styles.description}>
              <RichText content={data.description} />
            </div>
          )}
        </ProfileHead>
        {data.members.length > 0 && (
          <Container>
            <Members members={data.members} />
          </Container>
        )}
        <Container>
          <FragmentSlot
            slot="concerts"
            fallback={
              <section className={styles.part}>
                <h2 className={styles.heading}>{t("ensemble.concerts.title")}</h2>
                <p>
                  <ButtonLink href={programme} variant="ink" arrow>
                    {t("ensemble.concerts.link")}
                  </ButtonLink>
                </p>
              </section>
            }
          />
        </Container>
      </Profile>
      <FragmentSlot slot="articles" fallback={null} />
    </>
  );
}
