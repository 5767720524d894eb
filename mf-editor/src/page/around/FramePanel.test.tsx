import type { EditingFace, FramePart } from "@festival/contracts/editing";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Editor } from "../../Editor.tsx";
import { startBackend, type Backend } from "../../testing/backend.ts";
import { busOf } from "../../testing/bus.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { faceWith } from "../../testing/faces.ts";
import { Colleague, InGerman, signInAt } from "../../testing/liveSession.tsx";
import { provideResizeObserver } from "../../testing/resizeObserver.ts";

const both = (de: string, en: string) => ({ de, en });
interface Entry {
  id: number;
  revision: number;
  title: { de: string; en: string };
}

describe("header and footer in edit mode", () => {
  let backend: Backend;
  let office: Colleague;
  let bus: ReturnType<typeof busOf>;
  let refreshes: number;

  beforeAll(async () => {
    provideDialogs();
    provideResizeObserver();
    backend = await startBackend(1);
    office = new Colleague(backend, 0);
  });
  afterAll(() => backend.stop());
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    signInAt(backend);
    bus = busOf(testPage({ url: "/de/besuch", data: null }));
    covered.clear();
    refreshes = 0;
    bus.frameRefresh$.subscribe(() => {
      refreshes += 1;
    });
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    // jsdom has none, and other files share its window
    Reflect.deleteProperty(document, "elementFromPoint");
  });

  const add = async (title: Entry["title"], more: object) =>
    (await office.call("POST", "navigation/", { title, is_online: true, ...more })) as Entry;

  const covered = new Set<string>();
  /** @param isAdmin whether the settings are among what this person keeps */
  function edit({ isAdmin = true } = {}) {
    const selector = (part: FramePart) => `#${part}`;
    const face: EditingFace = {
      ...faceWith(),
      frame: { menu: selector("menu"), footer: selector("footer"), hotline: selector("hotline") },
    };
    document.body.innerHTML = `<nav id="menu"></nav><main id="main"></main><nav id="footer"></nav>
      <section id="hotline"></section>`;
    for (const element of document.querySelectorAll("nav, section")) {
      element.checkVisibility = () => true;
    }
    const places = [...document.querySelectorAll("nav, section")];
    // each in a row of its own, of which the test says whether something else covers it
    for (const [row, element] of places.entries()) {
      element.getBoundingClientRect = () => new DOMRect(10, 100 * row, 100, 40);
    }
    document.elementFromPoint = (_x, y) => {
      const found = places[Math.floor(y / 100)];
      return found && !covered.has(found.id) ? found : document.body;
    };
    if (isAdmin) {
      const links = [{ title: "Einstellungen", url: "/admin/settings" }];
      const user = bus.user$.value;
      if (user)
        bus.user$.next({ ...user, admin_menus: [{ title: "System", url: "/admin", links }] });
    }
    bus.setEditMode(true);
    render(<Editor bus={bus} locale="de" loadFace={async () => face} />, { wrapper: InGerman });
  }
  const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole("button", { name }));
  async function save() {
    await press(/^Speichern/);
    const sure = screen.queryByRole("button", { name: "Speichern und veröffentlichen" });
    if (sure && screen.queryByText(/keinen Entwurf/)) await userEvent.click(sure);
  }

  it("offers the entries of the menus with those below them, and writes one", async () => {
    const visit = await add(both("Ihr Besuch", "Your visit"), { area: "menu", position: 1 });
    const below = { area: "menu", parent_id: visit.id, position: 2, url: both("/de/x", "/en/x") };
    const way = await add(both("Anfahrt", "Getting here"), below);
    await add(both("Verborgen", "Hidden"), { area: "menu", position: 3, is_online: false });
    await add(both("Presse", "Press"), { area: "submenu", position: 1 });
    await add(both("Impressum", "Imprint"), { area: "footer", position: 1 });
    edit();
    await press("Menü bearbeiten");
    const panel = await screen.findByRole("complementary", { name: "Menü" });
    await within(panel).findByText("Presse");
    const entries = within(panel).getAllByRole("listitem");
    expect(entries.map((entry) => entry.querySelector("p")?.textContent)).toEqual([
      "Ihr Besuch",
      "Anfahrt",
      "Presse",
    ]);
    expect(entries[0]?.contains(entries[1] ?? null)).toBe(true);
    expect(await axeProblems(panel)).toEqual([]);

    await press("Beschriftung: Anfahrt");
    const german = await screen.findByRole("textbox", { name: "Beschriftung (Deutsch)" });
    await userEvent.clear(german);
    await userEvent.type(german, "So kommen Sie hin");
    await save();
    // the list is there again, as it is now
    await within(await screen.findByRole("complementary", { name: "Menü" })).findByText(
      "So kommen Sie hin",
    );
    const stored = (await office.call("GET", `navigation/${way.id}/`)) as Entry;
    expect(stored.title).toEqual({ de: "So kommen Sie hin", en: "Getting here" });
    expect(refreshes).toBe(1);

    await press("Rückgängig");
    await waitFor(() => expect(refreshes).toBe(2));
    expect(await office.call("GET", `navigation/${way.id}/`)).toMatchObject({
      title: { de: "Anfahrt" },
    });
  });

  it("writes the hotline, whose days stay as they are, for those who may change the settings", async () => {
    signInAt(backend, 2);
    const before = (await office.call("GET", "settings/")) as { hotline: object };
    edit();
    await press("Kartentelefon bearbeiten");
    const phone = await screen.findByRole("textbox", { name: "Telefon" });
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Montag" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Sonntag" }).checked).toBe(false);
    await userEvent.clear(phone);
    await userEvent.type(phone, "+49 228 123");
    await save();
    await waitFor(async () =>
      expect(await office.call("GET", "settings/")).toMatchObject({
        hotline: { ...before.hotline, phone: "+49 228 123" },
      }),
    );
    expect(refreshes).toBe(1);
  });

  it.each([
    ["a header below the bar of staff, until it is scrolled", "scroll"],
    ["what lies behind a dialog, until it is closed", "close"],
  ])("has no button at what is covered, such as %s", async (_what, event) => {
    covered.add("menu");
    edit();
    await screen.findByRole("button", { name: "Links der Fußzeile bearbeiten" });
    expect(screen.queryByRole("button", { name: "Menü bearbeiten" })).toBeNull();
    covered.delete("menu");
    window.dispatchEvent(new Event(event));
    await screen.findByRole("button", { name: "Menü bearbeiten" });
  });

  it("offers no settings to those who may not change them", async () => {
    edit({ isAdmin: false });
    await screen.findByRole("button", { name: "Menü bearbeiten" });
    expect(screen.queryByRole("button", { name: "Kartentelefon bearbeiten" })).toBeNull();
  });
});
