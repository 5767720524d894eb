import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { describe, expect, it } from "@jest/globals";
import type { EventDetail } from "@festival/contracts/api/events";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import {
  castMember,
  eventDetail,
  eventList,
  image,
  programmeChange,
  season,
  venue,
} from "../../testing/factories.ts";
import type { EventData } from "./eventData.ts";
import { loadEventPage } from "./loadEventPage.ts";

function answersFor(event: EventDetail, changes: ProgrammeChange[] = []) {
  return {
    "/de/api/events/7/": event,
    "/en/api/events/7/": event,
    "/de/api/season/": season(),
    "/en/api/season/": season(),
    "/de/api/programme-changes/?event=7": { ...eventList(), results: changes },
    "/en/api/programme-changes/?event=7": { ...eventList(), results: changes },
  };
}

const german = "/de/programm-tickets/cis-moll/7";

const load = (given: Partial<EventDetail> = {}, url = german) =>
  loadedPage(loadEventPage(testRequest(url, answersFor(eventDetail(given)))));

async function jsonLd(given: Partial<EventDetail> = {}) {
  const { head } = await load(given);
  return head.jsonLd?.[0];
}

describe("an event's page", () => {
  it("leads to the canonical address from another slug", async () => {
    const answers = answersFor(eventDetail());
    const request = testRequest("/en/programm-tickets/cis-moll/7", answers);
    expect(await loadEventPage(request)).toEqual({
      kind: "redirect",
      to: "/en/programm-tickets/c-sharp-minor/7",
      status: 301,
    });
  });

  it.each(["sieben", "7a", "0", "-7", "99999999999"])("does not find event %s", async (id) => {
    const request = testRequest(`/de/programm-tickets/cis-moll/${id}`, answersFor(eventDetail()));
    await expect(loadEventPage(request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("does not find an event that does not exist", async () => {
    const request = testRequest("/de/programm-tickets/cis-moll/8", answersFor(eventDetail()));
    await expect(loadEventPage(request)).rejects.toMatchObject({ code: "not_found" });
  });

  it("tells its date, its place and its picture in the head", async () => {
    const { head, alternates } = await load();
    expect(head.title).toBe("Cis-Moll, vierzig Minuten ohne Pause, 30.\u00a0August 2025");
    expect(head.description).toMatch(/^Samstag, 30\.\u00a0August 2025, Alte Schmiede\. Quartett/);
    expect(head.description.length).toBeLessThanOrEqual(161);
    expect(head.openGraph?.imageUrl).toBe("/media/images/12-9f3c/1200.jpg");
    expect(alternates).toEqual({ de: german, en: "/en/programm-tickets/c-sharp-minor/7" });
    expect(head.trail).toEqual([
      { name: "Programm", href: "/de/programm-tickets" },
      { name: "Cis-Moll, vierzig Minuten ohne Pause", href: german },
    ]);
  });

  it("never names a preview wider than its original", async () => {
    const { head } = await load({ image_objs: [image({ width: 600 })] });
    expect(head.openGraph?.imageUrl).toBe("/media/images/12-9f3c/480.jpg");
  });

  it("words times and prices", async () => {
    const { data } = await load();
    expect(data).toMatchObject({
      when: {
        dateTime: "2025-08-30T11:00:00+02:00",
        dates: "Samstag, 30.\u00a0August 2025",
        times: "11:00 bis 12:10 Uhr",
      },
      doors: "10:00 Uhr",
      introduction: { time: "10:15 Uhr", place: "Foyer" },
      price: "18 bis 42\u00a0€",
    });
    const english = await load({ price_to: 39.5 }, "/en/programm-tickets/c-sharp-minor/7");
    expect(english.data).toMatchObject({ doors: "10.00\u00a0am", price: "€18 to €39.50" });
  });

  it("gathers the cast by what they do", async () => {
    const { data } = await load({
      event_castmembers: [
        castMember(1, "Nora", "Feld", "Violine"),
        castMember(3, "Luc", "Marais", "Viola"),
        castMember(2, "Ayumi", "Sander", "Violine"),
        castMember(4, "", "Kollektiv Restlicht", ""),
      ],
    });
    expect(
      data.cast.groups.map(({ role, members }) => [role, members.map(({ name }) => name)]),
    ).toEqual([
      ["Violine", ["Nora Feld", "Ayumi Sander"]],
      ["Viola", ["Luc Marais"]],
      ["", ["Kollektiv Restlicht"]],
    ]);
  });

  it("tells what it was announced for, and what else changed since", async () => {
    const reason = "Der Saal steht unter Wasser.";
    const event = eventDetail({
      status: "moved",
      status_reason: reason,
      previous: {
        date_and_time: "2025-08-29T17:30:00.000Z",
        venue_obj: { id: 4, name: "Pumpwerk", slug: { de: "pumpwerk", en: "waterworks" } },
      },
    });
    const changes = [
      programmeChange({ id: 2, text: "Es entfällt: Partita." }),
      programmeChange({ id: 1, kind: "moved", text: `Neuer Ort: Pumpwerk. ${reason}` }),
    ];
    const { data } = await loadedPage(
      loadEventPage(testRequest(german, answersFor(event, changes))),
    );
    expect(data.notice).toEqual({
      reason,
      previousDate: "Freitag, 29.\u00a0August 2025, 19:30 Uhr",
      previousVenue: { name: "Pumpwerk", href: "/de/veranstaltungsorte/pumpwerk/4" },
    });
    expect(data.changes).toEqual([
      {
        id: 2,
        date: "2025-08-19",
        dateLong: "19.\u00a0August 2025",
        text: "Es entfällt: Partita.",
      },
    ]);
  });

  it.each<[Partial<EventDetail>, EventData["interval"]]>([
    [{ interval: { duration_minutes: null } }, { minutes: null }],
    [{ interval: null }, "none"],
    [{ interval: null, event_compositions: [] }, null],
  ])("knows of an interval from %j", async (given, interval) => {
    const { data } = await load(given);
    expect(data.interval).toEqual(interval);
  });

  it("gives a date for one's calendar until it is over or off", async () => {
    expect((await load()).data.calendarHref).toBe("/de/api/events/7/calendar.ics");
    expect((await load({ is_past: true })).data.calendarHref).toBeNull();
    expect((await load({ status: "cancelled" })).data.calendarHref).toBeNull();
  });

  it("names each genre once, and how large a file is", async () => {
    const { data } = await load({
      genres: [
        { id: 2, title: "Kammermusik" },
        { id: 3, title: "Neue Musik" },
      ],
      download_objs: [
        {
          id: 1,
          title: "Gesangstexte",
          url: "/media/files/1/texte.pdf",
          name: "texte.pdf",
          content_type: "application/pdf",
          bytes: 1_234_567,
        },
      ],
    });
    expect(data.genres.map(({ href }) => href)).toEqual([
      "/de/programm-tickets?genres=2",
      "/de/programm-tickets?genres=3",
    ]);
    expect(data.downloads[0]).toMatchObject({ name: "texte.pdf", about: "PDF, 1,2\u00a0MB" });
  });

  it("takes no time from an event of which only the day is known", async () => {
    const { data } = await load({ has_time: false });
    expect(data.when).toMatchObject({ dateTime: "2025-08-30", times: "" });
    expect(await jsonLd({ has_time: false })).toMatchObject({ startDate: "2025-08-30" });
  });

  it("loads with nothing but a title and a date", async () => {
    const { data, head } = await load({
      subtitle: "",
      works_line: "",
      cast_line: "",
      ends_at: null,
      doors_at: null,
      introduction: null,
      venue_obj: null,
      genre_obj: null,
      image_objs: [],
      price_from: null,
      price_to: null,
      event_compositions: [],
      event_castmembers: [],
      event_ensembles: [],
      event_sponsors: [],
    });
    expect(head.description).toBe("Samstag, 30.\u00a0August 2025");
    expect(head.openGraph?.imageUrl).toBeUndefined();
    expect(data).toMatchObject({ doors: "", introduction: null, venue: null, price: "" });
  });
});

describe("an event for search engines", () => {
  it("is a MusicEvent with Berlin's offset, its works, artists and festival", async () => {
    expect(await jsonLd()).toMatchObject({
      "@type": "MusicEvent",
      name: "Cis-Moll, vierzig Minuten ohne Pause",
      url: german,
      startDate: "2025-08-30T11:00:00+02:00",
      endDate: "2025-08-30T12:10:00+02:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { name: "Alte Schmiede", address: { addressLocality: "Bonn" } },
      performer: [
        { "@type": "MusicGroup", name: "Quartett Halbmond" },
        { "@type": "Person", name: "Nora Feld" },
        { "@type": "Person", name: "Ayumi Sander" },
        { "@type": "Person", name: "Luc Marais" },
      ],
      workPerformed: [
        { name: "Streichquartett cis-Moll op. 131", composer: { name: "Ludwig van Beethoven" } },
        { name: "Officium breve op. 28" },
      ],
      offers: {
        "@type": "AggregateOffer",
        lowPrice: 18,
        highPrice: 42,
        priceCurrency: "EUR",
        availability: "https://schema.org/LimitedAvailability",
        url: "https://tickets.example/7",
      },
      superEvent: { "@type": "Festival", name: "Musikfest am Strom 2025" },
    });
  });

  it("says for when it was announced, who pays for it, and that it can be heard elsewhere", async () => {
    const found = await jsonLd({
      status: "postponed",
      previous: { date_and_time: "2025-08-29T09:00:00.000Z", venue_obj: null },
      broadcast_objs: [{ kind: "live_stream", title: "Stream", url: "https://stream.example" }],
    });
    expect(found).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2025-08-29T11:00:00+02:00",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      sponsor: [{ "@type": "Organization", name: "Stiftung Stromauf" }],
    });
  });

  it("says when tickets that are not on sale yet will be", async () => {
    const request = testRequest(german, {
      ...answersFor(eventDetail({ button_status: "soon" })),
      "/de/api/season/": season({ tickets_from: "2025-08-25T08:00:00.000Z" }),
    });
    const { head } = await loadedPage(loadEventPage(request));
    expect(head.jsonLd?.[0]).toMatchObject({
      offers: {
        availability: "https://schema.org/PreOrder",
        validFrom: "2025-08-25T08:00:00.000Z",
      },
    });
  });

  it("says that it is cancelled, and offers nothing then", async () => {
    const found = await jsonLd({ status: "cancelled", button_status: "cancelled" });
    expect(found).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
    expect(found).toMatchObject({ offers: undefined });
  });

  it("offers free admission for nothing", async () => {
    const found = await jsonLd({ button_status: "free", price_from: null, price_to: null });
    expect(found).toMatchObject({ offers: { price: 0 }, isAccessibleForFree: true });
  });

  it("is no part of a festival in which it does not lie", async () => {
    const found = await jsonLd({ date_and_time: "1995-09-20T23:00:00.000Z", ends_at: null });
    expect(found).toMatchObject({ superEvent: undefined });
  });

  it("is complete without a season, as in an imported archive", async () => {
    const { "/de/api/season/": _, ...withoutSeason } = answersFor(eventDetail());
    const settings = { festival_name: "Musikfest am Strom" };
    const answers = { ...withoutSeason, "/de/api/settings/": settings };
    const { head } = await loadedPage(loadEventPage(testRequest(german, answers)));
    expect(head.title).toContain("Cis-Moll");
    expect(head.jsonLd?.[0]).toMatchObject({
      "@type": "MusicEvent",
      superEvent: undefined,
      organizer: { name: "Musikfest am Strom" },
    });
  });

  it("has a place without coordinates where they are not known", async () => {
    const found = await jsonLd({ venue_obj: venue({ position: null }) });
    expect(found).toMatchObject({ location: { geo: undefined } });
  });
});
