import { describe, expect, it } from "@jest/globals";
import type { NameList } from "@festival/contracts/api/programme/names";
import type { VenueList } from "@festival/contracts/api/programme/venues";
import { ApiError } from "@festival/contracts/errors";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { VenuesPage } from "./VenuesPage.tsx";
import { image, venue } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadVenuesPage } from "./loadVenuesPage.ts";

const bare = { street: "", postal_code: "", city: "", access: [], image_obj: null, position: null };
const full = [
  venue({ image_obj: image() }),
  venue({ id: 4, name: "Pumpwerk", slug: { de: "pumpwerk", en: "waterworks" }, ...bare }),
];

const request = (url: string, venues: VenueList | Error) =>
  testRequest(url, { "/de/api/venues/": venues, "/en/api/venues/": venues });

async function show(url: string, venues: VenueList | Error = full) {
  const asked = request(url, venues);
  const { data } = await loadedPage(loadVenuesPage(asked));
  const { locale, route } = asked;
  return renderScreen(VenuesPage, texts, testPage({ url, data, locale, route }));
}

describe("the list of venues", () => {
  it("tells of each where it is and how one gets in", async () => {
    const { container } = await show("/de/veranstaltungsorte");
    expect(screen.getByRole("heading", { level: 1, name: "Spielorte" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Alte Schmiede" });
    expect(link.getAttribute("href")).toBe("/de/veranstaltungsorte/alte-schmiede/3");
    const forge = within(link.closest("article") ?? document.body);
    expect(forge.getByText("Hammerweg 4, 53111 Bonn")).toBeTruthy();
    expect(forge.getByText("Stufenlos")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("speaks English, and does without what is not known", async () => {
    await show("/en/locations");
    const link = screen.getByRole("link", { name: "Pumpwerk" });
    expect(link.getAttribute("href")).toBe("/en/locations/waterworks/4");
    expect(link.closest("article")?.textContent).toBe("Pumpwerk");
  });

  it("shows a notice where there are no venues", async () => {
    const { container } = await show("/en/locations", []);
    expect(screen.getByText("The festival’s venues have not been announced yet.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows its title and a notice where the list can't be read", async () => {
    const { container } = await show("/en/locations", new ApiError("unavailable", "no answer"));
    expect(screen.getByRole("heading", { level: 1, name: "Venues" })).toBeTruthy();
    expect(screen.getByText(/^We can’t show the venues right now/)).toBeTruthy();
    expect(screen.queryByText(/not been announced/)).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("counts them in the head, and is the same page in both languages", async () => {
    const { head, alternates } = await loadedPage(
      loadVenuesPage(request("/de/veranstaltungsorte", full)),
    );
    expect(head).toMatchObject({ title: "Spielorte", noIndex: false });
    expect(head.description).toMatch(/^Die 2 Spielorte/);
    expect(alternates).toEqual({ de: "/de/veranstaltungsorte", en: "/en/locations" });
  });
});

const placed = [
  venue({ id: 1, name: "Alte Schmiede", position: { latitude: 50.7, longitude: 7.1 } }),
  venue({ id: 2, name: "Pumpwerk", position: { latitude: 50.703, longitude: 7.1 } }),
  venue({ id: 3, name: "Kapelle", position: { latitude: 50.76, longitude: 7.1 } }),
  venue({ id: 4, name: "Schiff", position: null }),
];

describe("the map of venues", () => {
  const rows = () =>
    within(screen.getByRole("region", { name: /liegen|Wege ab|Routes/ }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("tells the nearest neighbour of each, and leads to the ways from it", async () => {
    const { container } = await show("/de/veranstaltungsorte", placed);
    expect(rows()).toEqual([
      "Alte Schmiede10 Min. zu Fuß: Pumpwerk",
      "Pumpwerk10 Min. zu Fuß: Alte Schmiede",
      "Kapelle",
    ]);
    const dot = screen.getByRole("link", { name: "3: Wege ab Kapelle" });
    expect(dot.getAttribute("href")).toBe("/de/veranstaltungsorte?from=3#map");
    expect(screen.getByText("Karte und Wege").getAttribute("href")).toBe("#map");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tells the ways from the one that the address names, to search engines not", async () => {
    await show("/en/locations?from=1", placed);
    expect(rows()).toEqual([
      "Alte SchmiedeYou start here",
      "Pumpwerk10 min on foot",
      "Kapelle40 min by bus or bicycle",
    ]);
    const chosen = screen.getByRole("link", { name: "1: Routes from Alte Schmiede" });
    expect(chosen.getAttribute("aria-current")).toBe("true");
    const { head, alternates } = await loadedPage(
      loadVenuesPage(request("/en/locations?from=1", placed)),
    );
    expect(head.noIndex).toBe(true);
    expect(alternates.de).toBe("/de/veranstaltungsorte?from=1");
  });

  it("takes an unknown venue for none, and is left out below two positions", async () => {
    const { unmount } = await show("/de/veranstaltungsorte?from=99", placed);
    expect(screen.getByRole("heading", { name: "Wo die Spielorte liegen" })).toBeTruthy();
    unmount();
    await show("/de/veranstaltungsorte", placed.slice(2));
    expect(screen.queryByText("Karte und Wege")).toBeNull();
  });
});

/** More venues than cards can show. */
const many = Array.from({ length: 49 }, (_, index) =>
  venue({ id: index + 1, name: `Haus ${index + 1}`, slug: { de: "haus", en: "house" } }),
);
const names: NameList = {
  count: 49,
  next: null,
  previous: null,
  results: [
    {
      id: 7,
      title: "Haus 7",
      detail: "Bonn",
      slug: { de: "haus", en: "house" },
      event_count: 3,
    },
  ],
  letters: [
    { letter: "H", count: 48 },
    { letter: "P", count: 1 },
  ],
};
/** Where there are concerts ahead. */
const choicesOf = (venues: VenueList) => ({
  venues: { choices: venues.map(({ id }) => ({ id, title: "", count: 1 })), more: 0 },
});

function requestOfMany(url: string, ahead: VenueList) {
  const asked = (locale: string, query: string) => `/${locale}/api/names/venues/?${query}`;
  return testRequest(url, {
    "/de/api/venues/": many,
    "/de/api/events/choices/?list=venues": choicesOf(ahead),
    [asked("de", "page=1")]: names,
    [asked("de", "page=2")]: names,
    [asked("de", "page=1&letter=H")]: names,
    [asked("de", "page=1&q=Haus+7")]: { ...names, count: 1 },
  });
}

async function showMany(url: string, ahead: VenueList = many.slice(1, 2)) {
  const asked = requestOfMany(url, ahead);
  const { data, head, alternates } = await loadedPage(loadVenuesPage(asked));
  const { locale, route } = asked;
  const page = renderScreen(VenuesPage, texts, testPage({ url, data, locale, route }));
  return { ...page, head, alternates };
}

describe("a list of very many venues", () => {
  it("shows those with concerts ahead, and all of them by name", async () => {
    const { container, head } = await showMany("/de/veranstaltungsorte");
    expect(container.querySelectorAll("article")).toHaveLength(1);
    const index = within(screen.getByRole("region", { name: "Alle von A bis Z" }));
    expect(index.getByText("49 Spielorte")).toBeTruthy();
    const link = index.getByRole("link", { name: "Haus 7" });
    expect(link.getAttribute("href")).toBe("/de/veranstaltungsorte/haus/7");
    expect(index.getByRole("link", { name: "P" }).getAttribute("href")).toBe(
      "/de/veranstaltungsorte?letter=P",
    );
    expect(index.getByRole("searchbox", { name: "Spielort suchen" })).toBeTruthy();
    expect(head).toMatchObject({ title: "Spielorte", noIndex: false });
    expect(head.description).toMatch(/^Die 49 Spielorte/);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows nothing but the part of the index that is asked for", async () => {
    const { container, head, alternates, unmount } = await showMany(
      "/de/veranstaltungsorte?letter=H",
    );
    expect(container.querySelectorAll("article")).toHaveLength(0);
    expect(screen.queryByText(/stehen noch nicht fest/)).toBeNull();
    expect(head.title).toBe("Spielorte: H");
    expect(alternates.en).toBe("/en/locations?letter=H");
    unmount();
    const search = await showMany("/de/veranstaltungsorte?q=Haus+7");
    expect(screen.getByText("ein Treffer für „Haus 7“")).toBeTruthy();
    expect(search.head.noIndex).toBe(true);
    expect(search.container.querySelectorAll("article")).toHaveLength(0);
    search.unmount();
    const second = await showMany("/de/veranstaltungsorte?page=2");
    expect(second.container.querySelectorAll("article")).toHaveLength(0);
  });

  it("has no more than 48 cards, however many venues have concerts ahead", async () => {
    const { container } = await showMany("/de/veranstaltungsorte", many);
    expect(container.querySelectorAll("article")).toHaveLength(48);
  });
});
