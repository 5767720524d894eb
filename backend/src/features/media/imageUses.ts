import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../database/schema/index.ts";
import { columnUse, type Use } from "./uses.repository.ts";

const { articles, artists, booklets, events, homeBlocks, pages, pageSnapshots, sections } = schema;

/** How documents name pictures: as `image_id`, at whatever depth. */
const imageIds = (document: SQL) =>
  sql`jsonb_path_query(${document}, '$.**.image_id ? (@ > 0 && @ < 2147483648)')::int`;

/** What owns the sections of a subquery `found`, and its title; read only for what is asked for. */
const owner = {
  what: sql`coalesce(found.owner_type || ':' || found.owner_id, 'section:' || found.id)`,
  title: sql`coalesce(case found.owner_type
    when 'page' then (select ${pages.title}->>'de' from ${pages} where ${pages.id} = found.owner_id)
    when 'article' then
      (select ${articles.title}->>'de' from ${articles} where ${articles.id} = found.owner_id)
    when 'event' then
      (select ${events.title}->>'de' from ${events} where ${events.id} = found.owner_id)
    when 'booklet' then (select ${events.title}->>'de' from ${events} join ${booklets}
      on ${eq(booklets.eventId, events.id)} where ${booklets.id} = found.owner_id)
    when 'home' then
      (select ${homeBlocks.name} from ${homeBlocks} where ${homeBlocks.id} = found.owner_id)
    else found.slug end, '')`,
};

const fullName = ({ firstName, lastName }: Record<"firstName" | "lastName", PgColumn>) =>
  sql`trim(${firstName} || ' ' || ${lastName})`;

const named = (kind: string, table: PgTable & { id: PgColumn }, title: PgColumn | SQL) => ({
  kind,
  table,
  id: table.id,
  title,
});

/** What staff work on and have not published yet. */
const workingSections: Use = {
  columns: [sections.settings, sections.texts],
  rows: sql`select found.used_id, ${owner.what} as what, ${owner.title} as title from (
      select ${imageIds(sql`jsonb_build_array(${sections.settings}, ${sections.texts})`)} as used_id,
        ${sections.ownerType} as owner_type, ${sections.ownerId} as owner_id,
        ${sections.id} as id, ${sections.slug} as slug
      from ${sections}
    ) as found`,
};

/** What the public sees. Older snapshots hold no picture back: restored, they do without it. */
const publishedSections: Use = {
  columns: [pageSnapshots.sections, pageSnapshots.content],
  rows: sql`select found.used_id, ${owner.what} as what, ${owner.title} as title from (
      select ${imageIds(sql`jsonb_build_array(newest.sections, newest.content)`)} as used_id,
        newest.owner_type, newest.owner_id, newest.id, null as slug
      from (
        select distinct on (${pageSnapshots.ownerType}, ${pageSnapshots.ownerId})
          ${pageSnapshots.sections} as sections, ${pageSnapshots.content} as content,
          ${pageSnapshots.ownerType} as owner_type, ${pageSnapshots.ownerId} as owner_id,
          ${pageSnapshots.id} as id
        from ${pageSnapshots}
        order by ${pageSnapshots.ownerType}, ${pageSnapshots.ownerId}, ${pageSnapshots.id} desc
      ) as newest
    ) as found`,
};

const workingHome: Use = {
  columns: [homeBlocks.content],
  rows: sql`select ${imageIds(sql`${homeBlocks.content}`)} as used_id,
    'home:' || ${homeBlocks.id} as what, ${homeBlocks.name} as title from ${homeBlocks}`,
};

/** Every place that can show a picture. A new one belongs here, or its pictures could be deleted. */
export const imageUses: readonly Use[] = [
  columnUse(events.imageIds, named("event", events, events.title)),
  columnUse(artists.imageId, named("artist", artists, fullName(artists))),
  columnUse(schema.ensembles.imageId, named("ensemble", schema.ensembles, schema.ensembles.name)),
  columnUse(schema.venues.imageId, named("venue", schema.venues, schema.venues.name)),
  columnUse(schema.sponsors.imageId, named("sponsor", schema.sponsors, schema.sponsors.name)),
  columnUse(schema.seasons.imageId, named("season", schema.seasons, schema.seasons.title)),
  columnUse(
    schema.marketingBanners.imageId,
    named("banner", schema.marketingBanners, schema.marketingBanners.title),
  ),
  columnUse(articles.imageId, named("article", articles, articles.title)),
  columnUse(articles.ogImageId, named("article", articles, articles.title)),
  columnUse(schema.authors.imageId, named("author", schema.authors, schema.authors.name)),
  columnUse(pages.ogImageId, named("page", pages, pages.title)),
  columnUse(
    schema.teamMembers.imageId,
    named("team-member", schema.teamMembers, fullName(schema.teamMembers)),
  ),
  columnUse(
    schema.pressImages.imageId,
    named("press-image", schema.pressImages, schema.pressImages.title),
  ),
  columnUse(
    schema.quizAnswers.imageId,
    named("quiz-answer", schema.quizAnswers, schema.quizAnswers.text),
  ),
  workingSections,
  publishedSections,
  workingHome,
];
