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
import { Subject } from "rxjs";
import type { Bus } from "../../bus.ts";
import { unsavedPanels } from "../../admin/records/journal.ts";
import { CallsContext, pageCalls } from "../../calls/callsContext.ts";
import { startBackend, type Backend } from "../../testing/backend.ts";
import { busOf } from "../../testing/bus.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { pathOf } from "../../testing/liveFetch.ts";
import { Colleague, InGerman, signInAt } from "../../testing/liveSession.tsx";
import { LoginDialog } from "../../session/LoginDialog.tsx";
import type { RecordField } from "../fields.ts";
import { RecordPanel } from "./RecordPanel.tsx";

const ida = "ida@festival.example";
interface Venue {
  id: number;
  name: { de: string; en: string };
}

describe("the panel of a record's field", () => {
  let backend: Backend;
  let office: Colleague;
  let venue: Venue;
  let bus: Bus;
  let count = 0;
  const closed = jest.fn();

  beforeAll(async () => {
    provideDialogs();
    backend = await startBackend(1);
    office = new Colleague(backend, 0);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    localStorage.clear();
    signInAt(backend);
    count += 1;
    venue = (await office.call("POST", "venues/", {
      name: { de: `Saal ${count}`, en: `Hall ${count}` },
      slug: { de: `saal-${count}`, en: `hall-${count}` },
    })) as Venue;
    bus = busOf(testPage({ url: "/de/spielstaetten", data: null }));
  });
  afterEach(() => {
    cleanup();
    closed.mockReset();
  });

  const stored = async () => ((await office.call("GET", `venues/${venue.id}/`)) as Venue).name;

  async function open() {
    const signedIn$ = new Subject<string>();
    const field: RecordField = {
      id: "name",
      target: { resource: "venues", id: venue.id },
      field: "name",
      kind: "line",
      selector: "h1",
      label: { de: "Name", en: "Name" },
    };
    const { container } = render(
      <CallsContext value={pageCalls("de", { ...bus, signedIn$ })}>
        <RecordPanel
          bus={bus}
          field={field}
          locale="de"
          onSaved={() => undefined}
          onClose={closed}
        />
        <LoginDialog
          loginNeeded$={bus.loginNeeded$}
          signedIn$={signedIn$}
          email={ida}
          locale="de"
        />
      </CallsContext>,
      { wrapper: InGerman },
    );
    return { container, signedIn$ };
  }
  const german = () => screen.findByRole("textbox", { name: "Name (Deutsch)" });
  async function write(words: string) {
    fireEvent.change(await german(), { target: { value: words } });
  }
  /** Saves; that the field has no draft is said once in each document. */
  async function save() {
    await userEvent.click(screen.getByRole("button", { name: /^Speichern/ }));
    const sure = screen.queryByRole("button", { name: "Speichern und veröffentlichen" });
    if (sure && screen.queryByText(/keinen Entwurf/)) await userEvent.click(sure);
  }
  /** Lets calls of one method fail. @returns ends that */
  function failing(method: string, answer: () => Promise<Response>) {
    const present = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      pathOf(address).includes("/venues/") && (init?.method ?? "GET") === method
        ? answer()
        : present(address, init);
    return () => {
      globalThis.fetch = present;
    };
  }
  const offline = () => Promise.reject(new TypeError("fetch failed"));
  const signedOut = async () =>
    ({
      ok: false,
      status: 401,
      json: async () => ({ code: "unauthorized", message: "Sign in first." }),
    }) as Response;
  /** As the page for signing in and the call that tells who is signed in answer. */
  function signingIn(person: string) {
    const present = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const path = pathOf(address);
      if (path.endsWith("/admin/login")) return { type: "opaqueredirect" } as Response;
      if (!path.endsWith("/pageeditor-api/user")) return present(address, init);
      return { ok: true, status: 200, json: async () => ({ email: person }) } as Response;
    };
  }

  it("says at the field what is not allowed, and saves nothing of it", async () => {
    const { container } = await open();
    await userEvent.clear(await german());
    // by the keyboard, which does not leave the field; the first time it is asked
    await userEvent.keyboard("{Enter}{Enter}");
    expect(await screen.findByText(/Es ist nicht gespeichert/)).toBeTruthy();
    const input = await german();
    expect(input.getAttribute("aria-invalid")).toBe("true");
    // the server names no language: what is there is not called missing
    expect(screen.getAllByText(/„Name \(Deutsch\)“ fehlt/)).toHaveLength(1);
    expect(await stored()).toEqual(venue.name);
    expect(closed).not.toHaveBeenCalled();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("keeps what is typed without a network, says so, and brings it back", async () => {
    await open();
    await write("Im Funkloch");
    const online = failing("POST", offline);
    await save();
    expect(await screen.findByText(/Keine Verbindung/)).toBeTruthy();
    expect(unsavedPanels(ida)).toEqual([{ resource: "venues", id: venue.id, field: "name" }]);
    cleanup();
    online();
    await open();
    expect(await german()).toHaveProperty("value", "Im Funkloch");
    expect(screen.getByText(/Ihre Eingabe von vorhin/)).toBeTruthy();
    await save();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(await stored()).toMatchObject({ de: "Im Funkloch" });
    expect(unsavedPanels(ida)).toEqual([]);
  });

  it("asks to sign in where the session has ended, and saves by itself then", async () => {
    await open();
    await write("Nach der Pause");
    const again = failing("POST", signedOut);
    await save();
    await screen.findByRole("dialog", { name: "Ihre Anmeldung ist abgelaufen" });
    expect(await stored()).toEqual(venue.name);
    again();
    signingIn(ida);
    await userEvent.type(screen.getByLabelText("Passwort"), "geheim");
    await userEvent.click(screen.getByRole("button", { name: "Anmelden" }));
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(await stored()).toMatchObject({ de: "Nach der Pause" });
  });

  it("reads the record by itself once its user has signed in", async () => {
    const again = failing("GET", signedOut);
    const { signedIn$ } = await open();
    await screen.findByRole("dialog", { name: "Ihre Anmeldung ist abgelaufen" });
    again();
    signedIn$.next(ida);
    expect(await german()).toHaveProperty("value", venue.name.de);
    expect(screen.queryByText(/Melden Sie sich wieder an, dann geht/)).toBeNull();
  });

  it("saves nothing in the name of another person who has signed in", async () => {
    const { signedIn$ } = await open();
    await write("Von Ida");
    const again = failing("POST", signedOut);
    await save();
    await screen.findByText(/Melden Sie sich wieder an, dann geht/);
    again();
    const sent = jest.fn(offline);
    failing("POST", sent);
    signedIn$.next("jonas@festival.example");
    expect(sent).not.toHaveBeenCalled();
    expect(await stored()).toEqual(venue.name);
    expect(unsavedPanels(ida)).toHaveLength(1);
  });
});
