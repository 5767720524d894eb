import { describe, expect, it } from "@jest/globals";
import type { EventTeaser } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { cleanup, screen, within } from "@testing-library/react";
import { eventTeaser } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { HighlightEvents } from "./HighlightEvents.tsx";
import { loadHighlightEvents } from "./loadHighlightEvents.ts";

async function show(events: EventTeaser[], locale: Locale = "de") {
  const api = testApi(locale, { [`/${locale}/api/highlight-events/`]: { event_objs: events } });
  const data = await loadHighlightEvents({}, { api, locale, now: "2025-08-20T08:00:00.000Z" });
  return renderFragment(HighlightEvents, texts, data, locale);
}

describe("the highlights", () => {
  it("tell of each event when, what, who, where, and how to get in", async () => {
    await show([eventTeaser({ access: ["wheelchair", "relaxed"] })]);
    const section = within(screen.getByRole("region", { name: "Nicht verpassen" }));
    expect(section.getByRole("heading", { level: 2, name: "Nicht verpassen" })).toBeTruthy();
    const event = within(section.getByRole("article"));
    expect(event.getByText("30.").closest("time")?.textContent).toBe("30. Sa, Aug 11:00");
    expect(event.getByRole("link", { name: /^Cis-Moll/ }).getAttribute("href")).toBe(
      "/de/programm-tickets/cis-moll/7",
    );
    expect(event.getByText("Alte Schmiede")).toBeTruthy();
    const access = within(event.getByRole("list", { name: "Zugang" }));
    expect(access.getByText("Entspannte Atmosphäre")).toBeTruthy();
    expect(event.getByRole("link", { name: /Wenige Karten/ })).toBeTruthy();
  });

  it("stand in the order of their dates", async () => {
    await show([
      eventTeaser({ id: 1, title: "Später", date_and_time: "2025-09-14T18:00:00.000Z" }),
      eventTeaser({ id: 2, title: "Früher", date_and_time: "2025-09-13T18:00:00.000Z" }),
    ]);
    const titles = screen.getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(["Früher", "Später"]);
  });

  it("leave out what is over, as long as something is to come", async () => {
    const over = eventTeaser({ id: 1, title: "Vorbei", is_past: true });
    await show([over, eventTeaser({ id: 2, title: "Kommt noch" })]);
    const titles = () =>
      screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(titles()).toEqual(["Kommt noch"]);
    cleanup();
    await show([over]);
    expect(titles()).toEqual(["Vorbei"]);
  });

  it("lead to the programme where none are picked", async () => {
    await show([], "en");
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByRole("link", { name: "See the whole programme" }).getAttribute("href")).toBe(
      "/en/programm-tickets",
    );
  });

  it("are accessible, with and without events", async () => {
    const full = await show([eventTeaser(), eventTeaser({ id: 8, status: "cancelled" })]);
    expect(await axeProblems(full.container)).toEqual([]);
    full.unmount();
    const empty = await show([]);
    expect(await axeProblems(empty.container)).toEqual([]);
  });
});
