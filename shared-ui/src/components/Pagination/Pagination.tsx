import { Arrow } from "../Arrow/Arrow.tsx";
import styles from "./Pagination.module.css";

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf(page: number): string;
  labels: {
    /** Names the navigation, such as "Pages of the programme". */
    navigation: string;
    previous: string;
    next: string;
    /** Reads a page's number out, such as "Page 3". */
    page(page: number): string;
  };
}

/** First, last, and those around the present page; `null` is a gap of more than one. */
function shownPages(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - 1 - (shown[index - 1] ?? number - 1);
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}

/** Plain links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pages, hrefOf, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.navigation}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
              <Arrow direction="left" />
              {labels.previous}
            </a>
          </li>
        )}
        {shownPages(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                className={styles.page}
                href={hrefOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={styles.step} href={hrefOf(page + 1)} rel="next">
              {labels.next}
              <Arrow />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
