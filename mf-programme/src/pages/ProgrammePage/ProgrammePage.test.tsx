import { describe, expect, it } from "@jest/globals";
import type { EventTeaser } from "@festival/contracts/api/events";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { ProgrammePage } from "./ProgrammePage.tsx";
import { eventTeaser } from "../../testing/factories.ts";
import { showProgramme } from "../../testing/showProgramme.tsx";
import { texts } from "../../texts.ts";
import { loadProgrammePage } from "./loadProgrammePage.ts";

const genres = [
  { id: 1, title: "Orchester" },
  { id: 2, title: "Kammermusik" },
];

async function show(url: string, events: EventTeaser[], count = events.length) {
  const list = {
    count,
    next: count > events.length ? "/more" : null,
    previous: null,
    results: events,
  };
  const answers = Object.fromEntries(
    ["de", "en"].flatMap((locale) => [
      [`/${locale}/api/genres/`, genres],
      [`/${locale}/api/marketing-banners/`, []],
      [`/${locale}/api/events/count/`, { count: 91 }],
      ...["1", "2", "1&genres=2", "1&genres=1%2C2"].map((query) => [
        `/${locale}/api/events/?page=${query}`,
        list,
      ]),
    ]),
  );
  const request = testRequest(url, answers);
  const { data } = await loadedPage(loadProgrammePage(request));
  const { locale, route } = request;
  return renderScreen(ProgrammePage, texts, testPage({ url, data, locale, route }));
}

const line = (title: string) => {
  const found = screen.getByRole("link", { name: title }).closest("article");
  if (!found) throw new Error(`${title} stands in no line.`);
  return within(found);
};

