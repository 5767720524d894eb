import { describe, expect, it } from "@jest/globals";
import type { FullEvent } from "@festival/contracts/api/fullEvent";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { EventPage } from "./EventPage.tsx";
import {
  castMember,
  eventDetail,
  eventList,
  image,
  programmeChange,
  season,
  ticketShop,
  venue,
  work,
} from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadEventPage } from "./loadEventPage.ts";

const german = "/de/programm-tickets/cis-moll/7";
const english = "/en/programm-tickets/c-sharp-minor/7";

async function show(given: Partial<FullEvent> = {}, url = german, changes: ProgrammeChange[] = []) {
  const event = eventDetail(given);
  const request = testRequest(url, {
    "/de/api/events/7/": event,
    "/en/api/events/7/": event,
    "/de/api/season/": season(),
    "/en/api/season/": season(),
    "/de/api/settings/": ticketShop("Alle Gebühren inbegriffen"),
    "/de/api/programme-changes/?event=7": { ...eventList(), results: changes },
    "/en/api/programme-changes/?event=7": { ...eventList(), results: changes },
  });
  const { data } = await loadedPage(loadEventPage(request));
  const { locale, route } = request;
  return renderScreen(EventPage, texts, testPage({ url, data, locale, route }));
}

const partOf = (heading: string) => {
  const part = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
  if (!part) throw new Error(`"${heading}" heads no section.`);
  return within(part);
};
const tickets = (name = "Karten") => within(screen.getByRole("complementary", { name }));
const linksOfTickets = () =>
  tickets()
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const factOf = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent?.trim();

