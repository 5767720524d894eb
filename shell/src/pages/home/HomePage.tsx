import { href } from "@festival/contracts/routes";
import { ButtonLink, Container, Sections } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { FragmentSlot, type ScreenProps } from "@festival/shared-ui/owner";
import { BigTeaser } from "./BigTeaser.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomePage.module.css";
import type { HomeData } from "./loadHomePage.ts";
import { QuizTeaser } from "./QuizTeaser.tsx";
import { ServiceBand } from "./ServiceBand.tsx";
import { SocialFeed } from "./SocialFeed.tsx";
import { TeaserRows } from "./TeaserRows.tsx";

/** Shown in a fragment's place while its remote is missing. */
function FragmentFallback({ title, link, to }: { title: string; link: string; to: string }) {
  return (
    <section className={styles.fallback}>
      <h2>{title}</h2>
      <ButtonLink href={to} variant="ink" arrow>
        {link}
      </ButtonLink>
    </section>
  );
}

/** The festival's front page. */
export function HomePage({ page }: ScreenProps<HomeData>) {
  const { t } = useTranslation();
  const { data, locale } = page;
  const isUnwritten = data.id === null;
  return (
    <>
      {data.hero ? (
        <Hero hero={data.hero} />
      ) : (
        <Container className={styles.plainTitle}>
          <h1>{data.title}</h1>
          {isUnwritten && <p>{t("home.unwritten.text")}</p>}
        </Container>
      )}
      {page.fragments["today"] && (
        <Container className={styles.today}>
          <FragmentSlot slot="today" fallback={null} />
        </Container>
      )}
      <Container className={styles.block}>
        <FragmentSlot
          slot="highlights"
          fallback={
            <FragmentFallback
              title={t("home.highlights.title")}
              link={t("home.highlights.link")}
              to={href("programme", locale)}
            />
          }
        />
      </Container>
      {data.bigTeaser && <BigTeaser teaser={data.bigTeaser} />}
      {data.teaserList && <TeaserRows list={data.teaserList} />}
      <FragmentSlot
        slot="articles"
        fallback={
          <Container className={styles.block}>
            <FragmentFallback
              title={t("home.articles.title")}
              link={t("home.articles.link")}
              to={href("magazine", locale)}
            />
          </Container>
        }
      />
      {data.socialFeed && <SocialFeed feed={data.socialFeed} />}
      {(data.sections.length > 0 || page.audience === "staff") && (
        <Container className={styles.sections}>
          <Sections sections={data.sections} />
        </Container>
      )}
      {!isUnwritten && <QuizTeaser />}
      {!isUnwritten && <ServiceBand hotline={data.hotline} words={data.hotlineWords} />}
    </>
  );
}