describe("the programme", () => {
  it("shows each day with its events in their order", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({ id: 1, title: "Eroica, neu gehört" }),
      eventTeaser({ id: 2, title: "Nachklang", date_and_time: "2025-08-30T20:00:00.000Z" }),
    ]);
    expect(screen.getByRole("heading", { level: 1, name: "Programm" })).toBeTruthy();
    const day = screen.getByRole("region", { name: "Samstag, 30.\u00a0August 2025" });
    const titles = within(day).getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Eroica, neu gehört",
      "Nachklang",
    ]);
  });

  it("tells of an event when, what, who, where, and how to get in", async () => {
    const access = ["step_free", "hearing_loop", "relaxed"];
    await show("/de/programm-tickets", [eventTeaser({ access })]);
    const event = line("Cis-Moll, vierzig Minuten ohne Pause");
    expect(event.getByText("11:00").closest("time")?.dateTime).toBe("2025-08-30T11:00:00+02:00");
    expect(event.getByText(/^Beethoven: Streichquartett cis-\u2060Moll op\.\s131$/)).toBeTruthy();
    expect(event.getByText("Quartett Halbmond")).toBeTruthy();
    expect(event.getByText("Alte Schmiede")).toBeTruthy();
    expect(event.getByRole("link", { name: /Wenige Karten/ }).getAttribute("href")).toBe(
      "https://tickets.example/7",
    );
    expect(event.getByText(/^ab 18\s€$/)).toBeTruthy();
    // what is special and what is missing, not what nearly every house has
    const shown = within(event.getByRole("list", { name: "Zugang" })).getAllByRole("listitem");
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      "Entspannte Atmosphäre",
      "Kein Rollstuhlplatz",
    ]);
  });

  it("tells no price of what is free, cancelled or over", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({ id: 1, button_status: "free" }),
      eventTeaser({ id: 2, status: "cancelled" }),
      eventTeaser({ id: 3, is_past: true }),
    ]);
    expect(screen.queryByText(/^ab 18/)).toBeNull();
  });

  it("says what has changed about an event", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({ id: 1, title: "Lieder", status: "cancelled", is_past: true }),
      eventTeaser({ id: 2, title: "Orgel", status: "postponed" }),
      eventTeaser({ id: 3, title: "Chor", status: "moved" }),
      eventTeaser({ id: 4, title: "Klavier", status: "added" }),
    ]);
    expect(line("Lieder").getByText("Abgesagt")).toBeTruthy();
    expect(line("Orgel").getByText("Neuer Termin")).toBeTruthy();
    expect(line("Chor").getByText("Neuer Ort")).toBeTruthy();
    expect(line("Klavier").getByText("Zusatzkonzert")).toBeTruthy();
  });

  it("says that programme or cast have changed, but not of what is off or over", async () => {
    const changed = ["programme", "cast"] as const;
    await show("/de/programm-tickets", [
      eventTeaser({ id: 1, title: "Lieder", changed: [...changed] }),
      eventTeaser({ id: 2, title: "Orgel", changed: [...changed], status: "cancelled" }),
      eventTeaser({ id: 3, title: "Chor", changed: [...changed], is_past: true }),
    ]);
    expect(line("Lieder").getByText("Programm geändert")).toBeTruthy();
    expect(line("Lieder").getByText("Besetzung geändert")).toBeTruthy();
    for (const title of ["Orgel", "Chor"]) expect(line(title).queryByText(/geändert/)).toBeNull();
  });

  it("says once that an event is cancelled", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({
        title: "Lieder",
        status: "cancelled",
        button_status: "cancelled",
        button_text: "Abgesagt",
      }),
    ]);
    expect(line("Lieder").getAllByText("Abgesagt")).toHaveLength(1);
  });

  it("offers no tickets for what is over", async () => {
    await show("/de/programm-tickets", [eventTeaser({ title: "Lieder", is_past: true })]);
    expect(line("Lieder").getByText("Vorbei")).toBeTruthy();
    expect(line("Lieder").queryByRole("link", { name: /Karten/ })).toBeNull();
  });

  it("says of what was cancelled not that it is over", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({ title: "Lieder", is_past: true, status: "cancelled" }),
    ]);
    expect(line("Lieder").getByText("Abgesagt")).toBeTruthy();
    expect(line("Lieder").queryByText("Vorbei")).toBeNull();
  });

  it("shows the day alone where the time is not known, and until when a long event lasts", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({ title: "Ausstellung", has_time: false, ends_at: "2025-09-02T16:00:00.000Z" }),
    ]);
    expect(line("Ausstellung").queryByText("11:00")).toBeNull();
    expect(line("Ausstellung").getByText("bis 2. September")).toBeTruthy();
  });

  it("reads well with nothing but a title", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({
        title: "Überraschung",
        subtitle: "",
        works_line: "",
        cast_line: "",
        venue_obj: null,
        access: [],
        image_objs: [],
      }),
    ]);
    expect(line("Überraschung").getByRole("heading").textContent).toBe("Überraschung");
    expect(line("Überraschung").queryByRole("list")).toBeNull();
  });

  it("says in which language a title is, where it is not the page's", async () => {
    await show("/de/programm-tickets", [
      eventTeaser({
        title: "Notte",
        title_language: "it",
        works_line: "Debussy: La mer · Haydn: Sonate",
        works_line_languages: [{ offset: 9, length: 6, language: "fr" }],
      }),
    ]);
    expect(line("Notte").getByRole("link", { name: "Notte" }).lang).toBe("it");
    expect(line("Notte").getByText("La mer").lang).toBe("fr");
    expect(line("Notte").getByText("La mer").parentElement?.textContent).toBe(
      "Debussy: La mer\u00a0· Haydn: Sonate",
    );
  });

  it("offers the genres as links, and the active one to be taken away", async () => {
    await show("/de/programm-tickets?genres=2", [eventTeaser()], 38);
    const filter = within(screen.getByRole("navigation", { name: "Nach Genre filtern" }));
    const active = filter.getByRole("link", { name: /^Kammermusik ?, Filter aufheben$/ });
    expect(active.getAttribute("href")).toBe("/de/programm-tickets");
    expect(active.getAttribute("aria-current")).toBe("true");
    expect(filter.getByRole("link", { name: "Orchester" }).getAttribute("href")).toBe(
      "/de/programm-tickets?genres=1,2",
    );
    expect(screen.getByRole("status").textContent).toBe("38 von 91 Konzerten");
  });

  it("leads to the next and the previous page, with the filter", async () => {
    await show("/de/programm-tickets?page=2", [eventTeaser()], 50);
    const pages = within(screen.getByRole("navigation", { name: "Seiten des Programms" }));
    expect(pages.getByRole("link", { name: "Weiter" }).getAttribute("href")).toBe(
      "/de/programm-tickets?page=3",
    );
    expect(pages.getByRole("link", { name: "Zurück" }).getAttribute("href")).toBe(
      "/de/programm-tickets",
    );
    expect(pages.getByRole("link", { name: "Weiter" }).getAttribute("rel")).toBe("next");
  });

  it("speaks English", async () => {
    await show("/en/programm-tickets", [eventTeaser()], 1);
    expect(screen.getByRole("region", { name: "Saturday 30\u00a0August 2025" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("1 concert");
  });

  it("is accessible, full and empty", async () => {
    const full = await show("/de/programm-tickets?genres=2", [eventTeaser()], 38);
    expect(await axeProblems(full.container)).toEqual([]);
    full.unmount();
    const empty = await show("/en/programm-tickets?genres=2", []);
    expect(await axeProblems(empty.container)).toEqual([]);
  });
});

describe("the programme of the past", () => {
  const namesIn = (label: string) =>
    within(screen.getByRole("navigation", { name: label }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);

  it("leads to its decades, and to the years of the chosen one", async () => {
    const address = "/de/programm-tickets?from_date=2020-01-01&to_date=2020-12-31&past=1";
    const { container } = await showProgramme(address);
    expect(namesIn("Zeitraum")).toEqual(["2020–2029", "2010–2019", "2000–2009"]);
    expect(namesIn("2020–2020")).toEqual([expect.stringMatching(/^2020/)]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("alone has ways to other years", async () => {
    await showProgramme("/de/programm-tickets");
    expect(screen.queryByRole("navigation", { name: "Zeitraum" })).toBeNull();
  });
});