describe("an event", () => {
  it("tells what one plans by", async () => {
    await show();
    expect(
      screen.getByRole("heading", { level: 1, name: "Cis-Moll, vierzig Minuten ohne Pause" }),
    ).toBeTruthy();
    expect(factOf("Wann")).toBe("Samstag, 30.\u00a0August 2025 11:00 bis 12:10 Uhr");
    expect(factOf("Wo")).toBe("Alte Schmiede");
    expect(factOf("Einlass")).toBe("10:00 Uhr");
    expect(factOf("Einführung")).toBe("10:15 Uhr Foyer");
    expect(factOf("Alter")).toBe("ab 10 Jahren");
    expect(screen.getByRole("link", { name: "Programm" }).getAttribute("href")).toBe(
      "/de/programm-tickets",
    );
  });

  it("lists works with composer, soloists and duration, and the interval between them", async () => {
    await show();
    const items = partOf("Programm").getAllByRole("list")[0]?.querySelectorAll(":scope > li");
    const texts = [...(items ?? [])].map((item) =>
      item.textContent?.replaceAll("\u00a0", " ").replaceAll("\u2060", ""),
    );
    expect(texts).toEqual([
      "Ludwig van Beethoven 1770–1827Streichquartett cis-Moll op. 131Sieben Sätze, attacca39′39 Minuten",
      "Pause20′20 Minuten",
      "György Kurtág *1926Officium breve op. 28Nora Feld, Violine12′12 Minuten",
    ]);
  });

  it("shows what staff composed for its page", async () => {
    const modules: FullEvent["modules"] = [
      {
        id: 1,
        slug: null,
        model: "headline",
        headline_level: 2,
        preline: "",
        content: "Eine Nacht im Pumpwerk",
        subline: "",
        anchor: "nacht",
      },
    ];
    const { container } = await show({ modules });
    expect(screen.getByRole("heading", { level: 2, name: "Eine Nacht im Pumpwerk" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("names ensembles and artists by what they do", async () => {
    await show();
    const terms = partOf("Mitwirkende").getAllByRole("term");
    expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
      "EnsembleQuartett Halbmond",
      "ViolineNora FeldAyumi Sander",
      "ViolaLuc Marais",
    ]);
  });

  it("leads to those who play, and to its venue", async () => {
    await show({}, english);
    const hrefOf = (name: string) => screen.getAllByRole("link", { name })[0]?.getAttribute("href");
    expect(hrefOf("Quartett Halbmond")).toBe("/en/halbmond/5");
    expect(hrefOf("Nora Feld")).toBe("/en/artist/nora-feld/1");
    expect(hrefOf("Alte Schmiede")).toBe("/en/locations/old-forge/3");
  });

  it("leads from each work and composer to who else plays it, and when", async () => {
    await show({
      event_compositions: [
        work(),
        work({ id: 9, work_id: null, composer_id: null, title: "Lied" }),
      ],
    });
    const programme = partOf("Programm");
    const hrefOf = (name: RegExp) => programme.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(/Streichquartett/)).toBe("/de/werke/streichquartett-cis-moll-op-131/31");
    expect(programme.getAllByRole("link", { name: "Ludwig van Beethoven" })).toHaveLength(1);
    expect(hrefOf(/Ludwig van Beethoven/)).toBe("/de/komponisten/ludwig-van-beethoven/4");
    expect(programme.getByText("Lied").closest("a")).toBeNull();
  });

  it("names whom visitors find no page of, without a link", async () => {
    await show({
      event_castmembers: [{ ...castMember(1, "Nora", "Feld", "Violine"), has_page: false }],
      event_ensembles: [{ id: 5, name: "Halbmond", slug: { de: "h", en: "h" }, has_page: false }],
      venue_obj: { ...venue(), has_page: false },
    });
    for (const name of ["Nora Feld", "Halbmond"])
      expect(partOf("Mitwirkende").getByText(name).closest("a")).toBeNull();
    expect(screen.queryByRole("link", { name: "Alte Schmiede" })).toBeNull();
    expect(factOf("Wo")).toBe("Alte Schmiede");
  });

  it("sells tickets", async () => {
    await show();
    expect(tickets().getByText(/^18 bis 42\s€$/)).toBeTruthy();
    expect(tickets().getByText("Alle Gebühren inbegriffen")).toBeTruthy();
    expect(tickets().getByText("Ermäßigt ab 9 €")).toBeTruthy();
    expect(tickets().getByText(/^Verkauf durch Musikfest gGmbH, Uferpromenade 1\. /)).toBeTruthy();
    expect(
      tickets()
        .getByRole("link", { name: /Wenige Karten/ })
        .getAttribute("href"),
    ).toBe("https://tickets.example/7");
    expect(tickets().getByText("Rollstuhlplätze")).toBeTruthy();
    expect(tickets().getByText("Vorbereitung im Musikunterricht auf Anfrage")).toBeTruthy();
  });

  it("invites where admission is free", async () => {
    await show({
      button_status: "free",
      button_text: "Eintritt frei",
      price_from: null,
      ticket_link: null,
    });
    expect(tickets().getAllByText("Eintritt frei")).toHaveLength(1);
    expect(tickets().queryByText(/Gebühren|Verkauf/)).toBeNull();
  });

  it("says that it is cancelled, and sells nothing", async () => {
    await show({ status: "cancelled", button_status: "cancelled", button_text: "Abgesagt" });
    expect(screen.getByText("Abgesagt")).toBeTruthy();
    expect(tickets().getByText("Dieses Konzert ist abgesagt.")).toBeTruthy();
    expect(linksOfTickets()).toEqual(["Weitersagen"]);
  });

  it("says that it is over, and sells nothing", async () => {
    await show({ is_past: true });
    expect(tickets().getByText("Dieses Konzert ist vorbei.")).toBeTruthy();
    expect(linksOfTickets()).toEqual(["Weitersagen"]);
    expect(tickets().queryByText(/€/)).toBeNull();
  });

  it("tells the address of its venue and how one gets in", async () => {
    await show();
    const venue = partOf("Der Spielort");
    expect(venue.getByText("Hammerweg 4")).toBeTruthy();
    expect(venue.getByText("53111 Bonn")).toBeTruthy();
    expect(venue.getByText("Stufenlos")).toBeTruthy();
  });

  it("says why it is not as announced, and what was announced", async () => {
    const { container } = await show(
      {
        status: "postponed",
        status_reason: "Der Pianist ist krank.",
        previous: {
          date_and_time: "2025-08-29T17:30:00.000Z",
          venue_obj: { id: 4, name: "Pumpwerk", slug: { de: "pumpwerk", en: "waterworks" } },
        },
      },
      german,
      [programmeChange()],
    );
    expect(screen.getByText("Neuer Termin")).toBeTruthy();
    expect(screen.getByText("Der Pianist ist krank.")).toBeTruthy();
    expect(screen.getByText("Freitag, 29. August 2025, 19:30 Uhr").tagName).toBe("DEL");
    expect(screen.getByRole("link", { name: "Pumpwerk" })).toBeTruthy();
    const changes = partOf("Was sich geändert hat");
    expect(changes.getByText("Es entfällt: Ada Alt.")).toBeTruthy();
    expect(changes.getByText("19. August 2025")).toBeTruthy();
    expect(
      screen.getByRole("link", { name: "Alle Änderungen im Programm" }).getAttribute("href"),
    ).toBe("/de/programm-tickets/aenderungen");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tells genre, interval and series", async () => {
    await show({ resident_artist: true, fellowship_artist: true });
    expect(factOf("Genre")).toBe("Kammermusik");
    expect(factOf("Pause")).toBe("20 Minuten");
    expect(factOf("Reihe")).toBe("Artist in ResidenceStipendium");
  });

  it("leads to its booklet, calendar file, broadcasts, files, links, articles and sponsors", async () => {
    const { container } = await show({
      has_booklet: true,
      broadcast_objs: [{ kind: "radio", title: "Kulturfunk", url: "https://funk.example" }],
      download_objs: [
        {
          id: 1,
          title: "Gesangstexte",
          url: "/media/files/1/texte.pdf",
          name: "texte.pdf",
          content_type: "application/pdf",
          bytes: 48_000,
        },
      ],
      link_objs: [
        { title: "Werkeinführung", url: "/de/besuch" },
        { title: "Unerlaubt", url: "javascript:alert(1)" },
      ],
      event_articles: [
        {
          id: 9,
          slug: { de: "pause", en: "pause" },
          pretitle: "Essay",
          title: "Wie probt man eine Pause?",
          teaser: "",
          image_obj: image(),
        },
      ],
      event_sponsors: [
        { id: 1, name: "Stiftung Stromauf", url: "", tier: "main", image_obj: null },
        {
          id: 2,
          name: "Stadtwerke",
          url: "https://werke.example",
          tier: "partner",
          image_obj: image(),
        },
      ],
    });
    const addressOf = (name: RegExp | string) =>
      screen.getByRole("link", { name }).getAttribute("href");
    expect(addressOf("Programmheft lesen")).toBe("/de/programm-tickets/cis-moll/7/programmheft");
    expect(addressOf("In den Kalender")).toBe("/de/api/events/7/calendar.ics");
    expect(addressOf("Kulturfunk")).toBe("https://funk.example");
    expect(screen.getByText("Radio")).toBeTruthy();
    const file = screen.getByRole("link", { name: "Gesangstexte" });
    expect(file.getAttribute("download")).toBe("texte.pdf");
    expect(screen.getByText("PDF, 48\u00a0kB".replace("\u00a0", " "))).toBeTruthy();
    expect(addressOf("Werkeinführung")).toBe("/de/besuch");
    expect(screen.getByText("Unerlaubt").closest("a")).toBeNull();
    expect(addressOf("Wie probt man eine Pause?")).toBe("/de/magazin/pause/9");
    const sponsors = partOf("Gefördert von");
    expect(sponsors.getByText("Hauptförderer").nextElementSibling?.textContent).toBe(
      "Stiftung Stromauf",
    );
    expect(sponsors.getByRole("img", { name: "Stadtwerke" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is recommended by mail where no script runs, else by its copied address", async () => {
    const person = userEvent.setup();
    await show();
    const share = screen.getByRole("link", { name: "Weitersagen" });
    const mail = new URL(share.getAttribute("href") ?? "");
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("body")).toContain("Samstag, 30.\u00a0August 2025, Alte Schmiede");
    await person.click(share);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Adresse kopiert"));
    expect(await navigator.clipboard.readText()).toBe(new URL(german, location.href).href);
  });

  it("names thirty soloists", async () => {
    const soloists = Array.from({ length: 30 }, (_, index) => `Stimme ${index + 1}`);
    await show({
      event_castmembers: soloists.map((role, index) =>
        castMember(index + 1, "Sängerin", String(index + 1), role),
      ),
      event_compositions: [
        work({ soloists: soloists.map((role) => ({ name: `Sängerin an ${role}`, role })) }),
      ],
    });
    expect(partOf("Mitwirkende").getAllByRole("term")).toHaveLength(31);
    expect(partOf("Programm").getByText("Sängerin an Stimme 30, Stimme 30")).toBeTruthy();
  });

  it("leaves out the parts of which nothing is known", async () => {
    await show({
      subtitle: "",
      description: null,
      venue_obj: null,
      image_objs: [],
      introduction: null,
      doors_at: null,
      price_from: null,
      price_to: null,
      age_recommendation: "",
      education: "",
      genre_obj: null,
      genres: [],
      interval: null,
      event_compositions: [],
      event_castmembers: [],
      event_ensembles: [],
      event_sponsors: [],
    });
    expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("speaks English", async () => {
    await show({}, english);
    expect(factOf("When")).toBe("Saturday 30\u00a0August 2025 11.00\u00a0am to 12.10\u00a0pm");
    expect(tickets("Tickets").getByText("€18 to €42")).toBeTruthy();
  });

  it("is accessible, full and bare", async () => {
    const full = await show();
    expect(await axeProblems(full.container)).toEqual([]);
    full.unmount();
    const bare = await show(
      { image_objs: [], venue_obj: null, event_compositions: [], is_past: true },
      english,
    );
    expect(await axeProblems(bare.container)).toEqual([]);
  });
});
