import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject } from "rxjs";
import { testFrame, testSettings } from "../testFrame.ts";
import { layoutI18n } from "../texts.ts";
import { AppBar } from "./AppBar.tsx";
import { HeaderRoot } from "./HeaderRoot.tsx";

function show(name: Page["route"]["name"], params: Record<string, string> = {}) {
  const page: Page = testPage({
    url: name === "home" ? "/de" : "/de/x",
    data: null,
    layout: "mobileApp",
    route: { name, params, query: {} },
  });
  const bus: Pick<Bus, "page$" | "headerOpen$" | "plan$"> = {
    page$: new BehaviorSubject(page),
    headerOpen$: new BehaviorSubject(false),
    plan$: new BehaviorSubject<Bus["plan$"]["value"]>([]),
  };
  return render(
    <I18nextProvider i18n={layoutI18n("de")}>
      <HeaderRoot
        frame={testFrame({ settings: testSettings() })}
        firstPage={page}
        parts={{ AppBar }}
        bus={bus}
      />
    </I18nextProvider>,
  );
}

const back = () => screen.getByRole("link", { name: "Zurück" });

afterEach(() => {
  Reflect.deleteProperty(window, "navigation");
  jest.restoreAllMocks();
});

describe("the header of the mobile app", () => {
  it("is the brand alone; menus are in the bar at the bottom", async () => {
    const { container } = show("page");
    const header = within(screen.getByRole("banner"));
    expect(header.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/de"]);
    expect(screen.queryByRole("navigation", { name: "Hauptmenü" })).toBeNull();
    await userEvent.click(screen.getByText("Menü"));
    expect(screen.getByRole("link", { name: "Suche" }).getAttribute("href")).toBe("/de/suche");
    const menu = within(screen.getByRole("navigation", { name: "Menü" }));
    expect(menu.getByRole("link", { name: "Anfahrt" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
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
