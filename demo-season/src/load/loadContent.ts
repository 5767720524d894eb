import { localize, type Localized } from "@festival/contracts/locales";
import {
  articleCategories,
  articles,
  articleAuthors,
  articleTags,
  authors,
  pages,
  redirects,
  tags,
  type SectionOwner,
} from "@festival/backend/platform/database/schema/index";
import type { OwnerKey } from "@festival/backend/site/content/pages/owners.repository";
import { insertSection } from "@festival/backend/site/content/publishing/workingCopy.repository";
import { publishSections } from "@festival/backend/site/content/publishing/snapshots.repository";
import { slugify } from "@festival/contracts/slug";
import { withNested } from "../season/sections.ts";
import type { DemoArticle, DemoSection } from "../season/types.ts";
import { berlin, inBatches, type DemoContext } from "./demoContext.ts";
import { insertSections } from "./insertSections.ts";
import { idOf } from "./keys.ts";
import { loadPatterns } from "./loadPatterns.ts";

/** How many words of an article one reads in a minute. */
const wordsPerMinute = 200;

async function loadSections(
  context: DemoContext,
  owner: OwnerKey<SectionOwner>,
  list: readonly DemoSection[],
  publishedAt: Date,
): Promise<void> {
  await insertSections(context, owner, [list]);
  await publishSections(context.tx, owner, null, publishedAt);
}

function wordsOf(list: readonly DemoSection[]): string {
  return withNested(list)
    .map((section) => {
      if (section.model === "faq") return section.items.map((item) => item.content.de).join(" ");
      return "content" in section ? section.content.de : "";
    })
    .join(" ");
}

function readingMinutes(article: DemoArticle): number {
  const words = wordsOf(article.sections).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const slugsOf = (title: Localized): Localized =>
  localize((locale) => slugify(title[locale], "thema"));

async function loadAuthors({ tx, season, ids, rich }: DemoContext): Promise<void> {
  const stored = new Map<string, number>();
  const rows = season.authors.map(({ name, biography }) => ({ name, biography: rich(biography) }));
  await inBatches(rows, async (some) => {
    const added = await tx.insert(authors).values(some).returning();
    for (const { id, name } of added) stored.set(name, id);
  });
  await inBatches(
    season.articles
      .filter(({ author }) => author !== "")
      .map(({ key, author }) => ({
        articleId: idOf(ids.articles, key),
        authorId: idOf(stored, author),
      })),
    (some) => tx.insert(articleAuthors).values(some),
  );
}

async function loadMagazine(context: DemoContext): Promise<void> {
  const { tx, season, ids, image } = context;
  await inBatches(
    season.categories.map(({ key, title }) => ({
      id: idOf(ids.categories, key),
      category: title,
      slug: slugsOf(title),
    })),
    (rows) => tx.insert(articleCategories).values(rows),
  );
  await inBatches(
    season.tags.map(({ key, name, slug }) => ({ id: idOf(ids.tags, key), name, slug })),
    (rows) => tx.insert(tags).values(rows),
  );
  await inBatches(
    season.articles.map((article) => ({
      id: idOf(ids.articles, article.key),
      slug: article.slug,
      pretitle: article.pretitle,
      title: article.title,
      teaser: article.teaser,
      publishedAt: berlin(article.publishedAt),
      readingMinutes: readingMinutes(article),
      categoryId: idOf(ids.categories, article.category),
      imageId: image(article.artwork),
      metaTitle: article.title,
      metaDescription: article.teaser,
    })),
    (rows) => tx.insert(articles).values(rows),
  );
  await inBatches(
    season.articles.flatMap((article) =>
      article.tags.map((tag, position) => ({
        articleId: idOf(ids.articles, article.key),
        tagId: idOf(ids.tags, tag),
        position,
      })),
    ),
    (rows) => tx.insert(articleTags).values(rows),
  );
  await loadAuthors(context);
  for (const article of season.articles) {
    const owner = { ownerType: "article", ownerId: idOf(ids.articles, article.key) } as const;
    await loadSections(context, owner, article.sections, berlin(article.publishedAt));
  }
}

async function loadBlocks(context: DemoContext, publishedAt: Date): Promise<void> {
  const { tx, season } = context;
  for (const { slug, sections: list } of season.blocks) {
    const { id, owner } = await insertSection(tx, null, {
      slug,
      model: "container",
      settings: {},
      texts: { de: {}, en: {} },
      parent: null,
      column: 0,
    });
    await insertSections(context, owner, [list], id);
    await publishSections(tx, owner, null, publishedAt);
  }
}

async function loadRedirects({ tx, season, link }: DemoContext): Promise<void> {
  const rows = season.redirects.map(({ oldPath, language, target }) => ({
    oldPath,
    newPath: link(target)[language],
  }));
  if (rows.length > 0) await tx.insert(redirects).values(rows);
}

/** Pages and articles with their sections, reusable blocks and redirects, published. */
export async function loadContent(context: DemoContext, publishedAt: Date): Promise<void> {
  const { tx, season, ids, image } = context;
  await inBatches(
    season.pages.map((page) => ({
      id: idOf(ids.pages, page.key),
      urls: page.urls,
      title: page.title,
      headline: page.headline,
      metaTitle: page.metaTitle,
      metaDescription: page.metaDescription,
      inMenu: page.inMenu,
      inFooter: page.inFooter,
      ogImageId: image(page.artwork ?? null),
    })),
    (rows) => tx.insert(pages).values(rows),
  );
  for (const page of season.pages) {
    const owner = { ownerType: "page", ownerId: idOf(ids.pages, page.key) } as const;
    await loadSections(context, owner, page.sections, publishedAt);
  }
  await loadMagazine(context);
  for (const { event, sections } of season.eventSections) {
    const owner = { ownerType: "event", ownerId: idOf(ids.events, event) } as const;
    await loadSections(context, owner, sections, publishedAt);
  }
  await loadBlocks(context, publishedAt);
  await loadPatterns(context);
  await loadRedirects(context);
}
