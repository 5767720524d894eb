import { describe, expect, it } from "@jest/globals";
import type { EventDetail } from "@festival/contracts/api/events";
import { castMember, eventDetail, season } from "../../testing/factories.ts";
import { eventJsonLd } from "./eventJsonLd.ts";

const url = "/de/programm-tickets/cis-moll/7";

/** As it stands in the document: what is undefined is left out. */
function jsonLdOf(given: Partial<EventDetail> = {}): Record<string, unknown> {
  const festival = { season: season(), organizer: "Musikfest am Strom" };
  return JSON.parse(JSON.stringify(eventJsonLd(eventDetail(given), festival, "de", url)));
}

function has(found: unknown, path: string): boolean {
  let value = found;
  for (const name of path.split(".")) {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof one !== "object" || one === null) return false;
    value = (one as Record<string, unknown>)[name];
  }
  return value !== undefined && value !== "";
}

/** https://developers.google.com/search/docs/appearance/structured-data/event */
const required = ["name", "startDate", "location", "location.address"];
const recommended = [
  "description",
  "endDate",
  "eventStatus",
  "image",
  "location.name",
  "location.address.addressCountry",
  "offers",
  "offers.availability",
  "offers.priceCurrency",
  "offers.url",
  "organizer",
  "organizer.name",
  "organizer.url",
  "performer",
  "performer.name",
];

describe("an event's JSON-LD", () => {
  it.each(required)("has %s, without which they show nothing", (path) => {
    expect(has(jsonLdOf(), path)).toBe(true);
  });

  it.each(recommended)("has %s, which they ask for", (path) => {
    expect(has(jsonLdOf(), path)).toBe(true);
  });

  it("is held by the festival, not by its season", () => {
    expect(jsonLdOf()).toMatchObject({
      organizer: { name: "Musikfest am Strom" },
      superEvent: { name: season().title },
    });
    expect(season().title).not.toBe("Musikfest am Strom");
  });

  it("has the price that they ask for, of one price and of several", () => {
    expect(has(jsonLdOf(), "offers.lowPrice")).toBe(true);
    expect(has(jsonLdOf({ price_to: 18 }), "offers.price")).toBe(true);
  });

  it("has the date it was announced for, once it has another", () => {
    const previous = { date_and_time: "2025-08-29T09:00:00.000Z", venue_obj: null };
    expect(has(jsonLdOf({ status: "postponed", previous }), "previousStartDate")).toBe(true);
    expect(has(jsonLdOf(), "previousStartDate")).toBe(false);
  });

  it("names each performer's role, and links only those with a page", () => {
    const found = jsonLdOf({
      event_ensembles: [],
      event_castmembers: [
        castMember(1, "Nora", "Feld", "Violine"),
        { ...castMember(2, "Ina", "Still", "Viola"), has_page: false },
      ],
    });
    expect(found.performer).toEqual([
      {
        "@type": "Person",
        name: "Nora Feld",
        jobTitle: "Violine",
        url: "/de/kuenstler/nora-feld/1",
      },
      { "@type": "Person", name: "Ina Still", jobTitle: "Viola" },
    ]);
  });

  it("describes an event of which only the date is known", () => {
    const found = jsonLdOf({ subtitle: "", works_line: "" });
    expect(found.description).toBe("Samstag, 30.\u00a0August 2025, 11:00 Uhr");
  });
});
