import type { OwnerKey } from "@festival/contracts/editing";
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
import { recentRecordsOf } from "../admin/find/recentRecords.ts";
import { panelJournal } from "../admin/records/journal.ts";
import { sessionOf } from "../page/sessionOf.ts";
import { startBackend, type Backend } from "../testing/backend.ts";
import { busOf } from "../testing/bus.ts";
import { Colleague, InGerman, pageWith } from "../testing/liveSession.tsx";
import { liveFetch, pathOf } from "../testing/liveFetch.ts";
import { richText } from "../testing/sections.ts";
import { SignOutGuard } from "./SignOutGuard.tsx";

const pages = 5;
const label = { act: "write", model: "text", words: "" } as const;
const recent = recentRecordsOf("ida@festival.example");
const record = { resource: "venues", id: 4, title: "Saal" };
const journal = () => Object.keys(localStorage).filter((key) => key.startsWith("festival-editor"));

describe("signing out", () => {
  let backend: Backend;
  let used = 0;
  let owner: OwnerKey;
  let text: number;
  let stop: () => void;
  let session: ReturnType<typeof sessionOf>;
  const left = jest.fn();

  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    // jsdom sends no forms
    HTMLFormElement.prototype.submit = left;
    backend = await startBackend(pages);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    const page = backend.pages[used % pages];
    used += 1;
    owner = { type: "page", id: page?.id ?? 0 };
    text = page?.section ?? 0;
    localStorage.clear();
    sessionStorage.clear();
    left.mockReset();
    document.cookie = "csrftoken=is-sent-with-the-headers";
    globalThis.fetch = liveFetch(backend.origin, backend.people[0] ?? {});
    const bus = busOf(pageWith(owner, text));
    const parts = {
      bus,
      locale: "de" as const,
      loadFace: async () => null,
      signedIn$: new Subject<string>(),
    };
    render(
      <InGerman>
        <form method="post" action="/admin/logout">
          <button type="submit">Abmelden</button>
        </form>
        <SignOutGuard parts={parts} />
      </InGerman>,
    );
    session = sessionOf(parts);
    stop = session.start();
    while (session.copies.owners$.value.size === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  afterEach(() => {
    stop();
    cleanup();
  });

  const write = (words: string) =>
    session.copies.edit(
      `page:${owner.id}`,
      [{ op: "set", section: text, locale: "de", fields: { content: richText(words) } }],
      { label },
    );
  const stored = async () => {
    const copy = await new Colleague(backend, 0).call("GET", `page/${owner.id}/content/`);
    return JSON.stringify(copy);
  };
  /** @returns whether the form was sent at once */
  const signOut = () => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Abmelden" });
    return fireEvent.submit(button.form as HTMLFormElement);
  };
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));
  const failing = () => {
    const online = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      pathOf(address).includes("/changes/")
        ? Promise.reject(new TypeError("fetch failed"))
        : online(address, init);
    return () => {
      globalThis.fetch = online;
    };
  };

  it("goes on at once where all is saved, and forgets what was opened last", () => {
    recent.note(record);
    sessionStorage.setItem("festival-editor-acts", "{}");
    expect(signOut()).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(recent.read()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("delivers what is unsaved first", async () => {
    recent.note(record);
    write("Noch schnell");
    expect(signOut()).toBe(false);
    await press("Speichern und abmelden");
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    expect(await stored()).toContain("Noch schnell");
    expect(journal()).toEqual([]);
    expect(recent.read()).toEqual([]);
  });

  it("offers all that is unsaved as a file with its words", async () => {
    const online = failing();
    write("Im Funkloch geschrieben");
    panelJournal("ida@festival.example", { resource: "venues", id: 4 }, "name").write(
      { value: { de: "Kleiner Saal", en: "Small hall" }, before: null },
      1,
    );
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return "blob:unsaved";
    };
    URL.revokeObjectURL = () => undefined;
    // jsdom saves no files
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    signOut();
    await press("Als Textdatei sichern");
    const [file] = files;
    const reader = new FileReader();
    const words = await new Promise<unknown>((resolve) => {
      reader.addEventListener("load", () => resolve(reader.result));
      reader.readAsText(file ?? new Blob());
    });
    expect(words).toContain("Text (de)\nIm Funkloch geschrieben");
    expect(words).toContain("Spielort: Name");
    expect(words).toContain("Kleiner Saal");
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
    expect(left).not.toHaveBeenCalled();
    online();
  });

  it("says that it can't be delivered, and leaves the choice", async () => {
    const online = failing();
    write("Im Funkloch");
    signOut();
    await press("Speichern und abmelden");
    expect(
      await screen.findByText(/Es ließ sich nicht alles speichern/, {}, { timeout: 20_000 }),
    ).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
    await press("Auf diesem Gerät behalten und abmelden");
    expect(left).toHaveBeenCalledTimes(1);
    expect(journal()).toHaveLength(1);
    online();
  });

  it("drops what is discarded, here and in the journal", async () => {
    const online = failing();
    write("Doch nicht");
    signOut();
    await press("Verwerfen und abmelden");
    expect(left).toHaveBeenCalledTimes(1);
    expect(journal()).toEqual([]);
    expect(session.hasUnsaved).toBe(false);
    online();
    // what is sent of a page that closes
    session.flush.leave();
    session.flush.now();
    expect(await stored()).not.toContain("Doch nicht");
  });

  it("is called off by staying", async () => {
    const online = failing();
    recent.note(record);
    write("Bleibt");
    signOut();
    await press("Angemeldet bleiben");
    expect(left).not.toHaveBeenCalled();
    expect(session.hasUnsaved).toBe(true);
    expect(recent.read()).toEqual([record]);
    online();
  });

  describe("with words in a panel of the page", () => {
    const panel = panelJournal("ida@festival.example", { resource: "venues", id: 4 }, "name");
    beforeEach(() => {
      panel.write({ value: { de: "Saal", en: "Hall" }, before: null }, 1);
    });

    it("names the field, and publishes nothing by itself", async () => {
      expect(signOut()).toBe(false);
      expect(await screen.findByText("Spielort: Name")).toBeTruthy();
      expect(screen.queryByRole("button", { name: /^Speichern|^Entwürfe/ })).toBeNull();
      await press("Auf diesem Gerät behalten und abmelden");
      expect(left).toHaveBeenCalledTimes(1);
      expect(panel.read()).not.toBeNull();
    });

    it("saves drafts, and stays for the field", async () => {
      const online = failing();
      write("Noch ein Entwurf");
      signOut();
      await screen.findByRole("button", { name: "Entwürfe speichern" });
      online();
      await press("Entwürfe speichern");
      // the journal is empty some time before the dialog knows it
      await waitFor(
        () => expect(screen.queryByRole("button", { name: "Entwürfe speichern" })).toBeNull(),
        { timeout: 20_000 },
      );
      expect(journal()).toEqual([]);
      expect(await stored()).toContain("Noch ein Entwurf");
      expect(screen.getByText("Spielort: Name")).toBeTruthy();
      expect(left).not.toHaveBeenCalled();
    });

    it("drops it where that is asked for", async () => {
      signOut();
      await press("Verwerfen und abmelden");
      expect(left).toHaveBeenCalledTimes(1);
      expect(panel.read()).toBeNull();
    });

    it("says nothing of it to another person", () => {
      panel.clear();
      panelJournal("jonas@festival.example", { resource: "venues", id: 4 }, "name").write({}, 1);
      expect(signOut()).toBe(true);
    });
  });
});
