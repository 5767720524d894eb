import { RichText } from "@festival/shared-ui";
import type { SungTextData, WorkNote } from "./bookletData.ts";
import styles from "./WorkText.module.css";
import { useBookletWords } from "./bookletWords.ts";

function SungText({ text }: { text: SungTextData }) {
  const [original, translation] = text.languageNames;
  return (
    <div className={styles.sung} data-translated={translation ? "" : undefined}>
      {text.title && <h4 className={styles.sungTitle}>{text.title}</h4>}
      {original && (
        <div className={styles.pair} data-names="">
          <p>{original}</p>
          {translation && <p>{translation}</p>}
        </div>
      )}
      {text.pairs.map((pair) => (
        <div key={pair.original} className={styles.pair}>
          <p lang={text.language}>{pair.original}</p>
          {pair.translation && <p className={styles.translation}>{pair.translation}</p>}
        </div>
      ))}
    </div>
  );
}

/** What there is to know of a work, and what is sung in it. */
export function WorkText({ work }: { work: WorkNote }) {
  const words = useBookletWords();
  return (
    <section className={styles.work} id={work.anchor}>
      <h3 className={styles.title}>
        {work.composer && <span className={styles.composer}>{work.composer} </span>}
        <span lang={work.language}>{work.title}</span>
      </h3>
      {work.note && <RichText content={work.note} />}
      {work.author && <p className={styles.author}>{words("note", { author: work.author })}</p>}
      {work.sungTexts.map((text) => (
        <SungText key={text.title} text={text} />
      ))}
    </section>
  );
}
