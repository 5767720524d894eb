import styles from "./NameRows.module.css";

export interface NameRow {
  id: number;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  href: string;
  /** What tells it from others of its name, such as a work's composer; may be empty. */
  detail: string;
  /** In how many concerts, in words. */
  note: string;
}

/** Names that lead to their pages, one below the other. */
export function NameRows({ rows }: { rows: readonly NameRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, language, href, detail, note }) => (
        <li key={id} className={styles.row}>
          <p className={styles.name}>
            <a href={href} lang={language}>
              {title}
            </a>
            {detail && <span className={styles.detail}> {detail}</span>}
          </p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
