import type { StaleContent } from "@festival/contracts/api/operations";
import { locales, type Locale } from "@festival/contracts/locales";
import { otherLanguage } from "@festival/contracts/sections/twins";
import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import { contentHeads, sections, type SectionOwner } from "../platform/database/schema/index.ts";
import { ownerFacts, ownerPath } from "../site/content/pages/ownerPaths.ts";
import { ownerName } from "../site/content/pages/owners.repository.ts";
import { titleOf } from "./office.repository.ts";

interface Row extends Record<string, unknown> {
  ownerType: SectionOwner;
  ownerId: number;
  title: string;
  count: number;
  /** What its address is made of; null for what has none. */
  facts: Record<string, unknown> | null;
}

/** Whether a field of the other language was written after the words of one were fine, as `staleSince` says it. */
const isStale = sql.join(
  locales.map(
    (locale) => sql`exists (
      select 1 from jsonb_each_text(revisions->${sql.raw(`'${otherLanguage(locale)}'`)}) as field
      where field.value::int > (seen->>${sql.raw(`'${locale}'`)})::int)`,
  ),
  sql` or `,
);

/** Content with words that are older than those of the other language, by title, as readers sort. */
export async function findStaleContent(
  database: Database,
  locale: Locale,
): Promise<StaleContent[]> {
  const type = sql`stale.type`;
  const id = sql`stale.id`;
  const { rows } = await database.execute<Row>(sql`
    select * from (select stale.type as "ownerType", stale.id as "ownerId", stale.count as "count",
      ${titleOf(type, id, locale)} as title,
      ${ownerFacts(type, id)} as facts
    from (
      select type, id, count(*)::int as count
      from (
        select ${sections.ownerType} as type, ${sections.ownerId} as id,
          ${sections.fieldRevisions} as revisions, ${sections.twinSeen} as seen
        from ${sections} where ${sections.ownerId} is not null
        union all
        select ${contentHeads.ownerType}, ${contentHeads.ownerId},
          ${contentHeads.fieldRevisions}, ${contentHeads.twinSeen} from ${contentHeads}
      ) as words
      where ${isStale}
      group by type, id
    ) as stale
    ) as listed
    order by title collate "und-x-icu", "ownerType", "ownerId"`);
  return rows.map((row) => ({
    what: ownerName(row),
    title: row.title,
    count: row.count,
    path: ownerPath(row, locale),
  }));
}
