import type { NavigationEntry } from "@festival/contracts/api/content";
import type { Page } from "@festival/contracts/pageOwner";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { testFrame, testSettings } from "../testFrame.ts";
import { pageAt, scrollTo, showHeader } from "./testHeader.tsx";

const overlay = () => {
  const details = document.querySelector<HTMLDetailsElement>("[data-header-menu]");
  if (!details) throw new Error("There is no overlay.");
  return details;
};

const user = {
  email: "r@example.org",
  username: "Ida",
  admin_menus: [
    {
      title: "Programm",
      url: "/admin/events",
      links: [
        { title: "Veranstaltungen", url: "/admin/events" },
        { title: "Orte", url: "/admin/venues" },
      ],
    },
  ],
};

describe("the header", () => {
  it("leads home, to the content, and says when the season is", async () => {
    const { container } = showHeader(pageAt("/de/magazin"));
    expect(screen.getByRole("link", { name: "Zum Inhalt" }).getAttribute("href")).toBe("#main");
    const brand = screen.getByRole("link", { name: "Musikfest am Strom, Zur Startseite" });
    expect(brand.getAttribute("href")).toBe("/de");
    expect(screen.getAllByText(/28\.8\.–27\.9\.2025/)).not.toHaveLength(0);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to the same page in the other language", () => {
    showHeader(
      pageAt("/de/anfahrt", { alternates: { de: "/de/anfahrt", en: "/en/getting-here" } }),
    );
    const [english] = screen.getAllByRole("link", { name: "EN, English" });
    expect(english?.getAttribute("href")).toBe("/en/getting-here");
    expect(english?.getAttribute("hreflang")).toBe("en");
    expect(screen.getAllByRole("link", { name: "DE, Deutsch" })[0]?.ariaCurrent).toBe("true");
  });

  it("leads to the other language's home where the page has no twin", () => {
    showHeader(pageAt("/de/anfahrt", { alternates: {} }));
    expect(screen.getAllByRole("link", { name: "EN, English" })[0]?.getAttribute("href")).toBe(
      "/en",
    );
  });

  it("offers visitors their account, and their plan with what they marked", async () => {
    const { bus, container } = showHeader(pageAt("/de"), {
      frame: testFrame({ settings: testSettings() }),
    });
    const [account] = screen.getAllByRole("link", { name: "Mein Konto" });
    expect(account?.getAttribute("href")).toBe("https://tickets.example/konto");
    const plan = () => screen.getAllByRole("link", { name: /^Mein Festival/ })[0];
    expect([plan()?.getAttribute("href"), plan()?.textContent]).toEqual([
      "/de/mein-festival",
      "Mein Festival",
    ]);
    const event = { id: 1, title: "A", dateTime: "2025-09-01", knownUntil: "" };
    act(() => bus.plan$.next([event]));
    const counted = { name: /^Mein Festival\s*, 1 Veranstaltung gemerkt$/ };
    expect(screen.getAllByRole("link", counted)).toContain(plan());
    // on a phone the plan is in the menu, whose button shows the number to eyes
    const summary = overlay().querySelector("summary");
    expect(within(summary as HTMLElement).getByText("1").ariaHidden).toBe("true");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("gives staff a bar with their menus and the way out", async () => {
    const { container } = showHeader(pageAt("/de"), {
      frame: testFrame({ user, settings: testSettings() }),
    });
    expect(screen.queryByRole("link", { name: "Mein Konto" })).toBeNull();
    expect(screen.getByRole("banner").dataset.loggedIn).toBe("");
    const bar = within(screen.getByRole("region", { name: "Redaktion" }));
    const signOut = bar.getByRole("button", { name: "Abmelden" });
    expect(signOut.closest("form")?.getAttribute("action")).toBe("/admin/logout");
    expect(signOut.closest("form")?.method).toBe("post");
    await userEvent.click(bar.getByText("Programm"));
    expect(bar.getByRole("link", { name: "Orte" }).getAttribute("href")).toBe("/admin/venues");
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(bar.getByText("Programm").closest("details")?.open).toBe(false);
  });

  it("shows staff that the site is not ready to go live, and where to mend it", () => {
    const { unmount } = showHeader(pageAt("/de"), { frame: testFrame({ user }) });
    const link = () =>
      screen.queryByRole("link", { name: "Noch nicht bereit zum Veröffentlichen" });
    expect(link()).toBeNull();
    unmount();
    showHeader(pageAt("/de"), { frame: testFrame({ user, isUnfinished: true }) });
    expect(link()?.getAttribute("href")).toBe("/admin/settings");
  });

  it("shows staff the page as visitors see it where the address says noToolbar", () => {
    const route: Page["route"] = { name: "home", params: {}, query: { noToolbar: "" } };
    showHeader(pageAt("/de?noToolbar=", { route }), { frame: testFrame({ user }) });
    expect(screen.queryByRole("region", { name: "Redaktion" })).toBeNull();
    expect(screen.getByRole("banner").dataset).toMatchObject({ loggedIn: "", noToolbar: "" });
    expect(screen.getAllByRole("button", { name: "Abmelden" })).not.toHaveLength(0);
  });

  it("applies noToolbar for staff alone", () => {
    const route: Page["route"] = { name: "home", params: {}, query: { noToolbar: "" } };
    showHeader(pageAt("/de?noToolbar=", { route }));
    expect(screen.getByRole("banner").dataset).not.toHaveProperty("loggedIn");
    expect(screen.getByRole("banner").dataset).not.toHaveProperty("noToolbar");
  });

  it("tells the bus when the overlay opens, and closes it when a page comes", async () => {
    const { bus, container } = showHeader(pageAt("/de"));
    await userEvent.click(screen.getByText("Menü"));
    expect(bus.headerOpen$.value).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
    act(() => bus.page$.next(pageAt("/de/magazin")));
    expect(bus.headerOpen$.value).toBe(false);
    expect(overlay().open).toBe(false);
  });

  it("calls the menu the same whether it is open or closed, as its element tells that", async () => {
    showHeader(pageAt("/de"));
    const name = () => overlay().querySelector("summary")?.textContent;
    expect(name()).toBe("Menü");
    await userEvent.click(screen.getByText("Menü"));
    expect([overlay().open, name()]).toEqual([true, "Menü"]);
  });

  it("closes the overlay by its brand", async () => {
    const { bus } = showHeader(pageAt("/de"));
    await userEvent.click(screen.getByText("Menü"));
    const brand = screen.getByRole("link", { name: "Musikfest am Strom, Zur Startseite" });
    brand.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(brand);
    expect(bus.headerOpen$.value).toBe(false);
  });

  it("glides away while one scrolls down and comes back on the way up", () => {
    showHeader(pageAt("/de"));
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
    showHeader(pageAt("/de/programm-tickets/a/1/programmheft", { route }));
    const header = screen.getByRole("banner");
    expect(header.dataset.transparent).toBe("");
    scrollTo(10);
    expect(header.dataset.hidden).toBe("");
    scrollTo(0);
    expect(header.dataset.hidden).toBeUndefined();
  });

  it("is gone at once where a booklet is opened in its middle", () => {
    Object.defineProperty(window, "scrollY", { value: 500, configurable: true });
    const route: Page["route"] = { name: "eventBooklet", params: {}, query: {} };
    showHeader(pageAt("/de/programm-tickets/a/1/programmheft", { route }));
    expect(screen.getByRole("banner").dataset.hidden).toBe("");
    scrollTo(0);
  });

  it("shows at most 20 links in the menu over the whole window, those at the top first", () => {
    const link = (name: string, children: NavigationEntry[] = []): NavigationEntry => ({
      title: name,
      url: `/de/${name}`,
      children,
    });
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => link(`${name}${index}`));
    const navigation = {
      menu: [link("a", many("unter-a", 15)), link("b", many("unter-b", 15))],
      submenu: many("klein", 2),
      footer: [],
    };
    showHeader(pageAt("/de"), { frame: testFrame({ navigation }) });
    const links = within(overlay()).getByRole("navigation", { name: "Menü", hidden: true });
    const names = [...links.querySelectorAll("a")].map(({ textContent }) => textContent);
    expect(names).toHaveLength(20);
    expect(names.slice(-4)).toEqual(["b", "unter-b0", "klein0", "klein1"]);
  });

  it("speaks English on English pages", () => {
    showHeader(pageAt("/en", { locale: "en" }));
    expect(screen.getByRole("link", { name: "Skip to content" })).toBeTruthy();
    expect(screen.getAllByText(/28 Aug – 27 Sep 2025/)).not.toHaveLength(0);
  });
});
