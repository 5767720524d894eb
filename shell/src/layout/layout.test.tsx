/**
 * React's renderer for Node runs here, as it does on the server.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { Page } from "@festival/contracts/pageOwner";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateHeader } from "./browserLayout.tsx";
import { renderFooter, renderHeader } from "./serverLayout.tsx";
import { busAt, documentOf, place } from "./testDocument.ts";
import { testFrame } from "./testFrame.ts";

const page = testPage({ url: "/de/magazin", data: null });

afterEach(() => document.body.replaceChildren());

describe("the alert", () => {
  const alert = {
    id: 12,
    title: "Das Konzert entfällt",
    text: "Karten werden erstattet.",
    link_title: "Zum Konzert",
    link_obj: { url: "/de/programm-tickets/a/1" },
  };
  const home: Page = { ...page, url: "/de", route: { name: "home", params: {}, query: {} } };
  const forget = () => {
    document.cookie = "festival_alert_12=; path=/; max-age=0";
    delete document.documentElement.dataset.alert;
  };
  afterEach(forget);

  it("is shown above the header, with its link", async () => {
    const element = place(renderHeader(testFrame({ alert }), home));
    const region = screen.getByRole("region", { name: "Hinweis" });
    expect(region.textContent).toBe("Das Konzert entfällt Karten werden erstattet. Zum Konzert");
    expect(screen.getByRole("link", { name: /Zum Konzert$/ }).getAttribute("href")).toBe(
      "/de/programm-tickets/a/1",
    );
    expect(await axeProblems(element)).toEqual([]);
  });

  it.each([
    ["home", "/de", true],
    ["programme", "/de/programm-tickets", true],
    ["plan", "/de/mein-festival", true],
    ["event", "/de/programm-tickets/a/1?from=list", true],
    ["event", "/de/programm-tickets/b/2", false],
    ["eventBooklet", "/de/programm-tickets/a/1/programmheft", false],
    ["quizStart", "/de/konzert-o-mat", false],
    ["form", "/de/forms/kontakt", false],
  ] as const)("stands where it concerns: %s at %s is %s", (name, url, isShown) => {
    const shown = { ...page, url, route: { name, params: {}, query: {} } };
    place(renderHeader(testFrame({ alert }), shown));
    expect(screen.queryByRole("region", { name: "Hinweis" }) !== null).toBe(isShown);
  });

  it("is remembered by its id when the visitor dismisses it", async () => {
    const element = place(renderHeader(testFrame({ alert }), home));
    await act(async () =>
      hydrateHeader(element, documentOf(home, testFrame({ alert })), busAt(home)),
    );
    await userEvent.click(screen.getByRole("button", { name: "Hinweis schließen" }));
    expect(document.cookie).toContain("festival_alert_12=1");
    expect(document.documentElement.dataset.alert).toBe("dismissed");
  });

  it("may be a title alone, and leads nowhere where its address is none", () => {
    const bare = { ...alert, text: "", link_obj: { url: "javascript:alert(1)" } };
    place(renderHeader(testFrame({ alert: bare }), home));
    expect(screen.getByRole("region", { name: "Hinweis" }).textContent).toBe(
      "Das Konzert entfällt",
    );
  });
});

// a mismatch between server and browser is reported through console.error, which fails the test
describe("the layout on both sides", () => {
  it("hydrates the header as the server wrote it", async () => {
    const element = place(renderHeader(testFrame(), page));
    const header = element.querySelector("header");
    await act(async () => hydrateHeader(element, documentOf(page), busAt(page)));
    expect(element.querySelector("header")).toBe(header);
  });

  it("hydrates staff's bar and the mobile app's as the server wrote them", async () => {
    const frame = testFrame({ user: { email: "r@example.org", username: "Ida", admin_menus: [] } });
    const inApp: Page = { ...page, layout: "mobileApp" };
    const element = place(renderHeader(frame, inApp));
    const bars = () => [
      screen.getByRole("region", { name: "Redaktion" }),
      screen.getByRole("navigation", { name: "Schnellzugriff" }),
    ];
    const written = bars();
    await act(async () => hydrateHeader(element, documentOf(inApp, frame), busAt(inApp)));
    expect(bars().map((bar, index) => bar === written[index])).toEqual([true, true]);
    await userEvent.click(screen.getByText("Menü"));
    expect(element.querySelector("[data-header-menu]")?.hasAttribute("open")).toBe(true);
  });

  it("hydrates the header, and shows that of the page to which the visitor has gone on before", async () => {
    const element = place(renderHeader(testFrame(), page));
    const alternates = { en: "/en/getting-here" };
    const next = testPage({ url: "/de/anfahrt", data: null, alternates });
    await act(async () => hydrateHeader(element, documentOf(page), busAt(next)));
    const [english] = screen.getAllByRole("link", { name: "EN, English" });
    expect(english?.getAttribute("href")).toBe("/en/getting-here");
  });

  it("leads from the document's beginning to the contrast, but not in the mobile app", () => {
    place(renderFooter(testFrame(), page));
    const header = place(renderHeader(testFrame(), page));
    const link = screen.getByRole("link", { name: "Zum Kontrast" });
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(target?.querySelector("button")?.textContent).toBe("Kontrast erhöhen");
    header.innerHTML = renderHeader(testFrame(), { ...page, layout: "mobileApp" });
    expect(screen.queryByRole("link", { name: "Zum Kontrast" })).toBeNull();
  });
});
