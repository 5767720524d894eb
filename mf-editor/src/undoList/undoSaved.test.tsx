import type { HomeBlockState } from "@festival/contracts/api/home";
import type { EditableField } from "@festival/contracts/editing";
import { testPage } from "@festival/shared-ui/owner/testing";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { AlertShown } from "../bus.ts";
import { Editor } from "../Editor.tsx";
import { startBackend, type Backend } from "../testing/backend.ts";
import { busOf } from "../testing/bus.ts";
import { provideDialogs } from "../testing/dialogs.ts";
import { faceWith, heroField } from "../testing/faces.ts";
import { pathOf } from "../testing/liveFetch.ts";
import { Colleague, InGerman, signInAt } from "../testing/liveSession.tsx";
import { provideResizeObserver } from "../testing/resizeObserver.ts";

interface Venue {
  id: number;
  revision: number;
  name: { de: string; en: string };
}
const both = (words: string) => ({ de: words, en: `${words} in English` });

const refused = (status: number) =>
  Promise.resolve({ ok: false, status, json: async () => ({}) } as Response);

/** Where its page shows the name of a venue. */
const nameField = (venue: number): EditableField => ({
  id: "name",
  target: { resource: "venues", id: venue },
  field: "name",
  kind: "line",
  selector: "h1",
  label: { de: "Name", en: "Name" },
});

