import type { HomeBlockState } from "@festival/contracts/api/home";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
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
import { unsavedPanels } from "../../admin/records/journal.ts";
import { Editor } from "../../Editor.tsx";
import { startBackend, type Backend } from "../../testing/backend.ts";
import { busOf } from "../../testing/bus.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { faceWith, heroField } from "../../testing/faces.ts";
import { pathOf } from "../../testing/liveFetch.ts";
import { Colleague, InGerman, signInAt } from "../../testing/liveSession.tsx";
import { provideResizeObserver } from "../../testing/resizeObserver.ts";

const ida = "ida@festival.example";
const both = (words: string) => ({ de: words, en: `${words} in English` });

describe("a block of the home page", () => {
  let backend: Backend;
  let office: Colleague;
  let bus: ReturnType<typeof busOf>;
  const refreshed = jest.fn();

  beforeAll(async () => {
    provideDialogs();
    provideResizeObserver();
    backend = await startBackend(1);
    office = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    signInAt(backend);
    await write({ headline: both("Alles klingt"), text: both("Ein Monat") });
    bus = busOf(testPage({ url: "/de", data: null }));
    bus.refresh$.subscribe(refreshed);
    bus.editMode$.next(true);
  });
  afterEach(() => {
    cleanup();
    refreshed.mockReset();
  });

  const stored = async () => (await office.call("GET", "hero/")) as HomeBlockState;
  async function write(fields: object) {
    const { revision } = await stored();
    await office.call("POST", "hero/", { ...fields, revision });
  }
  async function open() {
    render(
      <>
        <main id="main">
          <div className="hero">Alles klingt</div>
        </main>
        <Editor bus={bus} locale="de" loadFace={async () => faceWith(heroField)} />
      </>,
      { wrapper: InGerman },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Aufmacher bearbeiten" }));
    return screen.findByRole("textbox", { name: "Überschrift (Deutsch)" });
  }
  const english = () => screen.getByRole("textbox", { name: "Überschrift (Englisch)" });
  const save = () => userEvent.click(screen.getByRole("button", { name: "Als Entwurf speichern" }));
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole("complementary", { name: "Aufmacher" })).toBeNull());

  it("is written where it stands, in both languages, and saved as a draft", async () => {
    const german = await open();
    expect(german).toHaveProperty("value", "Alles klingt");
    const panel = screen.getByRole("complementary", { name: "Aufmacher" });
    expect(await axeProblems(panel)).toEqual([]);
    fireEvent.change(german, { target: { value: "Alles schweigt" } });
    fireEvent.change(english(), { target: { value: "All is silent" } });
    await save();
    await isClosed();
    const { content, id } = await stored();
    expect(content).toMatchObject({
      headline: { de: "Alles schweigt", en: "All is silent" },
      text: both("Ein Monat"),
    });
    expect(refreshed).toHaveBeenCalled();
    const versions = await office.call("GET", `home/${id}/versions/`);
    expect(versions).toMatchObject({ results: [] });
    expect(unsavedPanels(ida)).toEqual([]);
  });

  it("says at the field what is missing", async () => {
    await open();
    await userEvent.clear(english());
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText(/Es ist nicht gespeichert/)).toBeTruthy();
    expect(english().getAttribute("aria-invalid")).toBe("true");
    expect((await stored()).content.headline).toEqual(both("Alles klingt"));
  });

  it("keeps what another person writes of other fields meanwhile", async () => {
    const german = await open();
    fireEvent.change(german, { target: { value: "Von Ida" } });
    await write({ text: both("Von nebenan") });
    await save();
    await isClosed();
    expect((await stored()).content).toMatchObject({
      headline: { de: "Von Ida" },
      text: both("Von nebenan"),
    });
  });

  it("shows what another person wrote of the same field, and takes what is chosen", async () => {
    const german = await open();
    fireEvent.change(german, { target: { value: "Von Ida" } });
    await write({ headline: both("Von nebenan"), text: both("Auch neu") });
    await save();
    expect(await screen.findByText(/Von nebenan · Von nebenan in English/)).toBeTruthy();
    expect((await stored()).content.headline).toEqual(both("Von nebenan"));
    await userEvent.click(screen.getByRole("button", { name: "Meine nehmen" }));
    await isClosed();
    expect((await stored()).content).toMatchObject({
      headline: { de: "Von Ida" },
      text: both("Auch neu"),
    });
  });

  it("is kept on this device without a network, and there again", async () => {
    const german = await open();
    fireEvent.change(german, { target: { value: "Im Funkloch" } });
    const online = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      pathOf(address).endsWith("/hero/") && init?.method === "POST"
        ? Promise.reject(new TypeError("fetch failed"))
        : online(address, init);
    await save();
    expect(await screen.findByText(/Keine Verbindung/)).toBeTruthy();
    expect(unsavedPanels(ida)).toEqual([{ resource: "home", id: 0, field: "hero" }]);
    globalThis.fetch = online;
    cleanup();
    expect(await open()).toHaveProperty("value", "Im Funkloch");
    await save();
    await isClosed();
    expect((await stored()).content).toMatchObject({ headline: { de: "Im Funkloch" } });
  });
});
