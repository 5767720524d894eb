import type { SearchGroup } from "@festival/contracts/search/siteSearch";
import type { Locale } from "@festival/contracts/locales";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { images } from "../platform/database/schema/index.ts";
import { shownColumns, toImage } from "../platform/media/images.repository.ts";
import type { FoundGroup } from "./hits.ts";

/**
 * Reads the hits' pictures, as visitors may see them, in one go. Not by `getImages`, which notes tags: an answer
 * without any is kept nowhere.
 */
export async function withPictures(
  database: Database,
  groups: readonly FoundGroup[],
  locale: Locale,
): Promise<SearchGroup[]> {
  const ids = groups.flatMap(({ hits }) => hits.map(({ image }) => image));
  const wanted = ids.filter((id) => typeof id === "number");
  const rows =
    wanted.length === 0
      ? []
      : await database
          .select(shownColumns)
          .from(images)
          .where(and(inArray(images.id, wanted), eq(images.isShown, true)));
  const byId = new Map(rows.map((row) => [row.id, toImage(row, locale)]));
  return groups.map(({ kind, total, hits }) => ({
    kind,
    total,
    hits: hits.map(({ image, titleLanguage, ...hit }) => ({
      ...hit,
      title_language: titleLanguage,
      image_obj: typeof image === "number" ? (byId.get(image) ?? null) : image,
    })),
  }));
}
