import type { MergeAnswer } from "@festival/contracts/api/editing/merges";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { articles, events, sections } from "../../platform/database/schema/index.ts";

/** A person rewords no more than these at a time. */
const mostMentions = 50;

/** Texts of events, articles and sections that say a name. */
export async function listMentions(
  database: Database,
  name: string,
): Promise<MergeAnswer["mentions"]> {
  // as JSON writes it, with its signs escaped
  const written = JSON.stringify(name).slice(1, -1);
  const says = (document: ReturnType<typeof sql>) => sql`strpos(${document}::text, ${written}) > 0`;
  const ofEvent = sql`jsonb_build_array(${events.title}, ${events.subtitle}, ${events.description},
    ${events.programText}, ${events.statusReason})`;
  const ofArticle = sql`jsonb_build_array(${articles.title}, ${articles.pretitle}, ${articles.teaser})`;
  const { rows } = await database.execute<MergeAnswer["mentions"][number]>(sql`
    select 'event:' || ${events.id} as what, ${events.title}->>'de' as title from ${events}
      where ${says(ofEvent)}
    union all select 'article:' || ${articles.id}, ${articles.title}->>'de' from ${articles}
      where ${says(ofArticle)}
    union all select distinct ${sections.ownerType} || ':' || ${sections.ownerId}, '' from ${sections}
      where ${sections.ownerType} is not null and ${says(sql`${sections.texts}`)}
    limit ${mostMentions}`);
  return rows;
}
