import type { VenueList } from "@festival/contracts/api/programme/venues";
import { addressOf } from "@festival/contracts/calls/call";
import { listVenues } from "@festival/contracts/calls/programme";
import { href } from "@festival/contracts/routes";
import type { APIRequestContext, Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";

async function venueOf(request: APIRequestContext) {
  const answer = await request.get(addressOf(listVenues, { locale: "de" }));
  const [venue]: VenueList = await answer.json();
  if (!venue) throw new Error("The demo season has no venue.");
  const { id, slug } = venue;
  return {
    id,
    address: (locale: "de" | "en") => href("venue", locale, { slug: slug[locale], id }),
  };
}

/** Opens the name of the venue that is on the screen. */
async function openName(page: Page) {
  await page.getByRole("button", { name: "Seite bearbeiten" }).click();
  await page.getByRole("button", { name: "Name bearbeiten", exact: true }).click();
  return page.getByRole("complementary", { name: "Name" });
}

test("staff write the name of a venue in its page in both languages, and visitors read it at once", async ({
  page,
  request,
  browser,
}) => {
  const { address } = await venueOf(request);
  await signIn(page, address("de"));
  const panel = await openName(page);
  const token = crypto.randomUUID().slice(0, 8);
  await panel.getByRole("textbox").nth(0).fill(`Saal ${token}`);
  await panel.getByRole("textbox").nth(1).fill(`Hall ${token}`);
  expect(await axeProblems(page)).toEqual([]);
  await panel.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(panel.getByRole("alert")).toContainText("keinen Entwurf");
  await panel.getByRole("button", { name: "Speichern und veröffentlichen" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
    `Saal ${token}`,
  );

  await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  await expect(page.getByText(/^Zurückgenommen: Gespeichert: Name. Es ist/)).toBeVisible();
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).not.toContainText(token);
  await page.getByRole("button", { name: "Wiederholen", exact: true }).click();
  await expect(heading).toHaveText(`Saal ${token}`);

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto(address("en"));
  await expect(visitorsPage.getByRole("heading", { level: 1 })).toHaveText(`Hall ${token}`);
  await visitor.close();
});

test.describe("a field that another person changes meanwhile", () => {
  test.use({ expectedTrouble: [/\b409\b/] });

  test("is shown beside one's own, which a reload brings back", async ({ page, request }) => {
    const { id, address } = await venueOf(request);
    await signIn(page, address("de"));
    let panel = await openName(page);
    const token = crypto.randomUUID().slice(0, 8);
    await panel.getByRole("textbox").nth(0).fill(`Mein Saal ${token}`);
    const theirs = { de: `Ihr Saal ${token}`, en: `Their hall ${token}` };
    await updateAsStaff<{ revision: number; name: typeof theirs }>(
      page,
      `/de/pageeditor-api/venues/${id}/`,
      { name: theirs },
    );
    await page.reload();
    await page.getByRole("button", { name: "Name bearbeiten", exact: true }).click();
    panel = page.getByRole("complementary", { name: "Name" });
    await expect(panel.getByRole("textbox").nth(0)).toHaveValue(`Mein Saal ${token}`);
    await panel.getByRole("button", { name: "Speichern", exact: true }).click();
    await panel.getByRole("button", { name: "Speichern und veröffentlichen" }).click();
    await expect(panel.getByText(theirs.de)).toBeVisible();
    await panel.getByRole("button", { name: "Meine nehmen" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
      `Mein Saal ${token}`,
    );
  });
});

test("staff write an entry of the menu where it stands, and every header has it at once", async ({
  page,
  browser,
}) => {
  await signIn(page, "/de");
  await page.goto("/de?edit");
  const menu = page.getByRole("button", { name: "Menü bearbeiten" });
  const panel = page.getByRole("complementary", { name: "Menü" });
  const header = page.getByRole("navigation", { name: "Hauptmenü" });
  const token = crypto.randomUUID().slice(0, 8);
  const rename = async (from: string, to: string) => {
    await panel.getByRole("button", { name: `Beschriftung: ${from}`, exact: true }).click();
    const words = page.getByRole("complementary", { name: "Beschriftung" });
    await words.getByRole("textbox").first().fill(to);
    await words.getByRole("button", { name: "Speichern", exact: true }).click();
  };
  await menu.click();
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await rename("Magazin", `Magazin ${token}`);
  // once in each document it is said that there is no draft
  await page.getByRole("button", { name: "Speichern und veröffentlichen" }).click();
  await expect(header.getByRole("link", { name: `Magazin ${token}` })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitorsPage = await visitor.newPage();
  await visitorsPage.goto("/de/team");
  await expect(
    visitorsPage.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", {
      name: `Magazin ${token}`,
    }),
  ).toBeVisible();
  await visitor.close();

  await rename(`Magazin ${token}`, "Magazin");
  await expect(header.getByRole("link", { name: "Magazin", exact: true })).toBeVisible();
});
