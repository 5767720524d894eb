import type { Localized } from "@festival/contracts/locales";
import type { DemoArticle, DemoCategory, DemoSection, DemoTag, WallClock } from "../types.ts";
import { drawing, type Picture } from "../artwork.ts";
import { both, slugs } from "../localized.ts";

export const categories: DemoCategory[] = [
  { key: "gespraech", title: both("Gespräch", "Conversation") },
  { key: "werkstatt", title: both("Werkstatt", "Workshop") },
  { key: "hoeren", title: both("Hören", "Listening") },
  { key: "stadt", title: both("Stadt", "City") },
  { key: "wissen", title: both("Wissen", "Knowledge") },
];

const tag = (key: string, name: Localized): DemoTag => ({ key, name, slug: slugs(name) });

export const tags: DemoTag[] = [
  tag("orchester", both("Orchester", "Orchestra")),
  tag("quartett", both("Quartett", "Quartet")),
  tag("klavier", both("Klavier", "Piano")),
  tag("stimme", both("Stimme", "Voice")),
  tag("stille", both("Stille", "Silence")),
  tag("neue-musik", both("Neue Musik", "New music")),
  tag("alte-musik", both("Alte Musik", "Early music")),
  tag("kinder", both("Kinder", "Children")),
  tag("hinter-der-buehne", both("Hinter der Bühne", "Backstage")),
  tag("fuer-den-anfang", both("Für den Anfang", "For first-timers")),
];

interface ArticleDraft {
  key: string;
  title: Localized;
  pretitle: Localized;
  teaser: Localized;
  author: string;
  published: WallClock;
  category: string;
  tags: string[];
  events?: string[];
  picture: Picture;
  sections: DemoSection[];
}

/** Completes a draft to an article. */
export function article({ published, picture, events, ...draft }: ArticleDraft): DemoArticle {
  return {
    ...draft,
    slug: slugs(draft.title),
    publishedAt: published,
    events: events ?? [],
    artwork: drawing("article", `article-${draft.key}`, picture),
  };
}
