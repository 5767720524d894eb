import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../../platform/database/schema/index.ts";
import { contentUses } from "./contentUses.ts";
import { columnUse, type Use } from "../../../platform/media/uses.repository.ts";

const { articles, artists, events, pages } = schema;

const fullName = ({ firstName, lastName }: Record<"firstName" | "lastName", PgColumn>) =>
  sql`trim(${firstName} || ' ' || ${lastName})`;

const named = (kind: string, table: PgTable & { id: PgColumn }, title: PgColumn | SQL) => ({
  kind,
  table,
  id: table.id,
  title,
});

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
  ...contentUses("image"),
];
