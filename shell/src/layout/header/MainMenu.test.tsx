import { describe, expect, it } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { pageAt, scrollTo, showHeader } from "./testHeader.tsx";

/** The menu of wide windows; that of small ones holds the same links. */
const mainMenu = () => {
  const [menu] = screen.getAllByRole("navigation", { name: "Hauptmenü" });
  if (!menu) throw new Error("There is no main menu.");
  return within(menu);
};

describe("the main menu", () => {
  it("marks the entry of the page being shown, and of those below it", () => {
    const { bus } = showHeader(pageAt("/de/magazin?page=2"));
    const current = () => mainMenu().getByRole("link", { name: "Magazin" }).ariaCurrent;
    expect(current()).toBe("page");
    act(() => bus.page$.next(pageAt("/de/magazin/pause-proben/4")));
    expect(current()).toBe("true");
    act(() => bus.page$.next(pageAt("/de/programm-tickets")));
    expect(current()).toBeNull();
    expect(mainMenu().getByRole("link", { name: "Programm" }).ariaCurrent).toBe("page");
  });

  it("marks an entry whose child is shown, and of two children only the nearer one", () => {
    const { bus } = showHeader(pageAt("/de/anfahrt"));
    const current = (name: string) => mainMenu().getByRole("link", { name }).ariaCurrent;
    expect([current("Besuch"), current("Anfahrt")]).toEqual(["true", "page"]);
    act(() => bus.page$.next(pageAt("/de/anfahrt/rad")));
    expect([current("Besuch"), current("Anfahrt"), current("Mit dem Rad")]).toEqual([
      "true",
      null,
      "page",
    ]);
  });

  it("opens what lies below an entry, one at a time by Escape and click elsewhere closed", async () => {
    showHeader(pageAt("/de"));
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

  it("closes what lies below an entry once the focus goes beyond it, and with the header", async () => {
    showHeader(pageAt("/de"));
    const summary = mainMenu().getByText("Mehr zu Besuch");
    const details = summary.closest("details");
    await userEvent.click(summary);
    await userEvent.tab();
    expect(details?.contains(document.activeElement)).toBe(true);
    expect(details?.open).toBe(true);
    act(() => screen.getByRole("link", { name: /Musikfest am Strom/ }).focus());
    expect(details?.open).toBe(false);

    await userEvent.click(summary);
    act(() => screen.getByRole("link", { name: /Musikfest am Strom/ }).focus());
    if (details) details.open = true;
    scrollTo(400);
    expect(details?.open).toBe(false);
    scrollTo(0);
  });

  it("shows entries without an address as text", () => {
    showHeader(pageAt("/de"));
    expect(mainMenu().queryByRole("link", { name: "Hotels" })).toBeNull();
    expect(mainMenu().getByText("Haus").closest("summary")).toBeTruthy();
  });
});
