import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { overflowProblems } from "../src/overflow.ts";
import { pagePaths } from "../src/screens.ts";
import { signIn, statusOfStaffLinks } from "../src/staff.ts";

// Measures and durations of the specification that only a browser knows.

/** Heights of the header in rem, at windows of these widths. */
const headerHeights = [
  [360, 5],
  [1280, 6.75],
  [1920, 7.5],
] as const;
const highestDropdown = 300;
const widestContentRem = 100;
const languageDays = 365;

for (const [width, rem] of headerHeights) {
  test(`the header is ${rem} rem high in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href("programme", "de"));
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.height).toBe(rem * 16);
  });
}

for (const locale of locales) {
  // WCAG 2.2, 1.4.12
  test(`the header in ${locale} fits with a reader's own spacing of letters and words`, async ({
    page,
  }) => {
    await page.goto(href("magazine", locale));
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets.push(spacing);
    });
    for (const width of [1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflowProblems(page)]).toEqual([width, []]);
    }
  });
}

test("a dropdown is never higher than 300 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(href("home", "de"));
  const disclosure = page.getByRole("banner").getByRole("listitem").locator("details").first();
  await disclosure.locator("summary").click();
  const list = disclosure.getByRole("list");
  // stands for the many entries that staff may add: entries that the page was not made with would trouble its scripts
  const last = list.getByRole("listitem").last();
  await last.evaluate((element) => {
    element.style.paddingBlockEnd = "2000px";
  });
  expect((await list.boundingBox())?.height).toBe(highestDropdown);
});

test("the content is never wider than 100 rem", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto(href("programme", "de"));
  const widths = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(widestContentRem * 16);
});

test("the language is remembered for 365 days after a switch, and not otherwise", async ({
  page,
  context,
}) => {
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === "festival_locale");
  await page.goto(href("programme", "de"));
  expect(await remembered()).toBeUndefined();
  await page.getByRole("banner").getByRole("link", { name: "EN, English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const cookie = await remembered();
  expect(cookie?.value).toBe("en");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(languageDays);
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(`${href("home", "en")}$`));
});

test("paper shows the page without menus and the footer's links", async ({ page }) => {
  await page.goto(href("programme", "de"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  for (const role of ["link", "button", "heading", "textbox"] as const) {
    await expect(page.getByRole("contentinfo").getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("banner").getByRole("navigation").first()).toBeHidden();
});

test("the contrast that a visitor chose is there again on the next visit", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await page.goto(href("forms", "de"));
  // the switch comes with the footer's scripts, and those when it is seen
  await footer.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Kontrast erhöhen" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await page.goto(href("newsletter", "de"));
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await footer.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Kontrast verringern" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-contrast", "high");
});

test("high contrast comes with a device that asks for it, and is two links away by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto(href("forms", "de"));
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-contrast", "high");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Kontrast" })).toBeFocused();
  await page.keyboard.press("Enter");
  const lower = page.getByRole("button", { name: "Kontrast verringern" });
  await expect(lower).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(lower).toBeFocused();
  await page.keyboard.press("Enter");
  await page.goto(href("newsletter", "de"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(html).not.toHaveAttribute("data-contrast", "high");
});

test("the alert folds away while the menu is open, and stays away once it is dismissed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(href("plan", "de"));
  const alert = page.getByRole("region", { name: "Hinweis", includeHidden: true });
  const height = async () => (await alert.boundingBox())?.height ?? 0;
  const whole = await height();
  // one line
  expect(whole).toBeGreaterThan(40);
  expect(whole).toBeLessThan(48);
  const menu = page.getByRole("banner").locator("summary").filter({ visible: true });
  await menu.click();
  await expect.poll(height).toBe(0);
  await menu.click();
  await expect.poll(height).toBe(whole);
  // the header's scripts come when the browser is idle
  await expect(async () => {
    if ((await height()) > 0) {
      await alert.getByRole("button", { name: "Hinweis schließen" }).click();
    }
    await expect.poll(height, { timeout: 1500 }).toBe(0);
  }).toPass();
  await page.goto(href("programme", "de"));
  expect(await height()).toBe(0);
});

test("the bar of staff stays in sight while they read, and is not on paper", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, href("page", "de", { path: pagePaths.visit.de }));
  const bar = page.getByRole("region", { name: "Redaktion" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button", { name: "Seite bearbeiten" })).toBeHidden();
});

test("the bar of staff names each of its menus in one line, on a tablet too", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 800 });
  await signIn(page, href("programme", "de"));
  const heights = await page
    .getByRole("navigation", { name: "Verwaltung" })
    .locator("summary")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights)).toEqual(new Set([40]));
});

test("each link that an editor is shown leads to a page", async ({ page }) => {
  await signIn(page, href("home", "de"));
  const walked = await statusOfStaffLinks(page);
  expect(walked.map(([path]) => path)).toContain(href("quizCheck", "de"));
  expect(walked.filter(([, status]) => status >= 400)).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`the tools of staff do not cover the menus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, href("page", "de", { path: pagePaths.visit.de }));
    const tools = page.getByRole("button", { name: "Seite bearbeiten" });
    await expect(tools).toBeVisible();
    const own = await tools.boundingBox();
    const menus = await page.getByRole("banner").boundingBox();
    expect(own?.y).toBeGreaterThanOrEqual((menus?.y ?? Number.NaN) + (menus?.height ?? 0));
  });
}
