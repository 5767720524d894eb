import type { Page } from "@festival/contracts/pageOwner";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject } from "rxjs";
import { layoutI18n } from "../texts.ts";
import { testFrame, testSettings } from "../testFrame.ts";
import type { Frame } from "../frame.ts";
import { HeaderRoot } from "./HeaderRoot.tsx";

const pageAt = (url: string, given: Partial<Page> = {}) => testPage({ url, data: null, ...given });

function show(page: Page, frame: Frame = testFrame()) {
  const page$ = new BehaviorSubject<Page>(page);
  const headerOpen$ = new BehaviorSubject(false);
  const rendered = render(
    <I18nextProvider i18n={layoutI18n(page.locale)}>
      <HeaderRoot frame={frame} page$={page$} headerOpen$={headerOpen$} />
    </I18nextProvider>,
  );
  return { ...rendered, page$, headerOpen$ };
}

/** The menu of wide windows; that of small ones holds the same links. */
const mainMenu = () => {
  const [menu] = screen.getAllByRole("navigation", { name: "Hauptmenü" });
  if (!menu) throw new Error("There is no main menu.");
  return within(menu);
};

const overlay = () => {
  const details = document.querySelector<HTMLDetailsElement>("[data-header-menu]");
  if (!details) throw new Error("There is no overlay.");
  return details;
};

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    window.dispatchEvent(new Event("scroll"));
  });
}

describe("the header", () => {
  it("leads home, to the content, and says when the season is", async () => {
    const { container } = show(pageAt("/de/magazin"));
    expect(screen.getByRole("link", { name: "Zum Inhalt" }).getAttribute("href")).toBe("#main");
    const brand = screen.getByRole("link", { name: "Musikfest am Strom, Zur Startseite" });
    expect(brand.getAttribute("href")).toBe("/de");
    expect(screen.getAllByText(/28\.8\.–27\.9\.2025/)).not.toHaveLength(0);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("marks the entry of the page being shown, and of those below it", () => {
    const { page$ } = show(pageAt("/de/magazin?page=2"));
    const current = () => mainMenu().getByRole("link", { name: "Magazin" }).ariaCurrent;
    expect(current()).toBe("page");
    act(() => page$.next(pageAt("/de/magazin/pause-proben/4")));
    expect(current()).toBe("true");
    act(() => page$.next(pageAt("/de/programm-tickets")));
    expect(current()).toBeNull();
    expect(mainMenu().getByRole("link", { name: "Programm" }).ariaCurrent).toBe("page");
  });

  it("marks an entry whose child is shown, and of two children only the nearer one", () => {
    const { page$ } = show(pageAt("/de/anfahrt"));
    const current = (name: string) => mainMenu().getByRole("link", { name }).ariaCurrent;
    expect([current("Besuch"), current("Anfahrt")]).toEqual(["true", "page"]);
    act(() => page$.next(pageAt("/de/anfahrt/rad")));
    expect([current("Besuch"), current("Anfahrt"), current("Mit dem Rad")]).toEqual([
      "true",
      null,
      "page",
    ]);
  });

  it("opens what lies below an entry, one at a time by Escape and click elsewhere closed", async () => {
    show(pageAt("/de"));
    const summary = mainMenu().getByText("Mehr zu Besuch");
    const details = summary.closest("details");
    await userEvent.click(summary);
    expect(details?.open).toBe(true);
    expect(mainMenu().getByRole("link", { name: "Anfahrt" }).getAttribute("href")).toBe(
      "/de/anfahrt",
    );
    await userEvent.keyboard("{Escape}");
    expect(details?.open).toBe(false);
    expect(document.activeElement?.tagName).toBe("SUMMARY");
    await userEvent.click(summary);
    await userEvent.click(document.body);
    expect(details?.open).toBe(false);
  });

  it("shows entries without an address as text", () => {
    show(pageAt("/de"));
    expect(mainMenu().queryByRole("link", { name: "Hotels" })).toBeNull();
    expect(mainMenu().getByText("Haus").closest("summary")).toBeTruthy();
  });

  it("leads to the same page in the other language", () => {
    show(pageAt("/de/anfahrt", { alternates: { de: "/de/anfahrt", en: "/en/getting-here" } }));
    const [english] = screen.getAllByRole("link", { name: "English" });
    expect(english?.getAttribute("href")).toBe("/en/getting-here");
    expect(english?.getAttribute("hreflang")).toBe("en");
    expect(screen.getAllByRole("link", { name: "Deutsch" })[0]?.ariaCurrent).toBe("true");
  });

  it("leads to the other language's home where the page has no twin", () => {
    show(pageAt("/de/anfahrt", { alternates: {} }));
    expect(screen.getAllByRole("link", { name: "English" })[0]?.getAttribute("href")).toBe("/en");
  });

  it("offers visitors their account, and staff the way out", async () => {
    const settings = testSettings();
    const { unmount } = show(pageAt("/de"), testFrame({ settings }));
    expect(screen.getAllByRole("link", { name: "Mein Konto" })[0]?.getAttribute("href")).toBe(
      "https://tickets.example/konto",
    );
    unmount();
    const user = { email: "r@example.org", username: "Redaktion", admin_menus: [] };
    const { container } = show(pageAt("/de"), testFrame({ user, settings }));
    expect(screen.queryByRole("link", { name: "Mein Konto" })).toBeNull();
    const [signOut] = screen.getAllByRole("button", { name: "Abmelden" });
    expect(signOut?.closest("form")?.getAttribute("action")).toBe("/admin/logout");
    expect(signOut?.closest("form")?.method).toBe("post");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tells the bus when the overlay opens, and closes it when a page comes", async () => {
    const { headerOpen$, page$, container } = show(pageAt("/de"));
    await userEvent.click(screen.getByText("Menü"));
    expect(headerOpen$.value).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
    act(() => page$.next(pageAt("/de/magazin")));
    expect(headerOpen$.value).toBe(false);
    expect(overlay().open).toBe(false);
  });

  it("closes the overlay by its brand", async () => {
    const { headerOpen$ } = show(pageAt("/de"));
    await userEvent.click(screen.getByText("Menü"));
    const brand = screen.getByRole("link", { name: "Musikfest am Strom, Zur Startseite" });
    brand.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(brand);
    expect(headerOpen$.value).toBe(false);
  });

  it("glides away while one scrolls down and comes back on the way up", () => {
    show(pageAt("/de"));
    const hidden = () => screen.getByRole("banner").dataset.hidden !== undefined;
    scrollTo(150);
    expect(hidden()).toBe(false);
    scrollTo(151);
    expect(hidden()).toBe(true);
    scrollTo(400);
    expect(hidden()).toBe(true);
    scrollTo(390);
    expect(hidden()).toBe(false);
    scrollTo(0);
  });

  it("is transparent over a booklet, and gone as soon as that is scrolled", () => {
    const route: Page["route"] = { name: "eventBooklet", params: {}, query: {} };
    show(pageAt("/de/programm-tickets/a/1/programmheft", { route }));
    const header = screen.getByRole("banner");
    expect(header.dataset.transparent).toBe("");
    scrollTo(10);
    expect(header.dataset.hidden).toBe("");
    scrollTo(0);
    expect(header.dataset.hidden).toBeUndefined();
  });

  it("speaks English on English pages", () => {
    show(pageAt("/en", { locale: "en" }));
    expect(screen.getByRole("link", { name: "Skip to content" })).toBeTruthy();
    expect(screen.getAllByText(/28 Aug – 27 Sep 2025/)).not.toHaveLength(0);
  });
});
