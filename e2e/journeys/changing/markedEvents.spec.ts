import type { EventListPage, EventStatus, EventTeaser } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { resourceCalls } from "@festival/contracts/calls/resources";
import type { Localized } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { site } from "../../src/site.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";
import { festivalZone } from "@festival/contracts/time/festivalTime";

const programme = href("programme", "de");
const halfAnHour = 30 * 60_000;

/** An event as staff keep it, as far as this journey changes it. */
interface EventRecord {
  revision: number;
  starts_at: string;
  ends_at: string | null;
  status: EventStatus;
  status_reason: Localized;
}

/** One for sale that takes place as announced, so that the change is the only news of it. */
async function plainEvent(): Promise<EventTeaser> {
  const answer = await fetch(site.url + addressOf(listEvents, { locale: "de" }));
  const { results } = (await answer.json()) as EventListPage;
  const found = results.find(
    ({ status, button_status: ticket }) => status === "scheduled" && ticket === "on_sale",
  );
  if (!found) throw new Error("The demo season has no event for sale that is as announced.");
  return found;
}

const later = (iso: string) => new Date(Date.parse(iso) + halfAnHour).toISOString();

/** As the site writes it in German. */
const timeInBerlin = (iso: string) =>
  new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: festivalZone }).format(
    new Date(iso),
  );

const noticeOf = (visitor: Page, title: string) =>
  visitor.getByRole("status").getByText(`„${title}“ in Ihrem Plan hat sich geändert.`);

/** Comes back another time, on any page of the programme. */
async function comeBack(visitor: Page): Promise<void> {
  const known = visitor.waitForResponse((answer) => answer.url().includes("/programme-changes/"));
  await visitor.goto(programme);
  await known;
}

test("a visitor who marked a concert is told once that its time changed, and that it is cancelled", async ({
  page,
  browser,
}) => {
  const { id, slug, title } = await plainEvent();
  const address = href("event", "de", { id, slug: slug.de });
  const call = addressOf(resourceCalls("events").update, { locale: "de", id });
  await signIn(page, programme);

  const device = await browser.newContext({ baseURL: site.url });
  const visitor = await device.newPage();
  await visitor.goto(address);
  await visitor
    .getByRole("main")
    .getByRole("button", { name: /^Merken/ })
    .first()
    .click();
  await comeBack(visitor);
  await expect(noticeOf(visitor, title)).toBeHidden();

  const before = await updateAsStaff<EventRecord>(page, call, {});
  try {
    const startsAt = later(before.starts_at);
    await updateAsStaff<EventRecord>(page, call, {
      starts_at: startsAt,
      ends_at: before.ends_at && later(before.ends_at),
    });

    await comeBack(visitor);
    await expect(noticeOf(visitor, title)).toBeVisible();
    expect(await axeProblems(visitor)).toEqual([]);
    await visitor.getByRole("link", { name: "Zum Plan" }).click();
    const news = visitor.getByRole("region", { name: "Neu, seit Sie zuletzt hier waren" });
    await expect(news.getByText("Neuer Termin:", { exact: true })).toBeVisible();
    await expect(news).toContainText(timeInBerlin(startsAt));
    await expect(news.getByRole("link", { name: title })).toHaveAttribute("href", address);
    const planned = visitor.getByRole("main").getByRole("article");
    await expect(planned).toContainText(timeInBerlin(startsAt));

    // visitors who have read it need not be told again
    await comeBack(visitor);
    await expect(noticeOf(visitor, title)).toBeHidden();

    await updateAsStaff<EventRecord>(page, call, {
      status: "cancelled",
      status_reason: { de: "Die Geige ist erkältet.", en: "The violin has a cold." },
    });
    await comeBack(visitor);
    await expect(noticeOf(visitor, title)).toBeVisible();
    await visitor.getByRole("link", { name: "Zum Plan" }).click();
    await expect(news.getByText("Abgesagt:", { exact: true })).toBeVisible();
    await expect(news).toContainText("Die Geige ist erkältet.");
  } finally {
    const { starts_at, ends_at, status, status_reason } = before;
    await updateAsStaff<EventRecord>(page, call, { starts_at, ends_at, status, status_reason });
    await device.close();
  }
});
