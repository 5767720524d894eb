import { escapeText } from "@festival/contracts/escapeText";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";

/** The year in which the addresses of the feeds' ids were first given out; see RFC 4151. */
const idYear = 2025;

export interface AtomEntry {
  /** Never changes, and is no other entry's, such as "programme-change-12". */
  id: string;
  title: string;
  /** What it leads to: a path of this site. */
  path: string;
  published: Date;
  /** Without it, it was never changed. */
  updated?: Date;
  /** In a few plain words; may be empty. */
  summary: string;
  /** What kind of news it is, for machines. */
  category?: string;
  /** Who wrote it, where that is not the author of the feed. */
  authors?: readonly string[];
}

export interface AtomFeed {
  /** Never changes, such as "programme-changes-de". */
  id: string;
  title: string;
  locale: Locale;
  /** Origin of the site. */
  siteUrl: string;
  /** Path of the page with the same content. */
  path: string;
  /** The feed's own path. */
  feedPath: string;
  /** Its author. */
  author: string;
  /** For a feed without entries: since when it has none. */
  since: Date;
  /** The newest first. */
  entries: readonly AtomEntry[];
}

/** What XML has no way to write: control characters and halves of pairs. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string) => escapeText(text.replaceAll(unwritable, ""));

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}

function entryXml(entry: AtomEntry, { siteUrl, locale }: AtomFeed): string {
  const { published, updated = published } = entry;
  return [
    "<entry>",
    element("id", tagUri(siteUrl, entry.id)),
    element("title", entry.title),
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeXml(siteUrl + entry.path)}"/>`,
    element("published", published.toISOString()),
    element("updated", updated.toISOString()),
    ...(entry.authors ?? []).map((name) => `<author>${element("name", name)}</author>`),
    ...(entry.category ? [`<category term="${escapeXml(entry.category)}"/>`] : []),
    ...(entry.summary ? [element("summary", entry.summary)] : []),
    "</entry>",
  ].join("\n");
}

/** An id that stays when addresses change. */
function tagUri(siteUrl: string, id: string): string {
  return `tag:${new URL(siteUrl).hostname},${idYear}:${id}`;
}

/** The feed as RFC 4287 has it. */
export function toAtom(feed: AtomFeed): string {
  const changed = feed.entries.map(({ published, updated = published }) => updated.getTime());
  const newest = changed.length > 0 ? new Date(Math.max(...changed)) : feed.since;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">`,
    element("id", tagUri(feed.siteUrl, feed.id)),
    element("title", feed.title),
    element("updated", newest.toISOString()),
    `<author>${element("name", feed.author)}</author>`,
    link("self", feed.siteUrl + feed.feedPath, "application/atom+xml"),
    link("alternate", feed.siteUrl + feed.path, "text/html"),
    ...feed.entries.map((entry) => entryXml(entry, feed)),
    "</feed>",
    "",
  ].join("\n");
}

/** Of routes that answer with a feed. */
export const feedAnswer = {
  response: { 200: { content: { "application/atom+xml": { schema: Type.String() } } } },
};

export function sendFeed(reply: FastifyReply, feed: AtomFeed): FastifyReply {
  return reply
    .type("application/atom+xml; charset=utf-8")
    .serializer((body: string) => body)
    .send(toAtom(feed));
}
