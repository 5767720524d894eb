import type { Pattern } from "@festival/contracts/api/editing/patterns";
import { locales } from "@festival/contracts/locales";
import { mostPatternSections } from "@festival/contracts/sections/patternBounds";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsertDialog } from "../structure/InsertDialog.tsx";
import { startBackend, type Backend } from "../testing/backend.ts";
import { provideDialogs } from "../testing/dialogs.ts";
import { Colleague, InGerman, signInAt } from "../testing/liveSession.tsx";
import { copyOf } from "../testing/sections.ts";
import { texts } from "../texts.ts";
import type { Clip } from "../workingCopy/clipboard.ts";
import { contentOf } from "../workingCopy/ops.ts";
import { KeepPatternDialog } from "./KeepPatternDialog.tsx";

const nothing = () => undefined;
const none = { de: {}, en: {} };
/** Columns with a headline in the second one, that stood in a third column themselves. */
const clip: Clip = {
  sections: [
    { model: "container", settings: { layout: "50-50" }, texts: none, column: 2 },
    {
      model: "headline",
      settings: {},
      texts: { de: { content: "Karten" }, en: { content: "Tickets" } },
      column: 1,
    },
  ],
  parents: [null, 0],
};
const box = { model: "container", settings: { layout: "50-50" }, texts: none, column: 0 };

describe("patterns", () => {
  let backend: Backend;
  let office: Colleague;
  beforeAll(async () => {
    provideDialogs();
    backend = await startBackend(1);
    office = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(() => signInAt(backend));
  afterEach(async () => {
    cleanup();
    const all = (await office.call("GET", "patterns/")) as Pattern[];
    for (const { id } of all) await office.call("DELETE", `patterns/${id}/`);
  });

  const stored = async () => (await office.call("GET", "patterns/")) as Pattern[];
  const make = (de: string, en: string, sections: object[] = [box]) =>
    office.call("POST", "patterns/", { name: { de, en }, sections });
  const label = (name: string) => screen.getByRole("textbox", { name });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  function keep(kept: Clip = clip) {
    const told: string[] = [];
    const { container } = render(
      <KeepPatternDialog
        clip={kept}
        locale="de"
        onKept={(words) => told.push(words)}
        onClose={nothing}
      />,
      { wrapper: InGerman },
    );
    return { container, told };
  }

  function insert(at = { parent: null, column: 0, before: null }, locale: "de" | "en" = "de") {
    const inserted: Clip[] = [];
    const content = contentOf(copyOf([]));
    const { container } = render(
      <I18nextProvider i18n={createI18n(locale, texts)}>
        <InsertDialog
          content={content}
          at={at}
          locale={locale}
          onInsert={nothing}
          onPattern={(each) => inserted.push(each)}
          onPaste={nothing}
          onPictures={nothing}
          onClose={nothing}
        />
      </I18nextProvider>,
    );
    return { container, inserted };
  }

  it("are kept under a name, which both languages have where one is given, and inserted as they were", async () => {
    const { container, told } = keep();
    expect(await axeProblems(container)).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Behalten" }).disabled).toBe(true);
    await userEvent.type(label("Name auf Deutsch"), " Karten ");
    await press("Behalten");
    await waitFor(() => expect(told).toEqual(["Als Vorlage behalten: Karten"]));
    expect(await stored()).toMatchObject([{ name: { de: "Karten", en: "Karten" } }]);
    cleanup();

    const { inserted } = insert();
    await userEvent.click(await screen.findByRole("button", { name: "Karten" }));
    await waitFor(() => expect(inserted).toHaveLength(1));
    const [columns, headline] = clip.sections;
    expect(inserted[0]).toEqual({ ...clip, sections: [{ ...columns, column: 0 }, headline] });
  });

  it("keep what was typed where the name is taken, and where the server cannot be reached", async () => {
    await make("Karten", "Tickets");
    const { told } = keep();
    await userEvent.type(label("Name auf Englisch"), "Tickets");
    await press("Behalten");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^So heißt schon eine Vorlage/);
    const live = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
    await press("Behalten");
    await screen.findByText("Keine Verbindung zum Server.");
    globalThis.fetch = live;
    expect((label("Name auf Englisch") as HTMLInputElement).value).toBe("Tickets");
    await userEvent.type(label("Name auf Englisch"), " and prices");
    await press("Behalten");
    await waitFor(() => expect(told).toHaveLength(1));
  });

  it("take no more sections than one call can insert, and say so", () => {
    const [columns] = clip.sections;
    const many = Array.from({ length: mostPatternSections + 1 }, () => columns ?? box);
    keep({ sections: many, parents: many.map(() => null) });
    expect(screen.getByText(/mehr als 100 Abschnitte/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it.each(locales)(
    "are listed in %s by their names, and as nothing where there are none",
    async (locale) => {
      insert(undefined, locale);
      await screen.findByText(texts[locale].patterns.none);
      cleanup();
      await make("Karten", "Tickets");
      const { container } = insert(undefined, locale);
      await screen.findByRole("button", { name: { de: "Karten", en: "Tickets" }[locale] });
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("are not offered where their sections may not stand", async () => {
    await make("Fläche", "Ground", [{ ...box, model: "section" }]);
    insert({ parent: 1, column: 0, before: null } as never);
    const button = await screen.findByRole("button", { name: /^Fläche \(nicht/ });
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it("are renamed, and deleted after a question, and the focus stays in the list", async () => {
    await make("Karten", "Tickets");
    const { container } = insert();
    const summary = await screen.findByText("Vorlagen umbenennen und löschen");
    await userEvent.click(summary);
    const row = () => within(screen.getByRole("listitem", { name: "Karten" }));
    const input = row().getByRole("textbox", { name: "Name auf Englisch" });
    await userEvent.clear(input);
    await userEvent.type(input, "Prices");
    await userEvent.click(row().getByRole("button", { name: "Umbenennen" }));
    await screen.findByText("Umbenannt: Karten");
    expect(await stored()).toMatchObject([{ name: { de: "Karten", en: "Prices" } }]);
    expect(await axeProblems(container)).toEqual([]);

    await press("Karten löschen");
    await press("Behalten");
    await press("Karten löschen");
    expect(await stored()).toHaveLength(1);
    await press("Ja, löschen: Karten");
    await screen.findByText("Gelöscht: Karten");
    expect(await stored()).toEqual([]);
    await waitFor(() => expect(screen.queryByText("Ja, löschen: Karten")).toBeNull());
    await screen.findByText(texts.de.patterns.none);
    expect(container.contains(document.activeElement)).toBe(true);
  });

  it("say that they could not be read, and are read again", async () => {
    const live = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
    insert();
    await screen.findByText("Keine Verbindung zum Server.", { exact: false });
    globalThis.fetch = live;
    await make("Karten", "Tickets");
    await press("Noch einmal versuchen");
    expect(await screen.findByRole("button", { name: "Karten" })).toBeTruthy();
  });
});
