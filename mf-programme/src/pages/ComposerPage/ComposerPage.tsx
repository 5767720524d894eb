import { BackLink, Container, Profile, ProfileHead } from "@festival/shared-ui";
import { FragmentSlot, type ScreenProps } from "@festival/shared-ui/owner";
import { useId } from "react";
import { Concerts } from "../../concerts/Concerts.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { CatalogueFact } from "../../works/CatalogueFact.tsx";
import { Fact, Facts } from "../../works/Facts.tsx";
import { NameRows } from "../../works/NameRows.tsx";
import { useWorkWords } from "../../works/workWords.ts";
import { articlesSlot, type ComposerData } from "./composerData.ts";
import styles from "./ComposerPage.module.css";

function ComposerFacts({ data }: { data: ComposerData }) {
  const words = useWorkWords();
  const { works, upcomingCount, next, catalogueLinks } = data;
  if (works.length === 0 && !next && catalogueLinks.length === 0) return null;
  return (
    <Facts>
      {works.length > 0 && (
        <Fact label={words("composer.programme")}>
          <dd>{words("names.count.works", { count: works.length })}</dd>
          {upcomingCount > 0 && <dd>{words("composer.events", { count: upcomingCount })}</dd>}
        </Fact>
      )}
      {next && (
        <Fact label={words("composer.next")}>
          <dd>
            <a href={next.href} lang={next.language}>
              {next.title}
            </a>
          </dd>
          <dd>{next.day}</dd>
        </Fact>
      )}
      <CatalogueFact links={catalogueLinks} />
    </Facts>
  );
}

/** A composer, the works that the festival plays, and the concerts that play them. */
export function ComposerPage({ page }: ScreenProps<ComposerData>) {
  const words = useWorkWords();
  const headingId = useId();
  const { name, years, works, back, concerts } = page.data;
  return (
    <>
      <Profile>
        <ProfileHead
          image={null}
          title={name}
          back={<BackLink href={back.href}>{back.title}</BackLink>}
        >
          {years && <p className={styles.years}>{years}</p>}
          <ComposerFacts data={page.data} />
        </ProfileHead>
        <Container className={styles.parts}>
          {concerts.page === 1 && works.length > 0 && (
            <section className={styles.works} aria-labelledby={headingId}>
              <h2 id={headingId} className={styles.heading}>
                {words("composer.works")}
              </h2>
              <NameRows
                rows={works.map(({ id, title, language, href, eventCount }) => ({
                  id,
                  title,
                  language,
                  href,
                  detail: "",
                  note: words("composer.events", { count: eventCount }),
                }))}
              />
            </section>
          )}
          <Concerts data={concerts} />
          <PlanNotice />
        </Container>
      </Profile>
      <FragmentSlot slot={articlesSlot} fallback={null} />
    </>
  );
}
