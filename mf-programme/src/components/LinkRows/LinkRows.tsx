import { Arrow, isExternal, safeLink } from "@festival/shared-ui";
import styles from "./LinkRows.module.css";

interface LinkRow {
  title: string;
  href: string;
  /** What it is, such as "Live stream" or "PDF, 1,2 MB"; may be empty. */
  about?: string;
  /** For a file: the name under which it is saved. */
  download?: string;
}

/** Addresses that lead on, a line each. One with a forbidden scheme is plain words. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul>
      {rows.map(({ title, href, about, download }) => {
        const link = safeLink(href);
        return (
          <li key={`${href} ${title}`} className={styles.row}>
            {link ? (
              <a {...link} className={styles.link} download={download}>
                {title} {isExternal(href) && <Arrow direction="out" />}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {about && <span className={styles.about}>{about}</span>}
          </li>
        );
      })}
    </ul>
  );
}
