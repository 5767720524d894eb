import type { ArticleListPage } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { signIn } from "../../src/staff.ts";
import { type WorkingCopy, makeWorkingCopy } from "../../src/workingCopy.ts";

test.describe.configure({ timeout: 240_000 });

let copy: WorkingCopy;
test.beforeAll(() => {
  test.setTimeout(120_000);
  copy = makeWorkingCopy();
});
test.afterAll(() => copy.remove());

const changes = /\/changes\/$/;

// what could not be sent while the network was gone, and what the shells answer while they change
test.use({ expectedTrouble: [/ERR_FAILED|ERR_INTERNET|Failed to fetch/] });

/** What a release is told by: the first of its words, which the magazine's first page shows. */
const releases = [
  {
    remote: "mf-editor",
    texts: "mf-editor/src/words/locales/de.json",
    told: (page: Page) => page.getByRole("region", { name: "Neu: Bearbeiten" }),
    // no page is made of it: the next document takes it
    isOfPage: false,
  },
  {
    remote: "mf-magazine",
    texts: "mf-magazine/src/locales/de.json",
    told: (page: Page) => page.getByRole("heading", { level: 1, name: "Neu: Magazin" }),
    isOfPage: true,
  },
] as const;

for (const { remote, texts, told, isOfPage } of releases) {
  test(`a release of ${remote} while a text of an article is written loses none of its words`, async ({
    page,
    request,
  }) => {
    const list = await request.get(addressOf(listArticles, { locale: "de" }));
    const { results }: ArticleListPage = await list.json();
    const [article] = results;
    const address = href("article", "de", { slug: article?.slug.de ?? "", id: article?.id ?? 0 });
    await signIn(page, address);
    await page.goto(`${address}?edit`);
    const open = page.getByRole("button", { name: /^Text bearbeiten: / }).first();
    await open.press("Enter");
    const text = page.getByRole("textbox", { name: "Text bearbeiten" });
    await expect(text).toBeFocused();
    await page.keyboard.press("ControlOrMeta+End");
    // a document of its own forgets it
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    const [before, meanwhile, after] = ["Vor", "Bei", "Nach"].map(
      (when) => `${when} ${crypto.randomUUID()}`,
    ) as [string, string, string];

    await page.context().route(changes, (route) => route.abort());
    await page.keyboard.type(` ${before}`);
    await expect(page.getByText(/Auf diesem Gerät ist alles gesichert/)).toBeVisible();
    copy.change(texts, /(": ")(?=[^"{]*")/, "$1Neu: ");
    const releasing = copy.releases("release", remote);
    await page.keyboard.type(` ${meanwhile}`);
    const released = await releasing;
    expect(released.output).toContain("is live");
    // the old release goes on as long as its document stands
    await page.keyboard.type(` ${after}`);
    await expect(text).toContainText(after);
    expect(await page.evaluate(() => "isOld" in globalThis)).toBe(true);

    const magazine = page.getByRole("banner").getByRole("link", { name: "Magazin" }).first();
    await magazine.focus();
    await magazine.press("Enter");
    await expect(page).toHaveURL(/\/magazin\?edit/);
    if (!isOfPage) await page.reload();
    await expect(told(page)).toBeVisible();
    expect(await page.evaluate(() => "isOld" in globalThis)).toBe(false);
    await page.context().unroute(changes);
    await page.goto(`${address}?edit`);
    const main = page.getByRole("main");
    for (const words of [before, meanwhile, after]) {
      await expect(main.getByText(words)).toBeVisible();
    }
    await expect(page.getByText("Alles gespeichert.")).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    for (const words of [before, meanwhile, after]) {
      await expect(main.getByText(words)).toBeVisible();
    }
    const back = await copy.releases("rollback", remote);
    expect(back.output).toContain("is live again");
  });
}
