import type { Page } from "@festival/contracts/pageOwner";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { testFrame, testSettings } from "../testFrame.ts";
import { AppBar } from "./AppBar.tsx";
import { pageAt, showHeader } from "./testHeader.tsx";

const planned = (id: number) => {
  const dateTime = "2025-08-28T18:00:00Z";
  return { id, title: `Konzert ${id}`, dateTime, knownUntil: dateTime };
};

function show(
  name: Page["route"]["name"],
  params: Record<string, string> = {},
  given: { url?: string; planned?: number[]; query?: Record<string, string>; now?: string } = {},
) {
  const page = pageAt(given.url ?? (name === "home" ? "/de" : "/de/x"), {
    layout: "mobileApp",
    route: { name, params, query: given.query ?? {} },
    ...(given.now && { now: given.now }),
  });
  return showHeader(page, {
    frame: testFrame({ settings: testSettings() }),
    parts: { AppBar },
    planned: (given.planned ?? []).map(planned),
  });
}

const back = () => screen.getByRole("link", { name: "Zurück" });

afterEach(() => {
  Reflect.deleteProperty(window, "navigation");
  jest.restoreAllMocks();
});

describe("the header of the mobile app", () => {
  it("is brand and search; menus are in the bar at the bottom", async () => {
    const { container } = show("page");
    const header = within(screen.getByRole("banner"));
    expect(header.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/de",
      "/de/suche",
    ]);
    expect(screen.queryByRole("navigation", { name: "Hauptmenü" })).toBeNull();
    await userEvent.click(screen.getByText("Menü"));
    const menu = within(screen.getByRole("navigation", { name: "Menü" }));
    expect(menu.getByRole("link", { name: "Anfahrt" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("has back, programme, today and my festival beside the menu, and says where one is", async () => {
    const { container } = show("plan", {}, { url: "/de/mein-festival", planned: [3, 8] });
    const bar = within(screen.getByRole("navigation", { name: "Schnellzugriff" }));
    const places = bar
      .getAllByRole("link")
      .map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.getAttribute("aria-current"),
      ]);
    expect(places.slice(0, 4)).toEqual([
      ["Zurück", "/de", null],
      ["Programm", "/de/programm-tickets", null],
      ["Heute", "/de/programm-tickets?q=heute", null],
      ["Mein Festival2, 2 Veranstaltungen gemerkt", "/de/mein-festival", "page"],
    ]);
    expect(await axeProblems(container)).toEqual([]);
    cleanup();
    show("programme", {}, { url: "/de/programm-tickets?genres=2" });
    const [, first] = within(screen.getByRole("navigation", { name: "Schnellzugriff" }))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("aria-current")]);
    expect(first).toEqual(["Programm", "page"]);
  });

  it.each([
    ["programme", {}, { from_date: "2025-08-31", to_date: "2025-08-31" }, [["Heute", "page"]]],
    ["programme", {}, { from_date: "2025-08-31", to_date: "2025-09-01" }, [["Programm", "page"]]],
    ["programme", {}, { from_date: "2025-08-30", to_date: "2025-08-30" }, [["Programm", "page"]]],
    ["event", { slug: "a", id: "1" }, {}, [["Programm", "true"]]],
    ["eventBooklet", { slug: "a", id: "1" }, {}, [["Programm", "true"]]],
    ["magazine", {}, {}, []],
  ] as const)(
    "marks the one place that a page belongs to (%s, %j, %j)",
    (name, params, query, marked) => {
      // past midnight at the festival, and not yet in Greenwich
      show(name, params, { query, now: "2025-08-30T22:30:00.000Z" });
      const bar = screen.getByRole("navigation", { name: "Schnellzugriff" });
      const places = [...bar.querySelectorAll(":scope > [aria-current]")];
      expect(places.map((link) => [link.textContent, link.ariaCurrent])).toEqual(marked);
    },
  );

  it("says in its open menu how that is closed, and leads to the plan once", async () => {
    const { container } = show("page");
    expect(container.querySelector("summary")?.textContent).toBe("MenüSchließen");
    await userEvent.click(screen.getByText("Menü"));
    expect(screen.getAllByRole("link", { name: "Mein Festival" })).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Mein Konto" })).toBeTruthy();
  });

  it("has the footer's links in its menu, imprint and privacy among them, each once", async () => {
    show("home");
    await userEvent.click(screen.getByText("Menü"));
    expect(screen.getByRole("link", { name: "Impressum" }).getAttribute("href")).toBe(
      "/de/impressum",
    );
    expect(screen.getByRole("link", { name: "Leichte Sprache" })).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Kontakt" })).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Cookie-Einstellungen" })).toBeTruthy();
  });

  it.each([
    ["event", { slug: "a", id: "1" }, "/de/programm-tickets"],
    ["eventBooklet", { slug: "a", id: "1" }, "/de/programm-tickets/a/1"],
    ["article", { slug: "a", id: "1" }, "/de/magazin"],
    ["magazine", {}, "/de"],
    ["page", { path: "besuch" }, "/de"],
  ] as const)("leads back from a page without scripts (%s)", (name, params, address) => {
    show(name, params);
    expect(back().getAttribute("href")).toBe(address);
  });

  it("leads nowhere back from the home page", () => {
    show("home");
    expect(screen.queryByRole("link", { name: "Zurück" })).toBeNull();
  });

  it("goes back in the history where that is this site's", async () => {
    const went = jest.spyOn(history, "back").mockImplementation(() => undefined);
    show("event", { slug: "a", id: "1" });
    back().addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(back());
    expect(went).not.toHaveBeenCalled();
    Object.assign(window, { navigation: { canGoBack: true } });
    await userEvent.click(back());
    expect(went).toHaveBeenCalledTimes(1);
  });
});
