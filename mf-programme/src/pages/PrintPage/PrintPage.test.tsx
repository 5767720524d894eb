import { describe, expect, it, jest } from "@jest/globals";
import type { EventTeaser } from "@festival/contracts/api/events";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { fireEvent, screen, within } from "@testing-library/react";
import { choiceList, eventChoices, eventTeaser } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadPrintPage, mostPages } from "./loadPrintPage.ts";
import { PrintPage } from "./PrintPage.tsx";

const address = "/de/programm-tickets/drucken";
const perPage = 20;
const now = "2025-08-20T08:00:00.000Z";

/** One of many, an hour after the one before. */
const numbered = (id: number) =>
  eventTeaser({
    id,
    title: `Konzert ${id}`,
    date_and_time: new Date(Date.UTC(2025, 7, 28, 8 + id)).toISOString(),
  });

/** Answers like the backend: pages of twenty, under whatever filters. */
function load(events: EventTeaser[], url = address) {
  const asked: string[] = [];
  const request = testRequest(
    url,
    (call) => {
      asked.push(call);
      const { pathname, searchParams } = new URL(call.slice("GET ".length), "http://festival.test");
      if (pathname.endsWith("/events/")) {
        const page = Number(searchParams.get("page"));
        const results = events.slice((page - 1) * perPage, page * perPage);
        const next = page * perPage < events.length ? "more" : null;
        return { count: events.length, next, previous: null, results };
      }
      if (pathname.endsWith("/genres/")) return [{ id: 2, title: "Kammermusik" }];
      if (pathname.endsWith("/event-options/")) return [];
      if (pathname.endsWith("/settings/")) return { festival_name: "Musikfest am Strom" };
      if (pathname.endsWith("/events/choices/"))
        return eventChoices({ venues: choiceList([3, "Alte Schmiede", 2]) });
      return undefined;
    },
    { now },
  );
  return { loading: loadedPage(loadPrintPage(request)), request, asked };
}

async function show(events: EventTeaser[], url = address) {
  const { loading, request } = load(events, url);
  const { data } = await loading;
  const { locale, route } = request;
  return renderScreen(PrintPage, texts, testPage({ url, data, locale, route }));
}

const rows = () => screen.getAllByRole("heading", { level: 3 });
const rowOf = (title: string) => {
  const row = screen.getByRole("heading", { level: 3, name: title }).closest("li");
  if (!row) throw new Error(`No row: ${title}`);
  return within(row);
};

describe("the programme to be printed", () => {
  it("has every concert, not only the first page of them, day by day", async () => {
    const { container } = await show(Array.from({ length: 65 }, (_, index) => numbered(index)));
    expect(rows().map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 65 }, (_, index) => `Konzert ${index}`),
    );
    const [first] = screen.getAllByRole("heading", { level: 2 });
    expect(first?.textContent).toBe("28. August Donnerstag");
    expect(screen.getByText("65 Konzerte")).toBeTruthy();
    expect(container.querySelector("img")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tells of each its time, works, venue and price, and what is not as usual", async () => {
    const base = {
      date_and_time: "2025-08-28T17:30:00.000Z",
      ends_at: "2025-08-28T19:10:00.000Z",
      price_from: 22,
    };
    await show([
      eventTeaser({ ...base, id: 1, title: "Eroica", button_status: "on_sale" }),
      eventTeaser({
        ...base,
        id: 2,
        title: "Lieder",
        button_status: "sold_out",
        button_text: "Ausverkauft",
      }),
      eventTeaser({
        ...base,
        id: 3,
        title: "Offene Probe",
        price_from: null,
        button_status: "free",
        button_text: "Eintritt frei",
      }),
      eventTeaser({
        ...base,
        id: 4,
        title: "Nachklang",
        status: "cancelled",
        status_reason: "Die Pianistin ist krank.",
        button_status: "cancelled",
        button_text: "Abgesagt",
      }),
      eventTeaser({
        ...base,
        id: 5,
        title: "Requiem",
        status: "cancelled",
        status_reason: "Abgesagt wegen Erkrankung",
        button_status: "cancelled",
        button_text: "Abgesagt",
      }),
    ]);
    expect(rowOf("Requiem").getByText("Abgesagt wegen Erkrankung")).toBeTruthy();
    const eroica = rowOf("Eroica");
    for (const words of ["19:30", "Alte Schmiede", "ab 22 €"])
      expect(eroica.getByText(words.replace(" €", "\u00a0€"), { normalizer: String })).toBeTruthy();
    expect(rowOf("Lieder").getByText("Ausverkauft")).toBeTruthy();
    expect(rowOf("Offene Probe").getByText("Eintritt frei")).toBeTruthy();
    expect(rowOf("Nachklang").getByText("Abgesagt · Die Pianistin ist krank.")).toBeTruthy();
    expect(rowOf("Nachklang").queryByText(/ab 22/)).toBeNull();
  });

  it("says whose it is, where it stands, of which day, and what it was narrowed by", async () => {
    const narrowed = `${address}?genres=2&venues=3`;
    await show([numbered(1)], narrowed);
    expect(
      screen.getByText((_, element) =>
        Boolean(
          element?.matches("p") &&
          element.textContent ===
            `Musikfest am Strom · Stand: 20.\u00a0August 2025 · ${location.host}${narrowed}`,
        ),
      ),
    ).toBeTruthy();
    expect(screen.getByText("1 Konzert · Kammermusik · Alte Schmiede")).toBeTruthy();
    const back = screen.getByRole("link", { name: "Programm" });
    expect(back.getAttribute("href")).toBe("/de/programm-tickets?genres=2&venues=3");
  });

  it("asks for the filters of its address, takes words for them, and is not to be found", async () => {
    const { loading, asked } = load([numbered(1)], `${address}?q=frei`);
    const { head, alternates } = await loading;
    expect(asked).toContain("GET /de/api/events/?page=1&free=1");
    expect(head.noIndex).toBe(true);
    expect(alternates.en).toBe("/en/programm-tickets/print?free=1");
  });

  it("prints by a press", async () => {
    const print = jest.fn();
    window.print = print;
    await show([numbered(1)]);
    fireEvent.click(screen.getByRole("button", { name: "Drucken" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("names the choice that no concert fits, and leads to the whole programme", async () => {
    const { container } = await show([], `${address}?genres=2&venues=3`);
    expect(
      screen.getByText("Zu dieser Auswahl gibt es kein Konzert: Kammermusik, Alte Schmiede."),
    ).toBeTruthy();
    const whole = screen.getByRole("link", { name: "Ganzes Programm drucken" });
    expect(whole.getAttribute("href")).toBe(address);
    expect(screen.queryByRole("button")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says that there is no programme yet, where it is narrowed by nothing", async () => {
    await show([]);
    expect(screen.getByText(/^Das Programm ist noch nicht veröffentlicht/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Ganzes Programm drucken" })).toBeNull();
  });

  it("stops where paper would be a book, and says how many are left", async () => {
    const most = mostPages * perPage;
    await show(Array.from({ length: most + 3 }, (_, index) => numbered(index)));
    expect(rows()).toHaveLength(most);
    expect(screen.getByText(/^3 weitere Konzerte stehen nicht auf dieser Liste\./)).toBeTruthy();
  });
});
