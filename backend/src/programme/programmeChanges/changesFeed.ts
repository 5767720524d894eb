import { addressOf } from "@festival/contracts/calls/call";
import { getProgrammeChangesFeed } from "@festival/contracts/calls/programme";
import { languageTag, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { text } from "../../platform/locales/texts.ts";
import type { AtomEntry, AtomFeed } from "../../platform/feeds/atom.ts";
import type { ChangeRow } from "./programmeChanges.repository.ts";

function whenOf({ event }: ChangeRow, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: "full",
    ...(event.hasTime && { timeStyle: "short" }),
    timeZone: event.timeZone,
  }).format(event.startsAt);
}

function entryOf(row: ChangeRow, locale: Locale): AtomEntry {
  const { id, kind, event, venue, at } = row;
  const where = [whenOf(row, locale), venue?.name[locale]].filter(Boolean).join(", ");
  return {
    id: `programme-change-${id}`,
    title: `${text(locale, `feed.${kind}`)}: ${event.title[locale]}`,
    path: href("event", locale, { slug: event.slug[locale], id: event.id }),
    published: at,
    summary: [row.text[locale], where].filter(Boolean).join("\n"),
    category: kind,
  };
}

/**
 * What changed in the programme, as a feed.
 * @param rows the newest first
 */
export function changesFeed(
  rows: readonly ChangeRow[],
  context: { locale: Locale; siteUrl: string; author: string; since: Date },
): AtomFeed {
  const { locale } = context;
  return {
    ...context,
    id: `programme-changes-${locale}`,
    title: text(locale, "feed.changes"),
    path: href("programmeChanges", locale),
    feedPath: addressOf(getProgrammeChangesFeed, { locale }),
    entries: rows.map((row) => entryOf(row, locale)),
  };
}
