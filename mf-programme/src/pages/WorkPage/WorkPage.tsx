import { BackLink, Container, Profile, ProfileHead } from "@festival/shared-ui";
import { FragmentSlot, type ScreenProps } from "@festival/shared-ui/owner";
import { Concerts } from "../../concerts/Concerts.tsx";
import { PlanNotice } from "../../plan/PlanNotice.tsx";
import { CatalogueFact } from "../../works/CatalogueFact.tsx";
import { Fact, Facts } from "../../works/Facts.tsx";
import { useWorkWords } from "../../works/workWords.ts";
import { articlesSlot, type WorkData } from "./workData.ts";
import styles from "./WorkPage.module.css";

function WorkFacts({ data }: { data: WorkData }) {
  const words = useWorkWords();
  const { catalogue, musicalKey, duration, details, booklets, catalogueLinks } = data;
  const listed = details.length + booklets.length + catalogueLinks.length;
  if (!catalogue && !musicalKey && !duration && listed === 0) return null;
  return (
    <Facts>
      {catalogue && (
        <Fact label={words("work.catalogue")}>
          <dd>{catalogue}</dd>
        </Fact>
      )}
      {musicalKey && (
        <Fact label={words("work.key")}>
          <dd>{musicalKey}</dd>
        </Fact>
      )}
      {duration && (
        <Fact label={words("work.duration")}>
          <dd>{duration}</dd>
        </Fact>
      )}
      {details.length > 0 && (
        <Fact label={words("work.details")}>
          {details.map((detail) => (
            <dd key={detail}>{detail}</dd>
          ))}
        </Fact>
      )}
      {booklets.length > 0 && (
        <Fact label={words("work.booklets", { count: booklets.length })}>
          {booklets.map(({ title, language, href }) => (
            <dd key={href}>
              <a href={href} lang={language}>
                {title}
              </a>
            </dd>
          ))}
        </Fact>
      )}
      <CatalogueFact links={catalogueLinks} />
    </Facts>
  );
}

/** A work, who wrote it, and all concerts that play it. */
export function WorkPage({ page }: ScreenProps<WorkData>) {
  const { data } = page;
  const { composer, back } = data;
  return (
    <>
      <Profile>
        <ProfileHead
          image={null}
          title={data.title}
          language={data.language}
          back={<BackLink href={back.href}>{back.title}</BackLink>}
        >
          {composer && (
            <p className={styles.composer}>
              <a href={composer.href}>{composer.name}</a>
              {composer.years && <span className={styles.years}> {composer.years}</span>}
            </p>
          )}
          <WorkFacts data={data} />
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
