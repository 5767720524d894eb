import {
  consentCookie,
  parseConsent,
  provisionalConsent,
  writeConsent,
  type Consent,
  type ConsentService,
} from "@festival/contracts/consent";
import type { Page } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject, Subject } from "rxjs";
import { testFrame, testSettings } from "../layout/testFrame.ts";
import { presentConsent } from "./consentCookies.ts";
import { startConsent } from "./startConsent.ts";
import type { ShellBus } from "../shellBus.ts";

const originalFetch = globalThis.fetch;
const posts: URLSearchParams[] = [];
/** Taken away after each test, as a document is. */
const listening: [type: string, listener: EventListenerOrEventListenerObject][] = [];
const addListener = document.addEventListener.bind(document);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.fetch = jest.fn<typeof fetch>(async (_address, init) => {
    posts.push(init?.body as URLSearchParams);
    return { ok: true } as Response;
  });
  // jsdom has dialogs, but does not show them
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  jest.spyOn(document, "addEventListener").mockImplementation((...given: unknown[]) => {
    const [type, listener, options] = given as Parameters<typeof document.addEventListener>;
    if (type === "click" && options) listening.push([type, listener]);
    addListener(type, listener, options);
  });
});

afterEach(async () => {
  // what is still on its way arrives
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  jest.restoreAllMocks();
  for (const [type, listener] of listening.splice(0))
    document.removeEventListener(type, listener, { capture: true });
  globalThis.fetch = originalFetch;
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
  document.cookie = "_ga=; path=/; max-age=0";
  document.body.replaceChildren();
  delete document.documentElement.dataset.consent;
  document.head.querySelectorAll("script").forEach((script) => script.remove());
  posts.length = 0;
});

function pageAt(url: string): Page {
  const found = match(url);
  if (!found) throw new Error(`${url} is no route.`);
  return { ...testPage({ url, data: null }), route: { ...found, query: {} } };
}
const setCookie = (value: string) =>
  (document.cookie = `${consentCookie}=${encodeURIComponent(value)}; path=/`);
const cookie = () => {
  const found = document.cookie.split("; ").find((one) => one.startsWith(consentCookie));
  return found && decodeURIComponent(found.slice(consentCookie.length + 1));
};
const decision = (services: ConsentService[], version = 1): Consent => ({
  id: "7",
  version,
  services,
});

function begin(url = "/de/besuch", given: Parameters<typeof testSettings>[0] = {}) {
  const settings = testSettings({ tag_manager_id: "GTM-ABCD", ...given });
  const page$ = new BehaviorSubject(pageAt(url));
  const bus = {
    page$,
    consent$: new BehaviorSubject(presentConsent(settings)),
    serviceAgreed$: new Subject<ConsentService>(),
  };
  startConsent(bus as Partial<ShellBus> as ShellBus, testFrame({ settings }), Promise.resolve());
  return { ...bus, goTo: (to: string) => act(async () => page$.next(pageAt(to))) };
}

