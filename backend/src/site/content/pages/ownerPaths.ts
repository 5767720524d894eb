import type { Locale } from "@festival/contracts/locales";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { href } from "@festival/contracts/routes";
import { eq, sql, type SQL } from "drizzle-orm";
import {
  articles,
  booklets,
  events,
  pages,
  type ContentOwner,
} from "../../../platform/database/schema/index.ts";

/** Of what the address of an owner is made, as an expression; null for what has none. Both are asked for as SQL. */
export const ownerFacts = (type: SQL, id: SQL): SQL => sql`case ${type}
        when 'page' then (select jsonb_build_object('urls', ${pages.urls})
          from ${pages} where ${pages.id} = ${id})
        when 'article' then (select jsonb_build_object('slug', ${articles.slug})
          from ${articles} where ${articles.id} = ${id})
        when 'event' then (select jsonb_build_object('slug', ${events.slug})
          from ${events} where ${events.id} = ${id})
        when 'booklet' then (select jsonb_build_object('slug', ${events.slug}, 'id', ${events.id})
          from ${events} join ${booklets} on ${eq(booklets.eventId, events.id)}
          where ${booklets.id} = ${id})
      end`;

const resources = { page: "pages", article: "articles", event: "events" } as const;

interface OwnerWithFacts {
  ownerType: ContentOwner;
  ownerId: number;
  /** As `ownerFacts` reads them. */
  facts: Record<string, unknown> | null;
}

/** The address of the screen that shows an owner; null where none is its own. */
export function ownerPath(
  { ownerType, ownerId: id, facts }: OwnerWithFacts,
  locale: Locale,
): string | null {
  if (!facts || ownerType === "block" || ownerType === "home") return null;
  if (ownerType !== "booklet")
    return publicPath(resources[ownerType], { id, ...facts }, locale) ?? null;
  const event = publicPath("events", facts, locale);
  const { slug, id: eventId } = facts as { slug: Record<Locale, string>; id: number };
  return event ? href("eventBooklet", locale, { slug: slug[locale], id: String(eventId) }) : null;
}
