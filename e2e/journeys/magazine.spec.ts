import type { ArticleDetail, ArticleListPage, ListedTag } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { getArticle, listArticles, listTags } from "@festival/contracts/calls/magazine";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { APIRequestContext, Page } from "@playwright/test";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A topic with articles. */
async function someTag(request: APIRequestContext, locale: Locale): Promise<ListedTag> {
  const tags = await read<ListedTag[]>(request, addressOf(listTags, { locale }));
  const [tag] = tags.toSorted((a, b) => b.article_count - a.article_count);
  if (!tag) throw new Error("The demo season has no topics.");
  return tag;
}

/** An article that speaks of concerts. */
async function articleWithConcerts(request: APIRequestContext, locale: Locale) {
  const list = await read<ArticleListPage>(request, addressOf(listArticles, { locale }));
  for (const { id } of list.results) {
    const article = await read<ArticleDetail>(request, addressOf(getArticle, { locale, id }));
    if (article.event_objs.length > 0 && article.tags.length > 0) return article;
  }
  throw new Error("The demo season has no article about a concert.");
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const words = {
  de: { topics: "Themen", all: "Alle Themen", concerts: "Dazu im Programm" },
  en: { topics: "Topics", all: "All topics", concerts: "In the programme" },
};

for (const javaScriptEnabled of [true, false]) {
  for (const locale of ["de", "en"] as const) {
    test.describe(`the magazine in ${locale} ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

      test("leads from its list by topic to an article, its concerts, and back", async ({
        page,
        request,
      }) => {
        const t = words[locale];
        const check = async () => {
          if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
        };
        const tag = await someTag(request, locale);
        await page.goto(href("magazine", locale));
        const topics = page.getByRole("navigation", { name: t.topics });
        await topics.getByRole("link", { name: t.all }).press("Enter");
        await expect(title(page)).toHaveText(t.topics);
        await check();
        await page
          .getByRole("main")
          .getByRole("link", { name: tag.name, exact: true })
          .press("Enter");
        await expect(title(page)).toHaveText(tag.name);
        await expect(page).toHaveURL(
          href("magazineTag", locale, { slug: tag.slug[locale], id: tag.id }),
        );
        await expect(page.getByRole("article")).toHaveCount(Math.min(12, tag.article_count));
        await check();

        const article = await articleWithConcerts(request, locale);
        const address = href("article", locale, { slug: article.slug[locale], id: article.id });
        await page.goto(address);
        await expect(title(page)).toContainText(article.title);
        const concerts = page.getByRole("region", { name: t.concerts });
        await expect(concerts.getByRole("link").first()).toBeVisible();
        await check();
        const [topic] = article.tags;
        await page
          .getByRole("main")
          .getByRole("link", { name: topic?.name ?? "", exact: true })
          .press("Enter");
        await expect(title(page)).toHaveText(topic?.name ?? "");
        await page.goBack();
        await expect(title(page)).toContainText(article.title);
      });
    });
  }
}

test("shows more, opens an article, and finds its place again on the way back", async ({
  page,
}) => {
  await page.goto(href("magazine", "de"));
  const articles = page.getByRole("article");
  const before = await articles.count();
  await page.getByRole("button", { name: "Weitere Artikel" }).click();
  await expect(page).toHaveURL(href("magazine", "de", {}, { page: 2 }));
  await expect(articles).not.toHaveCount(before);
  const all = await articles.count();
  expect(all).toBeGreaterThan(before);

  const article = articles.last().getByRole("link");
  const name = await article.innerText();
  await article.click();
  await expect(title(page)).toContainText(name);
  await page.goBack();
  await expect(articles).toHaveCount(all);
  await expect(article).toBeInViewport();
});

test("an article's address with another slug leads to its own", async ({ page, request }) => {
  const article = await articleWithConcerts(request, "en");
  await page.goto(href("article", "en", { slug: "anything", id: article.id }));
  const own = href("article", "en", { slug: article.slug.en, id: article.id });
  await expect(page).toHaveURL(own);
});

test.describe("what is not there", () => {
  test.use({ expectedTrouble: [/\b404\b/] });

  test("is answered with 404: pages beyond the last, unknown topics and articles", async ({
    page,
  }) => {
    for (const address of [
      href("magazine", "de", {}, { page: 999 }),
      href("magazineTag", "de", { slug: "nichts", id: 999_999 }),
      href("article", "en", { slug: "nothing", id: 999_999 }),
    ]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(title(page)).toBeVisible();
    }
  });
});

test("the feeds that pages name are there, in each language and for a topic", async ({
  page,
  request,
}) => {
  for (const locale of ["de", "en"] as const) {
    const tag = await someTag(request, locale);
    await page.goto(href("magazineTag", locale, { slug: tag.slug[locale], id: tag.id }));
    const feeds = page.locator('head link[type="application/atom+xml"]');
    await expect(feeds).toHaveCount(2);
    for (const link of await feeds.all()) {
      const answer = await request.get((await link.getAttribute("href")) ?? "");
      expect(answer.headers()["content-type"]).toContain("application/atom+xml");
      const titles = await page.evaluate(
        (xml) => {
          const feed = new DOMParser().parseFromString(xml, "application/xml");
          return [...feed.querySelectorAll("parsererror, entry > title")].map(
            (one) => one.nodeName,
          );
        },
        await answer.text(),
      );
      expect(new Set(titles)).toEqual(new Set(["title"]));
    }
  }
});
