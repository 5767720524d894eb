import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BehaviorSubject, Subject } from "rxjs";
import { Editor } from "./Editor.tsx";
import { texts } from "./texts.ts";

const originalFetch = globalThis.fetch;
const section = {
  id: 3,
  slug: null,
  model: "text",
  anchor: "",
  content: {
    blocks: [
      {
        key: "a",
        text: "Der Saal",
        type: "unstyled",
        depth: 0,
        inlineStyleRanges: [],
        entityRanges: [],
      },
    ],
    entityMap: {},
  },
};

function testBus(): Bus {
  const page = testPage({
    url: "/de/besuch",
    data: null,
    route: { name: "page", params: { path: "besuch" }, query: {} },
  });
  return {
    page$: new BehaviorSubject<Page>(page),
    user$: new BehaviorSubject<Bus["user$"]["value"]>(null),
    editMode$: new BehaviorSubject(false),
    online$: new BehaviorSubject(true),
    headerOpen$: new BehaviorSubject(false),
    bookletDarkMode$: new BehaviorSubject(false),
    plan$: new BehaviorSubject<Bus["plan$"]["value"]>([]),
    consent$: new BehaviorSubject<Bus["consent$"]["value"]>(null),
    pageDraft$: new BehaviorSubject<Page | null>(null),
    anchors$: new BehaviorSubject<Bus["anchors$"]["value"]>([]),
    navigation$: new Subject(),
    sectionSaved$: new Subject(),
    refresh$: new Subject(),
    serviceAgreed$: new Subject(),
    alertShown$: new Subject(),
    newsletterOpened$: new Subject(),
    loginNeeded$: new Subject(),
  };
}

function renderEditor(bus: Bus) {
  return render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <Editor bus={bus} locale="de" />
    </I18nextProvider>,
  );
}

beforeEach(() => {
  // jsdom has no window to scroll; draft-js scrolls to where it takes the focus
  window.scrollTo = () => undefined;
  document.body.innerHTML =
    '<main id="main"><div data-section-id="3" data-section-model="text"><p>Der Saal</p></div></main>';
  globalThis.fetch = jest.fn<typeof fetch>(async () => {
    const page = { modules: [section], revision: 7 };
    return { ok: true, status: 200, json: async () => page } as Response;
  });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe("the editor", () => {
  it("offers to edit, and shows its tools only then", async () => {
    const bus = testBus();
    renderEditor(bus);
    expect(screen.queryByRole("button", { name: "Text bearbeiten" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Seite bearbeiten" }));
    expect(bus.editMode$.value).toBe(true);
    expect(document.documentElement.hasAttribute("data-edit-mode")).toBe(true);
    expect(await screen.findByRole("button", { name: "Text bearbeiten" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Bearbeiten beenden" }));
    expect(screen.queryByRole("button", { name: "Text bearbeiten" })).toBeNull();
  });

  it("shows no tools where the address says noToolbar, also after a navigation", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    renderEditor(bus);
    expect(await screen.findByRole("button", { name: "Text bearbeiten" })).toBeTruthy();
    const { url, data, route } = bus.page$.value;
    const query = { noToolbar: "" };
    act(() => bus.page$.next(testPage({ url, data, route: { ...route, query } })));
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.documentElement.hasAttribute("data-edit-mode")).toBe(false);
    await act(async () => bus.page$.next(testPage({ url, data, route })));
    expect(screen.getByRole("button", { name: "Bearbeiten beenden" })).toBeTruthy();
  });

  it("opens the text inside its section and leaves it as it was when discarded", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    renderEditor(bus);
    await userEvent.click(await screen.findByRole("button", { name: "Text bearbeiten" }));
    const host = document.querySelector("[data-section-id] [data-editor-host]");
    expect(host?.querySelector("[contenteditable=true]")?.textContent).toBe("Der Saal");
    await userEvent.click(screen.getByRole("button", { name: "Verwerfen" }));
    expect(bus.pageDraft$.value).toBeNull();
    expect(document.querySelector("[data-section-id]")?.hasAttribute("data-editing")).toBe(false);
  });

  it("opens the text as it is being edited, not as it is public", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    renderEditor(bus);
    await userEvent.click(await screen.findByRole("button", { name: "Text bearbeiten" }));
    expect(globalThis.fetch).toHaveBeenCalledWith("/de/api/page/besuch?preview=1", {
      method: "GET",
      signal: expect.any(AbortSignal),
    });
  });

  it("asks to sign in again where the session has ended", async () => {
    const answer = { ok: false, status: 401, json: async () => ({}) } as Response;
    globalThis.fetch = jest.fn<typeof fetch>(async () => answer);
    const bus = testBus();
    const asked = jest.fn();
    bus.loginNeeded$.subscribe(asked);
    HTMLDialogElement.prototype.showModal = () => undefined;
    bus.editMode$.next(true);
    renderEditor(bus);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });

  it("asks nothing for pages that can't be edited in place", async () => {
    const bus = testBus();
    bus.page$.next(
      testPage({
        url: "/de/programm-tickets",
        data: null,
        route: { name: "programme", params: {}, query: {} },
      }),
    );
    bus.editMode$.next(true);
    renderEditor(bus);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it("says what became of a save, for a while", () => {
    jest.useFakeTimers();
    const bus = testBus();
    renderEditor(bus);
    act(() => bus.alertShown$.next({ tone: "success", text: "Gespeichert." }));
    expect(screen.getByRole("status").textContent).toBe("Gespeichert.");
    act(() => jest.advanceTimersByTime(3999));
    expect(screen.getByRole("status").textContent).toBe("Gespeichert.");
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole("status").textContent).toBe("");
    jest.useRealTimers();
  });
});
