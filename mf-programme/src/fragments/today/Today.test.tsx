import type { EventTeaser } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { getToday } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { eventTeaser } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadToday } from "./loadToday.ts";
import { Today } from "./Today.tsx";

interface Day {
  today?: EventTeaser[];
  playing?: number[];
  weekend?: EventTeaser[];
}

async function show(day: Day, locale: Locale = "de") {
  const api = testApi(locale, {
    [addressOf(getToday, { locale })]: {
      day: "2025-08-30",
      today: [],
      playing: [],
      weekend: [],
      ...day,
    },
  });
  const data = await loadToday({}, { api, locale, now: "2025-08-30T09:30:00.000Z" });
  return renderFragment(Today, texts, data, locale);
}

const event = (id: number, title: string, given: Partial<EventTeaser> = {}) =>
  eventTeaser({ id, title, ...given });
const rows = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("listitem")
    .map((row) => [
      row.firstElementChild?.textContent,
      within(row).getByRole("heading").textContent,
    ]);

describe("today", () => {
  it("says what plays and what is next, which is nothing that is cancelled", async () => {
    const { container } = await show({
      today: [
        event(1, "Jetzt"),
        event(2, "Entfällt", { status: "cancelled" }),
        event(3, "Danach"),
        event(4, "Spät"),
      ],
      playing: [1],
    });
    const notes = rows("Heute, Samstag, 30.\u00a0August");
    expect(notes[0]).toEqual(["Läuft gerade", "Jetzt"]);
    expect(notes[2]).toEqual(["Als Nächstes", "Danach"]);
    expect(screen.getAllByText(/^(Läuft gerade|Als Nächstes)$/)).toHaveLength(2);
    expect(screen.queryByRole("region", { name: "Dieses Wochenende" })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tells of the weekend alone where today has nothing", async () => {
    const { container } = await show({ weekend: [event(5, "Sunday music")] }, "en");
    expect(rows("This weekend")).toHaveLength(1);
    expect(screen.queryByRole("heading", { name: /^Today/ })).toBeNull();
    expect(screen.queryByText("Next")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
