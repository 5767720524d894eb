import type { HomeBlockContent, HomeBlockName } from "@festival/contracts/api/home";
import { homeBlocks } from "@festival/backend/platform/database/schema/index";
import { system } from "@festival/backend/platform/database/write";
import { createSnapshot } from "@festival/backend/site/content/publishing/snapshots.repository";
import type { DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

/** The home page's blocks as staff would have written them. */
function blocksOf({ season, ids, link, image }: DemoContext): {
  [Name in HomeBlockName]: HomeBlockContent<Name>;
} {
  const { hero, bigTeaser, teaserList, instagramFeed, ...lists } = season.home;
  const pictures = new Map(season.articles.map(({ key, artwork }) => [key, artwork]));
  const pictureOf = (article: string) => {
    const id = image(pictures.get(article) ?? null);
    if (id === null) throw new Error(`The demo season has no picture of the article "${article}".`);
    return id;
  };
  return {
    hero: {
      headline: hero.headline,
      text: hero.text,
      link: link(hero.link),
      link_text: hero.linkText,
      image_id: image(hero.artwork),
    },
    "big-teaser": {
      preline: bigTeaser.preline,
      headline: bigTeaser.headline,
      text: bigTeaser.text,
      link: link(bigTeaser.link),
      link_text: bigTeaser.linkText,
      button_style: bigTeaser.buttonStyle,
      image_id: image(bigTeaser.artwork),
    },
    "teaser-list": {
      headline: teaserList.headline,
      items: teaserList.items.map((item) => ({
        preline: item.preline,
        headline: item.headline,
        text: item.text,
        link: link(item.link),
        link_text: item.linkText,
        image_id: pictureOf(item.pictureOf),
      })),
    },
    "instagram-feed": {
      headline: instagramFeed.headline,
      link: link(instagramFeed.link),
      items: instagramFeed.items.map((item) => ({
        link: link(item.link),
        description: item.description,
        image_id: pictureOf(item.pictureOf),
      })),
    },
    "highlight-events": { event_ids: lists.highlightEvents.map((key) => idOf(ids.events, key)) },
    "article-teasers": {
      article_ids: lists.articleTeasers.map((key) => idOf(ids.articles, key)),
    },
  };
}

/** The home page's blocks, published. */
export async function loadHome(context: DemoContext, publishedAt: Date): Promise<void> {
  const { tx } = context;
  for (const [name, content] of Object.entries(blocksOf(context))) {
    const [block] = await tx
      .insert(homeBlocks)
      .values({ name: name as HomeBlockName, content })
      .returning({ id: homeBlocks.id });
    if (!block) continue;
    const owner = { ownerType: "home", ownerId: block.id } as const;
    await createSnapshot(tx, owner, system(""), publishedAt);
  }
}