describe("what a panel saved", () => {
  let backend: Backend;
  let office: Colleague;
  let venue: Venue;
  let bus: ReturnType<typeof busOf>;
  let alerts: AlertShown[];

  beforeAll(async () => {
    provideDialogs();
    provideResizeObserver();
    backend = await startBackend(1);
    office = new Colleague(backend, 1);
    venue = (await office.call("POST", "venues/", {
      name: both("Alte Halle"),
      slug: { de: "halle", en: "hall" },
    })) as Venue;
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    signInAt(backend);
    await nameVenue(both("Alte Halle"));
    const { revision } = await hero();
    await office.call("POST", "hero/", { headline: both("Alles klingt"), revision });
    bus = busOf(testPage({ url: "/de", data: null }));
    bus.editMode$.next(true);
    alerts = [];
    bus.alertShown$.subscribe((alert) => alerts.push(alert));
    render(
      <>
        <main id="main">
          <h1>Alte Halle</h1>
          <div className="hero">Alles klingt</div>
        </main>
        <Editor
          bus={bus}
          locale="de"
          loadFace={async () => faceWith(nameField(venue.id), heroField)}
        />
      </>,
      { wrapper: InGerman },
    );
  });
  afterEach(() => cleanup());

  const stored = async () => (await office.call("GET", `venues/${venue.id}/`)) as Venue;
  const hero = async () => (await office.call("GET", "hero/")) as HomeBlockState;
  async function nameVenue(name: Venue["name"]) {
    const { revision } = await stored();
    await office.call("POST", `venues/${venue.id}/`, { name, revision });
  }
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  /** Waits for what is said; the next one is another. */
  const said = (words: RegExp) =>
    waitFor(() => expect(alerts.shift()?.text ?? "").toMatch(words), { interval: 20 });

  async function saveName(words: string) {
    await press("Name bearbeiten");
    const german = await screen.findByRole("textbox", { name: "Name (Deutsch)" });
    fireEvent.change(german, { target: { value: words } });
    await press("Speichern");
    const sure = screen.queryByRole("button", { name: "Speichern und veröffentlichen" });
    if (sure) await userEvent.click(sure);
    await isClosed();
    await said(/^Gespeichert/);
  }
  async function saveHero(words: string) {
    await press("Aufmacher bearbeiten");
    const german = await screen.findByRole("textbox", { name: "Überschrift (Deutsch)" });
    fireEvent.change(german, { target: { value: words } });
    await press("Als Entwurf speichern");
    await isClosed();
    await said(/^Als Entwurf/);
  }

  it("of a record is taken back at the server and done again, which is said to be public", async () => {
    await saveName("Neue Halle");
    await press("Rückgängig");
    await said(/^Zurückgenommen: Gespeichert: Name. Es ist gleich öffentlich/);
    expect((await stored()).name).toEqual(both("Alte Halle"));
    await press("Wiederholen");
    await said(/^Wiederholt: .* öffentlich/);
    expect((await stored()).name).toEqual({ ...both("Alte Halle"), de: "Neue Halle" });
  });

  it("of the home page is taken back as a draft, and the page is read again", async () => {
    await saveHero("Alles schweigt");
    const refreshed = jest.fn();
    bus.refresh$.subscribe(refreshed);
    await press("Rückgängig");
    await said(/^Zurückgenommen: Gespeichert: Aufmacher$/);
    expect((await hero()).content.headline).toEqual(both("Alles klingt"));
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it("is taken back alone by one press, and the act before it by a press that follows at once", async () => {
    await saveName("Neue Halle");
    await saveHero("Alles schweigt");
    await saveName("Neuste Halle");
    await press("Rückgängig");
    await said(/^Zurückgenommen: Gespeichert: Name/);
    expect((await stored()).name.de).toBe("Neue Halle");
    expect((await hero()).content.headline).toMatchObject({ de: "Alles schweigt" });
    const undo = screen.getByRole("button", { name: "Rückgängig" });
    fireEvent.click(undo);
    fireEvent.click(undo);
    await said(/^Zurückgenommen: Gespeichert: Aufmacher/);
    await said(/^Zurückgenommen: Gespeichert: Name/);
    expect((await stored()).name).toEqual(both("Alte Halle"));
    expect((await hero()).content.headline).toEqual(both("Alles klingt"));
  });

  it("is left as another person changed it, and is no act of the list any more", async () => {
    await saveName("Neue Halle");
    await nameVenue(both("Große Scheune"));
    await press("Rückgängig");
    await said(/^Nicht zurückgenommen, denn jemand hat es inzwischen geändert/);
    expect((await stored()).name).toEqual(both("Große Scheune"));
    expect(screen.getByRole("button", { name: "Rückgängig" })).toHaveProperty("disabled", true);
  });

  it("is no act of the list any more once its record is gone", async () => {
    await saveName("Neue Halle");
    const online = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      pathOf(address).includes("/venues/") ? refused(404) : online(address, init);
    await press("Rückgängig");
    await said(/^Den Eintrag gibt es nicht mehr/);
    expect(screen.getByRole("button", { name: "Rückgängig" })).toHaveProperty("disabled", true);
    globalThis.fetch = online;
  });

  it.each<[string, () => Promise<Response>, RegExp, number]>([
    ["without a network", () => Promise.reject(new TypeError("fetch failed")), /^Keine Verb/, 0],
    ["after the session", () => refused(401), /^Melden/, 1],
  ])("stays in the list %s, and is taken back later", async (_when, answer, words, asked) => {
    await saveName("Neue Halle");
    const signIn = jest.fn();
    bus.loginNeeded$.subscribe(signIn);
    const online = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      pathOf(address).includes("/venues/") ? answer() : online(address, init);
    await press("Rückgängig");
    await said(words);
    expect(signIn).toHaveBeenCalledTimes(asked);
    globalThis.fetch = online;
    await press("Rückgängig");
    await said(/^Zurückgenommen/);
    expect((await stored()).name).toEqual(both("Alte Halle"));
  });

  it("is done again also where another person had taken it back before", async () => {
    await saveName("Neue Halle");
    await nameVenue(both("Alte Halle"));
    await press("Rückgängig");
    await said(/^Zurückgenommen/);
    await press("Wiederholen");
    await said(/^Wiederholt/);
    expect((await stored()).name.de).toBe("Neue Halle");
  });

  it("is taken back around what another person writes in the same moment", async () => {
    await saveName("Neue Halle");
    const online = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      if (init?.method === "POST" && pathOf(address).includes("/venues/")) {
        globalThis.fetch = online;
        await nameVenue({ de: "Neue Halle", en: "The old hall" });
      }
      return online(address, init);
    };
    await press("Rückgängig");
    await said(/^Zurückgenommen/);
    expect((await stored()).name).toEqual({ de: "Alte Halle", en: "The old hall" });
  });

  it("is taken back one after the other on the way to the start of the list", async () => {
    await saveName("Neue Halle");
    await saveHero("Alles schweigt");
    await saveName("Neuste Halle");
    await press("Schritte …");
    await press("Am Anfang");
    await said(/^Zurückgenommen: Gespeichert: Name/);
    await said(/^Zurückgenommen: Gespeichert: Aufmacher/);
    await said(/^Zurückgenommen: Gespeichert: Name/);
    expect((await stored()).name).toEqual(both("Alte Halle"));
    expect((await hero()).content.headline).toEqual(both("Alles klingt"));
  });
});
