import { locales, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { contactForm, pagePaths, screens } from "../src/screens.ts";

/** What a sitemap names, read by the browser's own parser of XML. */
interface Sitemap {
  isWellFormed: boolean;
  root: string;
  addresses: string[];
  twins: string[][];
}

const asked = 8;

test.describe("the sitemap", () => {
  test("names an address of each language in valid XML, and each of them answers", async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await page.goto(href("home", "de"));
    const read = (path: string) =>
      page.evaluate(async (address): Promise<Sitemap> => {
        const answer = await fetch(address);
        const found = new DOMParser().parseFromString(await answer.text(), "application/xml");
        const texts = (name: string) =>
          [...found.querySelectorAll(name)].map((element) => element.textContent ?? "");
        return {
          isWellFormed: found.querySelector("parsererror") === null,
          root: found.documentElement.localName,
          addresses: texts("loc"),
          twins: [...found.querySelectorAll("url")].map((url) =>
            [...url.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map(
              (link) => link.getAttribute("href") ?? "",
            ),
          ),
        };
      }, path);
    const robots = await (await request.get("/robots.txt")).text();
    const index = await read(new URL(/Sitemap: (\S+)/.exec(robots)?.[1] ?? "").pathname);
    expect([index.isWellFormed, index.root]).toEqual([true, "sitemapindex"]);
    const paths = index.addresses.map((address) => new URL(address).pathname);
    expect(paths).toEqual(["/de/sitemap.xml", "/en/sitemap.xml"]);

    for (const [place, path] of paths.entries()) {
      const { isWellFormed, root, addresses, twins } = await read(path);
      expect([path, isWellFormed, root]).toEqual([path, true, "urlset"]);
      expect(addresses.length).toBeGreaterThan(100);
      const locale: Locale | undefined = locales[place];
      expect(
        addresses.filter((address) => !new URL(address).pathname.startsWith(`/${locale}`)),
      ).toEqual([]);
      expect(
        twins.filter((each, at) => each.length > 0 && !each.includes(addresses[at] ?? "")),
      ).toEqual([]);
      const wrong: string[] = [];
      const waiting = [...addresses];
      const ask = async () => {
        for (let address = waiting.shift(); address; address = waiting.shift()) {
          const answer = await request.get(new URL(address).pathname, { maxRedirects: 0 });
          const html = await answer.text();
          if (answer.status() !== 200) wrong.push(`${answer.status()} ${address}`);
          if (/<meta name="robots" content="noindex"/.test(html)) wrong.push(`noindex ${address}`);
        }
      };
      await Promise.all(Array.from({ length: asked }, ask));
      expect(wrong).toEqual([]);
    }
  });
});

for (const locale of locales) {
  test(`content pages, press and forms begin title and text at one axis in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const left = async (what: string) =>
      Math.round((await page.getByRole("main").locator(what).first().boundingBox())?.x ?? 0);
    const axes = [];
    for (const [address, text] of [
      [href("page", locale, { path: pagePaths.visit[locale] }), "p"],
      [href("page", locale, { path: locale === "de" ? "presse" : "press" }), "p"],
      [contactForm(locale), "label[for]"],
      [href("newsletter", locale), "label[for]"],
    ] as const) {
      await page.goto(address);
      axes.push([address, await left("h1"), await left(text)]);
    }
    const [[, axis] = []] = axes;
    expect(axis).toBeGreaterThan(300);
    expect(axes).toEqual(axes.map(([address]) => [address, axis, axis]));
  });
}

test.describe("the layout of the mobile app", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("has its menu at the thumb, and carries a page to another phone", async ({ page }) => {
    await page.goto(`${href("home", "de")}?beemobile=1`);
    await expect(page).toHaveURL(new RegExp(`${href("home", "de")}$`));
    await expect(page.locator("html")).toHaveAttribute("data-layout", "mobileApp");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.getByText("Menü", { exact: true }).click();
    await expect(page.getByRole("link", { name: "Impressum" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Datenschutz", exact: true })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);

    await page.getByRole("link", { name: "Magazin", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href("magazine", "de")}$`));
    await expect(page.getByRole("link", { name: "Impressum" })).toBeHidden();
    const code = page.getByRole("img", { name: "QR-Code mit der Adresse dieser Seite" });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "Zurück" }).click();
    await expect(page).toHaveURL(new RegExp(`${href("home", "de")}$`));

    await page.goto(`${href("magazine", "de")}?beemobile=0`);
    await expect(page.locator("html")).toHaveAttribute("data-layout", "default");
  });

  test.describe("without scripts", () => {
    // a press that meets the menu while it unfolds is tried again by scripts alone
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

    test("opens its menu and leads back", async ({ page }) => {
      await page.goto(`${href("magazine", "en")}?beemobile=1`);
      await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute(
        "href",
        href("home", "en"),
      );
      await page.getByText("Menu", { exact: true }).click();
      await page.getByRole("link", { name: "Imprint" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
    });
  });
});

test.describe("the newsletter over the page", () => {
  test("opens by address and by link, keeps the focus, and gives it back", async ({ page }) => {
    await page.goto(`${href("magazine", "de")}?newsletter`);
    const dialog = page.getByRole("dialog", { name: "Newsletter abonnieren" });
    await expect(dialog.getByRole("textbox", { name: /^E-Mail-Adresse/ }).first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${href("magazine", "de")}$`));

    await page.goto(href("home", "de"));
    const link = page.getByRole("main").getByRole("link", { name: "Newsletter abonnieren" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href("home", "de")}$`));
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test.describe("without its form", () => {
    // its code is kept away on purpose
    test.use({ expectedTrouble: [/ERR_FAILED|newsletter's form is missing/] });

    test("leads to the newsletter's page where its form can't be loaded", async ({ page }) => {
      await page.goto(href("home", "en"));
      await page.route(/mf-forms\/.*newsletterForm/, (route) => route.abort());
      await page.getByRole("main").getByRole("link", { name: "Get the newsletter" }).click();
      await expect(page).toHaveURL(new RegExp(`${href("newsletter", "en")}$`));
    });
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is the newsletter's page", async ({ page }) => {
      await page.goto(`${href("magazine", "de")}?newsletter`);
      await expect(page).toHaveURL(new RegExp(`${href("newsletter", "de")}$`));
    });
  });
});

/** Words of titles that go on in the next line, and keys that are torn apart. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    // a browser may have a dictionary, or none
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { hyphens: manual !important; }");
    document.adoptedStyleSheets.push(sheet);
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const words = (node.textContent ?? "").matchAll(
          /[\p{L}\p{N}]+(?:-?\u2060[\p{L}\p{N}]+)*/gu,
        );
        for (const { 0: word, index } of words) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const width of [360, 768]) {
  test(`no word of a German title is broken at ${width} px without a hyphen`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const longest = "Sommernachtstraum";
    const found: [string, string[]][] = [];
    const look = async () => {
      const broken = await brokenWords(page);
      if (broken.length > 0) found.push([page.url(), broken]);
    };
    for (const addressIn of Object.values(screens)) {
      await page.goto(await addressIn("de"));
      await look();
    }
    await page.goto(href("programme", "de", {}, { q: longest }));
    await look();
    const title = page.getByRole("link", { name: new RegExp(`^${longest}-`) });
    await page.goto((await title.first().getAttribute("href")) ?? "");
    await look();
    expect(found).toEqual([]);
  });
}
