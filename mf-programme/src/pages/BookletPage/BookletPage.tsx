import { Container, PageTitle, Picture, RichText, Sections } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { Cast } from "../../components/Cast/Cast.tsx";
import { EventProgramme } from "../../components/EventProgramme/EventProgramme.tsx";
import type { BookletData } from "./bookletData.ts";
import styles from "./BookletPage.module.css";
import "./DarkBooklet.module.css";
import { Lives } from "./Lives.tsx";
import { ReadingTools } from "./ReadingTools.tsx";
import { WorkText } from "./WorkText.tsx";
import { useBookletWords } from "./bookletWords.ts";

function Cover({ booklet }: { booklet: BookletData }) {
  const words = useBookletWords();
  return (
    <header className={styles.cover} data-pictured={booklet.image ? "" : undefined}>
      <div className={styles.words}>
        <div className={styles.title}>
          <PageTitle preline={words("kind")} language={booklet.language}>
            {booklet.title}
          </PageTitle>
          {booklet.subtitle && <p className={styles.subtitle}>{booklet.subtitle}</p>}
        </div>
        <p className={styles.when}>
          <span>{booklet.when}</span>
          {booklet.venue && <span>{booklet.venue}</span>}
        </p>
      </div>
      {booklet.image && (
        <div className={styles.picture}>
          <Picture
            image={booklet.image}
            sizes="(min-width: 64em) 50vw, 100vw"
            priority
            decorative
          />
        </div>
      )}
    </header>
  );
}

/** Where everything stands; not on paper, where one leafs. */
function Contents({ booklet }: { booklet: BookletData }) {
  const words = useBookletWords();
  const { works, lives } = booklet;
  if (works.length + lives.length === 0) return null;
  return (
    <nav className={styles.aside} aria-label={words("contents")}>
      <ul className={styles.contents}>
        {works.map(({ anchor, title, language, composer }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              {composer && <span className={styles.composer}>{composer} </span>}
              <span lang={language}>{title}</span>
            </a>
          </li>
        ))}
        {lives.length > 0 && (
          <li>
            <a href="#lives">{words("lives")}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The programme booklet of a concert, to read before, in the hall and at home. */
export function BookletPage({ page }: ScreenProps<BookletData>) {
  const words = useBookletWords();
  const { data } = page;
  return (
    <article className={styles.booklet}>
      <ReadingTools eventHref={data.eventHref} />
      <Cover booklet={data} />
      <div className={styles.reading}>
        <Container className={styles.body}>
          <Contents booklet={data} />
          <div className={styles.main}>
            {data.introduction && (
              <section className={styles.introduction} aria-label={words("introduction")}>
                <RichText content={data.introduction} />
              </section>
            )}
            <div className={styles.evening}>
              <EventProgramme items={data.programme} text={null} />
              <Cast {...data.cast} />
            </div>
            {data.works.length > 0 && (
              <section className={styles.part}>
                <h2 className={styles.heading}>{words("works")}</h2>
                {data.works.map((work) => (
                  <WorkText key={work.id} work={work} />
                ))}
              </section>
            )}
            {data.lives.length > 0 && (
              <section className={styles.part} id="lives">
                <h2 className={styles.heading}>{words("lives")}</h2>
                <Lives lives={data.lives} />
              </section>
            )}
            <Sections sections={data.modules} />
          </div>
        </Container>
      </div>
    </article>
  );
}
