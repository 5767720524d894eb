import type { EventDetail, EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { getEvent, listEvents } from "@festival/contracts/calls/programme";
import { href, match } from "@festival/contracts/routes";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { pressOn } from "../src/keyboard.ts";

interface Played {
  /** Of an event's page. */
  address: string;
  event: string;
  work: string;
  composer: string;
}

/** The first event to come that names a work and its composer. */
async function findPlayed(request: APIRequestContext): Promise<Played> {
  const list = await request.get(addressOf(listEvents, { locale: "de" }));
  const { results } = (await list.json()) as EventListPage;
  for (const { id } of results) {
    const answer = await request.get(addressOf(getEvent, { locale: "de", id }));
    const event = (await answer.json()) as EventDetail;
    const played = event.event_compositions.find((each) => each.work_id && each.composer_id);
    if (!played) continue;
    return {
      address: href("event", "de", { slug: event.slug.de, id }),
      event: event.title,
      work: played.title,
      composer: played.composer,
    };
  }
  throw new Error("No event to come names a work and its composer.");
}

/** As it is read: words that belong together are held together by other signs. */
const readable = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]+\u2060?"));

const routeOf = (page: Page) => match(new URL(page.url()).pathname)?.name;

/** From an event to its work, to whose it is, and to the event among the concerts. */
async function readOn(page: Page, played: Played, follow: (name: RegExp) => Promise<void>) {
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await page.goto(played.address);
  await follow(readable(played.work));
  await expect(heading).toHaveText(readable(played.work));
  expect(routeOf(page)).toBe("work");
  await follow(readable(played.composer));
  await expect(heading).toHaveText(readable(played.composer));
  expect(routeOf(page)).toBe("composer");
  await follow(new RegExp(`^${readable(played.event).source}`));
  await expect(heading).toHaveText(readable(played.event));
  expect(routeOf(page)).toBe("event");
}

const linkOf = (page: Page, name: RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();

test("reads on from an event to a work, its composer and back, by mouse", async ({
  page,
  request,
}) => {
  await readOn(page, await findPlayed(request), (name) => linkOf(page, name).click());
});

test("reads on from an event to a work, its composer and back, by keyboard", async ({
  page,
  request,
}) => {
  await readOn(page, await findPlayed(request), (name) => pressOn(page, linkOf(page, name)));
});

test("finds a composer in the list by words and by letter", async ({ page, request }) => {
  const { composer } = await findPlayed(request);
  await page.goto(href("works", "de"));
  await page
    .getByRole("navigation", { name: "Das Programm nach Namen" })
    .getByRole("link", { name: "Komponistinnen und Komponisten" })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Komponistinnen und Komponisten" }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill(composer);
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\?q=/);
  await linkOf(page, readable(composer)).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(readable(composer));
  await page.goBack();
  await page.goBack();
  const letters = page.getByRole("navigation", { name: "Anfangsbuchstaben" });
  const letter = letters.getByRole("link").nth(1);
  await letter.click();
  await expect(page).toHaveURL(/\?letter=[A-Z]$/);
  await expect(letter).toHaveAttribute("aria-current", "page");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reads on from an event to a work, its composer and back", async ({ page, request }) => {
    await readOn(page, await findPlayed(request), (name) => linkOf(page, name).click());
  });

  test("looks for a work in the list", async ({ page, request }) => {
    const { work } = await findPlayed(request);
    await page.goto(href("works", "de"));
    await page.getByRole("main").getByRole("searchbox").fill(work);
    await page.getByRole("main").getByRole("button", { name: "Suchen" }).click();
    await linkOf(page, readable(work)).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(readable(work));
  });
});