const question = () => screen.findByRole("region", { name: "Externe Inhalte laden?" });
const isAsked = () => screen.queryByRole("region", { name: "Externe Inhalte laden?" }) !== null;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
/** Until all that is to come has come. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe("a visitor who has not decided", () => {
  it("is asked, and both answers weigh the same", async () => {
    begin();
    const region = await question();
    // what the question still waits for would come while it is looked at
    await settled();
    const [refuse, agree] = ["Alle ablehnen", "Alle erlauben"].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(refuse?.className).toBe(agree?.className);
    expect({ ...refuse?.dataset }).toEqual({ ...agree?.dataset });
    // it stands before the page's own heading
    expect(within(region).queryByRole("heading")).toBeNull();
    expect(await axeProblems(region)).toEqual([]);
    expect(cookie()).toBeUndefined();
  });

  it.each([
    ["Alle ablehnen", "reject_all", 0],
    ["Alle erlauben", "accept_all", 5],
  ])("%s: it is kept, told to all and recorded", async (name, action, count) => {
    const { consent$ } = begin();
    await question();
    await press(name);
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(parseConsent(cookie())).toMatchObject({ version: 1 });
    expect(consent$.value?.services).toHaveLength(count);
    expect([posts[0]?.get("action"), posts[0]?.getAll("services").length]).toEqual([action, count]);
  });

  it("goes on where they were once they have answered, and hears that it is saved", async () => {
    document.body.innerHTML = '<a href="#main">Zum Inhalt</a><div id="consent"></div>';
    const link = screen.getByRole("link", { name: "Zum Inhalt" });
    begin();
    await question();
    link.focus();
    await userEvent.tab();
    expect(document.activeElement).not.toBe(link);
    await press("Alle ablehnen");
    await settled();
    expect(isAsked()).toBe(false);
    expect(document.activeElement).toBe(link);
    expect(screen.getByText("Gespeichert. Ihre Entscheidung gilt ab jetzt.").role).toBe("status");
  });

  it("begins at the heading where the question was the first thing with the focus", async () => {
    document.body.innerHTML = '<div id="consent"></div><main><h1>Besuch</h1></main>';
    begin();
    await question();
    await press("Alle erlauben");
    await settled();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("decides nothing by Escape, and is left alone", async () => {
    const { consent$, goTo } = begin();
    await question();
    screen.getByRole("button", { name: "Alle ablehnen" }).focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(isAsked()).toBe(false));
    expect([consent$.value, cookie(), posts.length]).toEqual([null, undefined, 0]);
    await goTo("/de/magazin");
    expect(isAsked()).toBe(false);
  });

  it("reads imprint and privacy undisturbed, and is asked on leaving them", async () => {
    const { goTo } = begin("/de/datenschutz");
    await waitFor(() => expect(cookie()).toBe(provisionalConsent));
    expect(isAsked()).toBe(false);
    await goTo("/de/besuch");
    await question();
    await goTo("/de/impressum");
    await waitFor(() => expect(isAsked()).toBe(false));
    await goTo("/de/besuch");
    await question();
  });

  it("is not asked in a booklet, which is read in a dark hall", async () => {
    const { goTo } = begin("/de/programm-tickets/eroica/1/programmheft");
    await settled();
    expect(isAsked()).toBe(false);
    await goTo("/de/besuch");
    await question();
    expect(document.documentElement.dataset.consent).toBe("open");
    await goTo("/de/programm-tickets/eroica/1/programmheft");
    await waitFor(() => expect(isAsked()).toBe(false));
    // and no room is kept for the question
    expect(document.documentElement.dataset.consent).toBeUndefined();
  });

  it("is asked again on leaving a legal page, also where it was put off", async () => {
    const { goTo } = begin();
    await question();
    screen.getByRole("button", { name: "Alle ablehnen" }).focus();
    await userEvent.keyboard("{Escape}");
    await goTo("/de/impressum");
    await goTo("/de/besuch");
    expect(await question()).toBeTruthy();
  });
});

describe("a visitor who has decided", () => {
  it("is never asked again after a refusal, not on leaving a legal page either", async () => {
    setCookie(writeConsent(decision([])));
    const { goTo } = begin("/de/impressum");
    await goTo("/de/besuch");
    await settled();
    expect(isAsked()).toBe(false);
    expect(parseConsent(cookie())).toEqual(decision([]));
  });

  it("is asked by a newer version, and until then nothing counts as agreed to", async () => {
    setCookie(writeConsent(decision(["youtube"])));
    const { consent$ } = begin("/de/besuch", { consent_version: 2 });
    expect(consent$.value).toBeNull();
    await question();
  });

  it("has a service added by what they press in a page", async () => {
    setCookie(writeConsent(decision(["vimeo"])));
    const { consent$, serviceAgreed$ } = begin();
    await act(async () => serviceAgreed$.next("youtube"));
    await waitFor(() => expect(consent$.value?.services).toEqual(["vimeo", "youtube"]));
    expect(posts[0]?.getAll("services")).toEqual(["vimeo", "youtube"]);
    // under the id of the decisions before
    expect(posts[0]?.get("id")).toBe("7");
  });

  it("has their last decision recorded that could not be recorded then", async () => {
    setCookie(writeConsent({ ...decision(["vimeo"]), id: "" }));
    begin();
    await waitFor(() => expect(posts[0]?.getAll("services")).toEqual(["vimeo"]));
  });
});

describe("the link to the cookie settings", () => {
  const link = () => {
    const element = document.createElement("a");
    element.href = "/de/cookie-einstellungen";
    element.textContent = "Cookie-Einstellungen";
    document.body.append(element);
    return element;
  };

  it("opens them over the page, with what was decided", async () => {
    setCookie(writeConsent(decision(["vimeo"])));
    const { consent$ } = begin();
    await userEvent.click(link());
    const dialog = await screen.findByRole("dialog", { name: "Cookie-Einstellungen" });
    expect(await axeProblems(dialog)).toEqual([]);
    await press("Alle erlauben");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(consent$.value?.services).toContain("youtube");
  });

  it("decides nothing where it is only closed", async () => {
    setCookie(writeConsent(decision(["vimeo"])));
    begin();
    await userEvent.click(link());
    await screen.findByRole("dialog");
    await press("Schließen");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([parseConsent(cookie()), posts.length]).toEqual([decision(["vimeo"]), 0]);
    // and opens again
    await userEvent.click(screen.getByRole("link", { name: "Cookie-Einstellungen" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("is an ordinary link on a legal page, which nothing covers", async () => {
    begin("/de/impressum");
    const followed = jest.fn((event: Event) => event.preventDefault());
    const element = link();
    element.addEventListener("click", followed);
    await userEvent.click(element);
    expect(followed.mock.calls[0]?.[0]).toMatchObject({ type: "click" });
    await settled();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the tag manager", () => {
  const scripts = () =>
    [...document.head.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src);

  it("is not requested before the visitor agrees to it", async () => {
    begin("/de/besuch", { tag_manager_id: "GTM-ABCD" });
    await question();
    expect(scripts()).toEqual([]);
    await press("Alle ablehnen");
    await settled();
    expect(scripts()).toEqual([]);
  });

  it("comes with the id of the settings after that, once", async () => {
    const { serviceAgreed$ } = begin("/de/besuch", { tag_manager_id: "GTM-ABCD" });
    await question();
    await press("Alle erlauben");
    const address = "https://www.googletagmanager.com/gtm.js?id=GTM-ABCD";
    await waitFor(() => expect(scripts()).toEqual([address]));
    await act(async () => serviceAgreed$.next("starmate"));
    await settled();
    expect(scripts()).toEqual([address]);
  });

  it("is no question where the settings have no id: all else is asked about in its own place", async () => {
    begin("/de/besuch", { tag_manager_id: "" });
    await settled();
    expect(isAsked()).toBe(false);
  });

  it("does not run without an id, though the visitor agreed to it once", async () => {
    setCookie(writeConsent(decision(["googleTagManager"])));
    begin("/de/besuch", { tag_manager_id: "" });
    await settled();
    expect(scripts()).toEqual([]);
  });
});
