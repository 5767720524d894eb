import styles from "./NameRows.module.css";

export interface NameRow {
  id: number;
  title: string;
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
      {rows.map(({ id, title, href, detail, note }) => (
        <li key={id} className={styles.row}>
          <p className={styles.name}>
            <a href={href}>{title}</a>
            {detail && <span className={styles.detail}> {detail}</span>}
          </p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
