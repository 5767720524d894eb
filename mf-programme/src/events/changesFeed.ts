import { addressOf } from "@festival/contracts/calls/call";
import { getProgrammeChangesFeed } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { translate } from "../texts.ts";

/** The programme's changes, for readers of feeds. Server only: words of its own language. */
export function changesFeed(locale: Locale): { title: string; href: string } {
  return {
    title: translate(locale)("loaded.changes.feedTitle"),
    href: addressOf(getProgrammeChangesFeed, { locale }),
  };
}
