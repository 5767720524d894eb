import { href, type RouteName } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { focusProblems, tabTo } from "../src/keyboard.ts";
import { pagePaths, screens } from "../src/screens.ts";
import { signIn } from "../src/staff.ts";

// WCAG 2.2, 2.4.11: what has the focus is in sight. Header, bars and menus leave least where the window is small.

/** A phone, one held sideways, and a window of 1280 × 1024 px at 400 %. */
const sizes = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

/** `npm run soak -- focus` walks through all of every screen. */
const isWhole = process.env.WALK_ALL === "1";
const stops = isWhole ? 150 : 20;
/** Long, with lists of links, controls of every type, and what sticks to the window's edges. */
const chosen: readonly string[] = ["form", "programme", "event"] satisfies RouteName[];

async function walkInSmallWindows(page: Page, address: string, shown = "h1") {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"] as const) {
      const problems = await focusProblems(page, key, "main", stops);
      expect.soft([size.width, key, ...problems]).toEqual([size.width, key]);
    }
  }
}

for (const [name, addressOf] of Object.entries(screens)) {
  if (!isWhole && !chosen.includes(name)) continue;
  test(`what has the focus on ${name} is in sight in small windows, there and back`, async ({
    page,
  }) => {
    test.slow();
    await walkInSmallWindows(page, await addressOf("de"));
  });
}

test("what has the focus in the mobile app's layout is in sight in small windows, there and back", async ({
  page,
}) => {
  test.slow();
  await page.goto(`${href("home", "de")}?beemobile=1`);
  await expect(page.locator("html")).toHaveAttribute("data-layout", "mobileApp");
  await walkInSmallWindows(page, (await screens.event?.("de")) ?? "");
});

test("what has the focus in edit mode is in sight in small windows, there and back", async ({
  page,
}) => {
  test.slow();
  const visit = href("page", "de", { path: pagePaths.visit.de });
  await signIn(page, visit);
  await walkInSmallWindows(page, `${visit}?edit`, "[data-section-frame]");
});

/** With links in a row that runs off a phone's edge. */
const withRows: readonly string[] = ["programme", "magazine"] satisfies RouteName[];

for (const [name, addressOf] of Object.entries(screens)) {
  if (!withRows.includes(name)) continue;
  test(`more than half of a row's link that has the focus on ${name} is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(await addressOf("de"));
    const hidden = await page.getByRole("main").evaluate((main) => {
      const rows = [...main.querySelectorAll("*")].filter(
        (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === "auto",
      );
      if (rows.length === 0) return ["no row runs off the edge"];
      return rows.flatMap((row) =>
        [...row.querySelectorAll("a")].flatMap((link) => {
          link.focus();
          const { left, right } = link.getBoundingClientRect();
          const middle = (left + right) / 2;
          return middle > 0 && middle < innerWidth ? [] : [link.textContent];
        }),
      );
    });
    expect(hidden).toEqual([]);
  });
}

/** Lists whose lines are events: by days, and by dates. */
const lists: readonly string[] = ["programme", "artist"] satisfies RouteName[];

for (const [name, addressOf] of Object.entries(screens)) {
  if (!lists.includes(name)) continue;
  for (const forcedColors of ["none", "active"] as const) {
    test(`the ring of an event's line on ${name} is around all of it, and whole (forced colours: ${forcedColors})`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(await addressOf("de"));
        const lines = page.getByRole("main").getByRole("article");
        const link = lines
          .filter({ has: page.getByRole("time") })
          .getByRole("heading", { level: 3 });
        await tabTo(page, link.first().getByRole("link"));
        const ring = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const { outlineStyle, outlineWidth, outlineColor, outlineOffset, inlineSize, blockSize } =
            getComputedStyle(focused, "::after");
          const line = focused.closest("article") ?? focused;
          const { top, bottom, left, right, width: wide, height } = line.getBoundingClientRect();
          const room = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
          const cutting: string[] = [];
          for (let around = line.parentElement; around; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            const cuts = [overflowX, overflowY].some((value) => value !== "visible");
            if (cuts && around !== document.documentElement) cutting.push(around.tagName);
          }
          document.body.style.color = "Highlight";
          return {
            drawn: [outlineStyle, outlineWidth],
            isOfLine: [
              Math.abs(Number.parseFloat(inlineSize) - wide) < 1,
              Math.abs(Number.parseFloat(blockSize) - height) < 1,
            ],
            isInSight:
              left >= room && right <= innerWidth - room && top >= 0 && bottom <= innerHeight,
            cutting,
            isHighlight: outlineColor === getComputedStyle(document.body).color,
          };
        });
        expect(ring).toEqual({
          drawn: ["solid", "3px"],
          isOfLine: [true, true],
          isInSight: true,
          cutting: [],
          isHighlight: forcedColors === "active",
        });
      }
    });
  }
}
