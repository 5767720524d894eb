import type { Page } from "@festival/contracts/pageOwner";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject } from "rxjs";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import { noticeOffline } from "./offlineNotice.ts";

let online$: BehaviorSubject<boolean>;
let page$: BehaviorSubject<Page>;

beforeEach(() => {
  document.body.innerHTML = "";
  online$ = new BehaviorSubject(true);
  page$ = new BehaviorSubject<Page>(testPage({ url: "/de", data: null }));
});
afterEach(() => {
  // a document's listeners outlive a test
  online$.next(true);
  delete document.documentElement.dataset.kept;
});

const start = (locale: "de" | "en" = "de") =>
  noticeOffline({ online$, page$ }, locale, locale === "de" ? de : en);
const said = () => screen.getByRole("status").textContent;

describe("the word of a missing network", () => {
  it("is silent as long as there is one", () => {
    start();
    expect(said()).toBe("");
  });

  it.each([
    ["de", "Sie haben gerade keine Verbindung."],
    ["en", "You are offline."],
  ] as const)("is said while there is none (%s)", async (locale, text) => {
    start(locale);
    online$.next(false);
    expect(said()).toBe(text);
    expect(await axeProblems(document.body)).toEqual([]);
    online$.next(true);
    expect(said()).toBe("");
  });

  it("says of which moment a kept page is", () => {
    document.documentElement.dataset.kept = "2025-08-30T10:05:00.000Z";
    online$.next(false);
    start();
    expect(said()).toMatch(
      /^Sie haben gerade keine Verbindung\. Stand dieser Seite: 30\.08\.2025, \d\d:05$/,
    );
    delete document.documentElement.dataset.kept;
    page$.next(testPage({ url: "/de/magazin", data: null }));
    expect(said()).toBe("Sie haben gerade keine Verbindung.");
  });

  it("offers to load a kept page again where the network was only slow", async () => {
    document.documentElement.dataset.kept = "2025-08-30T10:05:00.000Z";
    start();
    expect(said()).toContain("Eine neuere Fassung ist gerade nicht verfügbar. Stand dieser Seite:");
    expect(screen.getByRole("button", { name: "Neu laden" })).toBeTruthy();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("can be dismissed, and comes again when there is something else to say", async () => {
    start();
    online$.next(false);
    await userEvent.click(screen.getByRole("button", { name: "Hinweis schließen" }));
    expect(said()).toBe("");
    page$.next(testPage({ url: "/de/magazin", data: null }));
    expect(said()).toBe("");
    document.documentElement.dataset.kept = "2025-08-30T10:05:00.000Z";
    page$.next(testPage({ url: "/de/team", data: null }));
    expect(said()).toContain("Stand dieser Seite");
  });

  it.each([
    ["de", /^Noch nicht abgeschickt, Ihre Eingaben bleiben stehen\. Sie haben gerade keine/],
    ["en", /^Not sent yet; what you entered is still there\. You are offline/],
  ] as const)("holds a form back that is sent meanwhile, each time (%s)", async (locale, text) => {
    start(locale);
    const form = document.createElement("form");
    form.method = "post";
    form.innerHTML = '<label>Email <input name="method" value="ada@"></label><button>Send</button>';
    document.body.append(form);
    const sent = (): boolean => {
      const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
      return form.dispatchEvent(event);
    };
    expect(sent()).toBe(true);
    expect(said()).toBe("");

    online$.next(false);
    expect(sent()).toBe(false);
    expect(said()).toMatch(text);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("ada@");
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: /Hinweis schließen|Dismiss notice/ }));
    expect(sent()).toBe(false);
    expect(said()).toMatch(text);

    online$.next(true);
    expect(said()).toBe("");
    expect(sent()).toBe(true);
  });

  it("leaves a form alone that the page's scripts send, or that closes a dialog", () => {
    start();
    online$.next(false);
    const form = document.createElement("form");
    document.body.append(form);
    const dispatch = () =>
      form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    form.method = "dialog";
    expect(dispatch()).toBe(true);
    form.method = "post";
    form.addEventListener("submit", (event) => event.preventDefault());
    dispatch();
    expect(said()).toBe("Sie haben gerade keine Verbindung.");
  });
});
