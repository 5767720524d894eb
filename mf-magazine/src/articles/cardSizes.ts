import type { ArticleCardSize } from "../components/ArticleCard/ArticleCard.tsx";

/** Two rows that answer each other: a large picture left, then one right. */
const rows: readonly (readonly ArticleCardSize[])[] = [
  ["wide", "small", "small"],
  ["small", "small", "wide"],
];
/** A last row that is not full fills its width all the same. */
const shortRows: Record<number, readonly ArticleCardSize[]> = { 1: ["lead"], 2: ["wide", "wide"] };
const perRow = 3;

/**
 * The size of each of `count` articles of a page.
 * @param page from 1; the first one begins with the newest article, large
 */
export function cardSizes(count: number, page: number): ArticleCardSize[] {
  const lead: ArticleCardSize[] = page === 1 && count > 0 ? ["lead"] : [];
  const others = count - lead.length;
  const inRows = Array.from({ length: others }, (_, index) => {
    const row = Math.floor(index / perRow);
    const sizes = shortRows[others - row * perRow] ?? rows[row % rows.length];
    return sizes?.[index % perRow] ?? "small";
  });
  return [...lead, ...inRows];
}
