import type { EventTeaser } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { eventTeaser } from "@festival/shared-ui/owner/testEvent";
import { describe, expect, it } from "@jest/globals";
import { testContentPage } from "../testContentPage.ts";
import { openingOf } from "./openingOf.ts";

const at = (date: string): EventTeaser => eventTeaser({ date_and_time: `${date}T17:30:00.000Z` });

function opening(events: readonly EventTeaser[], locale: Locale = "de") {
  const items = events.map((event) => ({ event }));
  const list = { id: 4, slug: null, model: "eventlist", title: "Die Abende", items } as const;
  const words = openingOf(testContentPage({ modules: [list] }), locale);
  return words && `${words.dates}; ${words.count}`.replaceAll("\u00a0", " ");
}

describe("openingOf", () => {
  it("tells from when to when and how many, in whichever order they are listed", () => {
    const events = [at("2025-09-24"), at("2025-08-31"), at("2025-09-05")];
    expect(opening(events)).toBe("31. August bis 24. September 2025; 3 Termine");
    expect(opening(events, "en")).toBe("31 August to 24 September 2025; 3 events");
  });

  it("names both years of a series over the turn of a year, and the day of a single evening", () => {
    expect(opening([at("2025-12-30"), at("2026-01-02")])).toBe(
      "30. Dezember 2025 bis 2. Januar 2026; 2 Termine",
    );
    expect(opening([at("2025-09-24"), at("2025-09-06")])).toBe(
      "6. bis 24. September 2025; 2 Termine",
    );
    expect(opening([at("2025-08-31")])).toBe("Sonntag, 31. August 2025; ein Termin");
  });

  it("is there for no page without events", () => {
    expect(opening([])).toBeNull();
    expect(openingOf(testContentPage(), "de")).toBeNull();
  });
});
