import type { HomeBlockName } from "@festival/contracts/api/home";
import type { EditableField, EditablePage } from "@festival/contracts/editing";
import type { Localized } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { pages } from "@festival/contracts/resources/content/pages";
import { sectionsPlace } from "@festival/shared-ui/editing";
import bigTeaser from "./BigTeaser.module.css?locals";
import hero from "./Hero.module.css?locals";
import type { HomeData } from "./loadHomePage.ts";
import socialFeed from "./SocialFeed.module.css?locals";
import teaserRows from "./TeaserRows.module.css?locals";

const labels: Record<HomeBlockName, Localized> = {
  hero: { de: "Aufmacher", en: "Hero" },
  "big-teaser": { de: "Großer Teaser", en: "Big teaser" },
  "teaser-list": { de: "Teaserliste", en: "List of teasers" },
  "instagram-feed": { de: "Instagram", en: "Instagram" },
  "highlight-events": { de: "Empfohlene Veranstaltungen", en: "Highlights" },
  "article-teasers": { de: "Artikel aus dem Magazin", en: "Articles of the magazine" },
};

/** What of the home page can be edited. A block that shows nothing is found at the page's title. */
export function homePlaces({ data, fragments }: Page<HomeData>): EditablePage {
  const { id } = data;
  const fragment = (slot: string) =>
    fragments[slot]?.failed === false && `[data-fragment="${slot}"]`;
  const selectors: Record<HomeBlockName, string | false> = {
    hero: data.hero !== null && `.${hero.hero}`,
    "big-teaser": data.bigTeaser !== null && `.${bigTeaser.teaser}:has(> .${bigTeaser.field})`,
    "teaser-list": data.teaserList !== null && `.${teaserRows.block}:has(> .${teaserRows.rows})`,
    "instagram-feed":
      data.socialFeed !== null && `.${socialFeed.block}:has(> .${socialFeed.posts})`,
    "highlight-events": fragment("highlights"),
    "article-teasers": fragment("articles"),
  };
  const blocks = (Object.keys(selectors) as HomeBlockName[]).map((homeBlock): EditableField => ({
    id: homeBlock,
    target: { homeBlock },
    field: "",
    kind: "panel",
    selector: selectors[homeBlock] || "h1",
    label: labels[homeBlock],
  }));
  if (id === null) return { sections: [], fields: blocks, admin: null };
  return {
    sections: [sectionsPlace({ type: "page", id }, "sections")],
    fields: blocks,
    admin: { resource: pages.name, id },
  };
}
