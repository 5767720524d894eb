import { describe, expect, it } from "@jest/globals";
import type { Venue } from "@festival/contracts/api/programme/venues";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { VenuePage } from "./VenuePage.tsx";
import { artist, eventList, eventTeaser, image, venue } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadVenuePage } from "./loadVenuePage.ts";

const german = "/de/veranstaltungsorte/alte-schmiede/3";
const english = "/en/locations/old-forge/3";

function answersFor(given: Partial<Venue>, events = [eventTeaser()]) {
  const found = venue({ image_obj: image({ width: 1800, height: 1200 }), ...given });
  return Object.fromEntries(
    ["de", "en"].flatMap((locale) => [
      [`/${locale}/api/venues/3/`, found],
      [`/${locale}/api/events/?venues=3`, eventList(events)],
      [`/${locale}/api/events/?venues=3&past=1&page=1`, eventList()],
      [
        `/${locale}/api/events/?venues=3&past=1&page=2`,
        eventList([eventTeaser({ is_past: true })], { count: 21 }),
      ],
    ]),
  );
}

const load = (given: Partial<Venue> = {}, url = german) =>
  loadVenuePage(testRequest(url, answersFor(given)));

async function show(given: Partial<Venue> = {}, url = german, events = [eventTeaser()]) {
  const request = testRequest(url, answersFor(given, events));
  const { data } = await loadedPage(loadVenuePage(request));
  const { locale, route } = request;
  return renderScreen(VenuePage, texts, testPage({ url, data, locale, route }));
}

describe("the map of a venue", () => {
  async function showWithMap(provider: "openstreetmap" | "google" | "none", given = {}) {
    const request = testRequest(german, {
      ...answersFor(given),
      "/de/api/settings/": { map_provider: provider },
    });
    const { data } = await loadedPage(loadVenuePage(request));
    return renderScreen(VenuePage, texts, testPage({ url: german, data }));
  }

  it("is loaded when the visitor wants it, from the provider that staff chose", async () => {
    const { container } = await showWithMap("openstreetmap");
    expect(container.querySelector("iframe")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: /^Einmal laden/ }));
    const { src } = screen.getByTitle<HTMLIFrameElement>(/Alte Schmiede/);
    expect(src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*marker=50\.74/);
  });

  it("is another provider's where staff chose that", async () => {
    const { container } = await showWithMap("google");
    expect(container.innerHTML).toContain("Google Maps");
  });

  it("is only a link where staff want no map, and nothing where the position is not known", async () => {
    const { unmount } = await showWithMap("none");
    expect(screen.queryByRole("heading", { name: "Auf der Karte" })).toBeNull();
    expect(screen.getByRole("link", { name: "Auf der Karte zeigen" })).toBeTruthy();
    unmount();
    await showWithMap("openstreetmap", { position: null });
    expect(screen.queryByText(/auf der Karte/i)).toBeNull();
  });
});

describe("a venue", () => {
  it("shows address, travel, access and concerts", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1, name: "Alte Schmiede" })).toBeTruthy();
    expect(screen.getByText(/Anker geschmiedet/)).toBeTruthy();
    expect(screen.getByText("Hammerweg 4")).toBeTruthy();
    expect(screen.getByText("53111 Bonn")).toBeTruthy();
    expect(screen.getByText("Stufenlos")).toBeTruthy();
    const map = screen.getByRole("link", { name: "Auf der Karte zeigen" }).getAttribute("href");
    expect(map).toBe("https://www.openstreetmap.org/?mlat=50.74&mlon=7.1#map=17/50.74/7.1");
    expect(screen.getByRole("link", { name: "Spielorte" }).getAttribute("href")).toBe(
      "/de/veranstaltungsorte",
    );
    const concerts = within(screen.getByRole("region", { name: "Konzerte" }));
    expect(concerts.getByRole("link", { name: /^Cis-Moll/ })).toBeTruthy();
  });

  it("tells how one travels there, how one gets in, and where to read on", async () => {
    const { container } = await show({
      access_text: "Der Aufzug ist 90 cm breit.",
      travel: artist().biography,
      link_objs: [{ title: "Webseite der Schmiede", url: "https://schmiede.example" }],
    });
    expect(screen.getByText("Der Aufzug ist 90 cm breit.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Anreise" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Webseite der Schmiede" });
    expect(link.getAttribute("rel")).toBe("noreferrer");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("reads well with nothing but a name", async () => {
    const bare = { street: "", postal_code: "", city: "", description: "", access: [] };
    const { container } = await show({ ...bare, position: null, image_obj: null }, english, []);
    expect(screen.getByRole("heading", { level: 1, name: "Alte Schmiede" })).toBeTruthy();
    expect(screen.queryByText("Address")).toBeNull();
    expect(screen.getByText("No concerts announced here at the moment.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is accessible", async () => {
    const { container } = await show();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("a venue's page", () => {
  it("leads to the canonical address from another slug, with its page", async () => {
    expect(await load({}, "/en/locations/alte-schmiede/3?page=2")).toEqual({
      kind: "redirect",
      to: "/en/locations/old-forge/3?page=2",
      status: 301,
    });
  });

  it.each(["drei", "0", "99999999999", "4"])("does not find venue %s", async (id) => {
    const loading = load({}, `/de/veranstaltungsorte/alte-schmiede/${id}`);
    await expect(loading).rejects.toMatchObject({ code: "not_found" });
  });

  it("does not find a page that is no number", async () => {
    await expect(load({}, `${german}?page=x`)).rejects.toMatchObject({ code: "not_found" });
  });

  it("says what and where it is in the head, as a schema.org Place too", async () => {
    const { head, alternates } = await loadedPage(load());
    expect(head.title).toBe("Alte Schmiede");
    expect(head.description).toMatch(/^Alte Schmiede\. Hammerweg 4, 53111 Bonn\. Eine Halle/);
    expect(head.openGraph?.imageUrl).toBe("/media/images/12-9f3c/1200.jpg");
    expect(alternates).toEqual({ de: german, en: english });
    expect(head.trail?.map(({ name }) => name)).toEqual(["Spielorte", "Alte Schmiede"]);
    expect(head.jsonLd?.[0]).toMatchObject({
      "@type": "Place",
      name: "Alte Schmiede",
      url: german,
      address: { streetAddress: "Hammerweg 4" },
      geo: { latitude: 50.74 },
    });
  });

  it("has further pages for what is long over", async () => {
    const { head, alternates } = await loadedPage(load({}, `${german}?page=2`));
    expect(head.title).toBe("Alte Schmiede, Seite 2");
    expect(alternates).toEqual({ de: `${german}?page=2`, en: `${english}?page=2` });
  });
});
