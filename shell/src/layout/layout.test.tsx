/**
 * React's renderer for Node runs here, as it does on the server.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject } from "rxjs";
import { hydrateFooter, hydrateHeader } from "./browserLayout.tsx";
import { renderFooter, renderHeader } from "./serverLayout.tsx";
import { testFrame } from "./testFrame.ts";

const page = testPage({ url: "/de/magazin", data: null });

function place(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

function busAt(shown: Page): Bus {
  return {
    page$: new BehaviorSubject(shown),
    headerOpen$: new BehaviorSubject(false),
  } as Partial<Bus> as Bus;
}

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.contrast;
  localStorage.clear();
});

// a mismatch between server and browser is reported through console.error, which fails the test
describe("the layout on both sides", () => {
  it("hydrates the header as the server wrote it", async () => {
    const element = place(renderHeader(testFrame(), page));
    const header = element.querySelector("header");
    await act(async () => hydrateHeader(element, testFrame(), busAt(page)));
    expect(element.querySelector("header")).toBe(header);
  });

  it("makes the header anew where somebody has gone on before it was hydrated", async () => {
    const element = place(renderHeader(testFrame(), page));
    const alternates = { en: "/en/getting-here" };
    const next = testPage({ url: "/de/anfahrt", data: null, alternates });
    await act(async () => hydrateHeader(element, testFrame(), busAt(next)));
    const [english] = screen.getAllByRole("link", { name: "English" });
    expect(english?.getAttribute("href")).toBe("/en/getting-here");
  });

  it("hydrates the footer, which then offers the contrast", async () => {
    const element = place(renderFooter(testFrame(), page));
    expect(screen.queryByRole("button")).toBeNull();
    await act(async () => hydrateFooter(element, testFrame(), busAt(page)));
    await userEvent.click(screen.getByRole("button", { name: "Kontrast erhöhen" }));
    expect(document.documentElement.dataset.contrast).toBe("high");
    expect(localStorage.getItem("festival-contrast")).toBe("high");
    await userEvent.click(screen.getByRole("button", { name: "Kontrast verringern" }));
    expect(document.documentElement.dataset.contrast).toBeUndefined();
  });
});

describe("the footer", () => {
  it("leads to the newsletter, the hotline and all that staff put there", async () => {
    const element = place(renderFooter(testFrame(), page));
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Newsletter abonnieren")).toBe("/de/newsletter");
    expect(address("0228 000 000")).toBe("tel:+49228000000");
    expect(address("Leichte Sprache")).toBe("/de/leicht");
    expect(address("Impressum")).toBe("/de/impressum");
    expect(screen.getByRole("navigation", { name: "Rechtliches" })).toBeTruthy();
    expect(await axeProblems(element)).toEqual([]);
  });

  it("ends on the season's motto, and on the festival's where there is no season", () => {
    place(renderFooter(testFrame(), page));
    expect(screen.getByRole("img", { name: "Alles klingt" })).toBeTruthy();
    document.body.replaceChildren();
    const english = testPage({ url: "/en", locale: "en", data: null });
    place(renderFooter(testFrame({ season: null }), english));
    expect(screen.getByRole("img", { name: "Everything sounds" })).toBeTruthy();
  });
});
