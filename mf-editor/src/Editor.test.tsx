import type { EditingFace } from "@festival/contracts/editing";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Bus } from "./bus.ts";
import { Editor } from "./Editor.tsx";
import { busOf } from "./testing/bus.ts";
import { provideDialogs } from "./testing/dialogs.ts";
import { provideResizeObserver } from "./testing/resizeObserver.ts";
import { copyOf, section } from "./testing/sections.ts";
import { barTexts } from "./words/barTexts.ts";

const originalFetch = globalThis.fetch;
const shown = {
  id: 3,
  slug: null,
  model: "headline",
  content_type: "page",
  object_id: 12,
  parent: null,
  headline_level: 2,
  preline: "",
  content: "Der Saal",
  subline: "",
  anchor: "",
  text_align: "left",
};
const stored = section(3, { texts: { de: { content: "Der Saal" }, en: {} } });
const bodies: { ops: unknown[]; key: string }[] = [];
let changesStatus = 200;

const testBus = () =>
  busOf(
    testPage({
      url: "/de/besuch",
      data: { page: { modules: [shown] } },
      route: { name: "page", params: { path: "besuch" }, query: {} },
    }),
  );

function renderEditor(bus: Bus, face: EditingFace | null = null) {
  return render(
    <I18nextProvider i18n={createI18n("de", barTexts)}>
      <Editor bus={bus} locale="de" loadFace={async () => face} />
    </I18nextProvider>,
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const draftWords = (bus: Bus) => {
  const data = bus.pageDraft$.value?.data as { page: { modules: (typeof shown)[] } } | undefined;
  return data?.page.modules.map(({ content }) => content);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  bodies.length = 0;
  changesStatus = 200;
  document.cookie = "csrf=token";
  document.body.innerHTML =
    '<main id="main"><div data-section-id="3" data-section-model="headline"><h2>Der Saal</h2></div></main>';
  provideResizeObserver();
  HTMLDialogElement.prototype.showModal = () => undefined;
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init) => {
    const answer = (status: number, body: unknown) =>
      ({ ok: status < 300, status, json: async () => body }) as Response;
    if (textOf(address).endsWith("/presence/")) return answer(200, { revision: 1, others: [] });
    if (/\/(?:twins|stale|patterns|blocks)\//.test(textOf(address))) return answer(200, []);
    if (!textOf(address).endsWith("/changes/")) return answer(200, copyOf([stored]));
    const body = JSON.parse(textOf(init?.body)) as (typeof bodies)[number];
    bodies.push(body);
    const done = { revision: 2, ids: {}, sections: [], warnings: [], moved: [] };
    return answer(changesStatus, changesStatus === 200 ? done : {});
  });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

async function openHeadline(bus: Bus) {
  renderEditor(bus);
  await userEvent.click(
    await screen.findByRole("button", { name: "Überschrift bearbeiten: Der Saal" }),
  );
  return screen.findByRole("textbox", { name: "Überschrift" });
}

describe("the editor", () => {
  it("offers to edit, by its button and by the key E, and shows its tools only then", async () => {
    const bus = testBus();
    renderEditor(bus);
    await userEvent.click(screen.getByRole("button", { name: "Seite bearbeiten" }));
    expect(bus.editMode$.value).toBe(true);
    expect(document.documentElement.hasAttribute("data-edit-mode")).toBe(true);
    expect(await screen.findByRole("button", { name: /^Überschrift bearbeiten/ })).toBeTruthy();
    await userEvent.keyboard("e");
    expect(bus.editMode$.value).toBe(false);
    expect(screen.queryByRole("button", { name: /^Überschrift bearbeiten/ })).toBeNull();
  });

  it("answers keys while nothing is typed: for a section after the one with the focus, all of them, both languages, help", async () => {
    provideDialogs();
    const bus = testBus();
    bus.editMode$.next(true);
    renderEditor(bus);
    const frame = await screen.findByRole("button", { name: "Überschrift bearbeiten: Der Saal" });
    await userEvent.keyboard("?");
    await screen.findByRole("dialog", { name: "Hilfe zum Bearbeiten" });
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    await userEvent.keyboard("t");
    await screen.findByRole("dialog", { name: "Deutsch und Englisch" });
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));

    frame.focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(await screen.findByRole("button", { name: /– ausgewählt$/ })).toBeTruthy();
    await userEvent.keyboard("/");
    await screen.findByRole("dialog", { name: "Abschnitt einfügen" });
    // in a field they are letters
    const search = screen.getByRole<HTMLInputElement>("searchbox");
    await userEvent.type(search, "t?/");
    expect(search.value).toBe("t?/");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("fetches panels, rich texts and dragging ahead in edit mode alone", async () => {
    const ask = jest.fn<() => number>().mockReturnValueOnce(7).mockReturnValueOnce(8);
    const callOff = jest.fn<(handle: number) => void>();
    Object.assign(window, { requestIdleCallback: ask, cancelIdleCallback: callOff });
    const bus = testBus();
    const { unmount } = renderEditor(bus);
    expect(await screen.findByRole("button", { name: "Seite bearbeiten" })).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
    act(() => bus.editMode$.next(true));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    unmount();
    expect(callOff.mock.calls.flat().toSorted((one, other) => one - other)).toEqual([7, 8]);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  it("leads to the record behind the page, where the page's owner names one", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    const admin = { resource: "venues", id: 4 };
    const face: EditingFace = {
      places: () => ({ sections: [], fields: [], admin }),
      patch: (page) => page,
    };
    const { unmount } = renderEditor(bus, face);
    const link = await screen.findByRole("link", { name: "In der Verwaltung" });
    expect(link.getAttribute("href")).toBe("/admin/venues/4");
    unmount();
    const other = testBus();
    other.editMode$.next(true);
    renderEditor(other);
    await screen.findByRole("button", { name: /^Überschrift bearbeiten/ });
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("shows no tools where the address says noToolbar, also after a navigation", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    renderEditor(bus);
    expect(await screen.findByRole("button", { name: /^Überschrift bearbeiten/ })).toBeTruthy();
    const { url, data, route } = bus.page$.value;
    act(() =>
      bus.page$.next(testPage({ url, data, route: { ...route, query: { noToolbar: "" } } })),
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.documentElement.hasAttribute("data-edit-mode")).toBe(false);
  });

  it("shows in the page what is typed, keeps it on the device at once, and saves it", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    const input = await openHeadline(bus);
    fireEvent.change(input, { target: { value: "Der große Saal" } });
    const kept = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(kept.join("")).toContain("Der große Saal");
    await waitFor(() => expect(draftWords(bus)).toEqual(["Der große Saal"]));
    await waitFor(() => expect(bodies).toHaveLength(1), { timeout: 5000 });
    expect(bodies[0]?.ops).toEqual([
      { op: "set", section: 3, locale: "de", fields: { content: "Der große Saal" } },
    ]);
    expect(await screen.findByText("Alles gespeichert.")).toBeTruthy();
    expect(screen.getByText("Noch nicht alles ist öffentlich.")).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("festival-editor"))).toEqual(
      [],
    );
  });

  it("takes back and does again", async () => {
    const bus = testBus();
    bus.editMode$.next(true);
    const input = await openHeadline(bus);
    fireEvent.change(input, { target: { value: "Anders" } });
    await userEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect((input as HTMLInputElement).value).toBe("Der Saal");
    await userEvent.click(screen.getByRole("button", { name: "Wiederholen" }));
    expect((input as HTMLInputElement).value).toBe("Anders");
  });

  it("keeps what is unsaved in the page over a navigation and back", async () => {
    changesStatus = 503;
    const bus = testBus();
    bus.editMode$.next(true);
    const input = await openHeadline(bus);
    fireEvent.change(input, { target: { value: "Nicht verloren" } });
    const first = bus.page$.value;
    await act(async () =>
      bus.page$.next(testPage({ url: "/de/presse", data: null, route: first.route })),
    );
    expect(draftWords(bus)).toBeUndefined();
    await act(async () => bus.page$.next(first));
    await waitFor(() => expect(draftWords(bus)).toEqual(["Nicht verloren"]));
    expect(screen.getByRole("region", { name: "Bearbeiten" }).textContent).toContain(
      "Auf diesem Gerät ist alles gesichert.",
    );
  });

  it("goes on after edit mode was left and entered again", async () => {
    changesStatus = 503;
    const bus = testBus();
    bus.editMode$.next(true);
    const input = await openHeadline(bus);
    fireEvent.change(input, { target: { value: "Nicht verloren" } });
    act(() => bus.editMode$.next(false));
    expect(bus.pageDraft$.value).toBeNull();
    act(() => bus.editMode$.next(true));
    await waitFor(() => expect(draftWords(bus)).toEqual(["Nicht verloren"]));
  });

  it("asks to sign in again where the session has ended", async () => {
    changesStatus = 401;
    const bus = testBus();
    const asked = jest.fn();
    bus.loginNeeded$.subscribe(asked);
    bus.editMode$.next(true);
    const input = await openHeadline(bus);
    fireEvent.change(input, { target: { value: "Bleibt" } });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect((input as HTMLInputElement).value).toBe("Bleibt");
  });

  it("says what became of an act, for a while", () => {
    jest.useFakeTimers();
    const bus = testBus();
    renderEditor(bus);
    act(() => bus.alertShown$.next({ tone: "success", text: "Veröffentlicht." }));
    expect(screen.getByRole("status").textContent).toBe("Veröffentlicht.");
    act(() => jest.advanceTimersByTime(3999));
    expect(screen.getByRole("status").textContent).toBe("Veröffentlicht.");
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole("status").textContent).toBe("");
    jest.useRealTimers();
  });
});
