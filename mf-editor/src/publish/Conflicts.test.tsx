import type { OwnerKey } from "@festival/contracts/editing";
import { mostSections } from "@festival/contracts/sections/places";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { startBackend, type Backend } from "../testing/backend.ts";
import { Colleague, InGerman, openSession } from "../testing/liveSession.tsx";
import { richText } from "../testing/sections.ts";
import { texts } from "../texts.ts";
import { Conflicts } from "./Conflicts.tsx";

const pages = 8;
const label = { act: "write", model: "text", words: "" } as const;
/** A busy machine takes its time. */
const slow = { timeout: 20_000 };

describe("words that two people changed", () => {
  let backend: Backend;
  let jonas: Colleague;
  let used = 0;
  let owner: OwnerKey;
  let text: number;
  let here: Awaited<ReturnType<typeof openSession>>;

  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    backend = await startBackend(pages);
    jonas = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    const page = backend.pages[used % pages];
    used += 1;
    owner = { type: "page", id: page?.id ?? 0 };
    text = page?.section ?? 0;
    await jonas.change(owner, set("Der Saal öffnet um acht"));
    here = await openSession(backend, owner, text);
  });
  afterEach(() => {
    cleanup();
    here.stop();
  });

  const set = (words: string) =>
    ({ op: "set", section: text, locale: "de", fields: { content: richText(words) } }) as const;
  const key = () => `page:${owner.id}`;
  /** Another person is faster with an operation, and then what was written here is saved. */
  async function meet(mine: string, theirs: object) {
    const drawn = render(
      <InGerman>
        <Conflicts copies={here.session.copies} locale="de" />
      </InGerman>,
    );
    await jonas.change(owner, theirs);
    act(() => here.session.copies.edit(key(), [set(mine)], { label }));
    here.session.flush.now();
    return drawn;
  }
  const stored = () =>
    act(async () => {
      const copy = (await jonas.call("GET", `page/${owner.id}/content/`)) as {
        sections: { texts: { de: { content: ReturnType<typeof richText> } } }[];
      };
      return copy.sections.map(({ texts }) => texts.de.content.blocks[0]?.text);
    });
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }, slow));
  const isAnswered = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), slow);

  it("are merged without a question where they stand apart", async () => {
    await meet("Der Saal öffnet um neun", set("Der große Saal öffnet um acht"));
    await waitFor(
      async () => expect(await stored()).toEqual(["Der große Saal öffnet um neun"]),
      slow,
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are shown in both versions, and one's own is written where it is chosen", async () => {
    const { container } = await meet("Der Saal öffnet um neun", set("Der Saal öffnet um zehn"));
    const dialog = await screen.findByRole("dialog", {}, slow);
    expect(dialog.textContent).toContain("Zwei haben dieselben Wörter geändert – Text");
    expect(
      screen
        .getAllByText(/neun|zehn/, { selector: "ins" })
        .map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ["INS", "neun"],
      ["INS", "zehn"],
    ]);
    expect(
      screen.getByRole("heading", {
        name: /^Die Fassung von Person \d+, \d+\.\d+\.\d{4}, \d\d:\d\d$/,
      }),
    ).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    expect(await stored()).toEqual(["Der Saal öffnet um zehn"]);
    await press("Meine nehmen");
    await isAnswered();
    await waitFor(async () => expect(await stored()).toEqual(["Der Saal öffnet um neun"]), slow);
  });

  it("are put together passage by passage, of both where that is wanted", async () => {
    const { container } = await meet("Der Saal öffnet um neun", set("Der Saal öffnet um zehn"));
    await screen.findByRole("dialog", {}, slow);
    const take = screen.getByRole<HTMLButtonElement>("button", { name: "So übernehmen" });
    expect(take.disabled).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Beide: neun zehn" }));
    expect(await axeProblems(container)).toEqual([]);
    await press("So übernehmen");
    await isAnswered();
    await waitFor(
      async () => expect(await stored()).toEqual(["Der Saal öffnet um neun zehn"]),
      slow,
    );
  });

  it("stay those of the other person where they are chosen", async () => {
    await meet("Der Saal öffnet um neun", set("Der Saal öffnet um zehn"));
    await press("Die andere nehmen");
    await isAnswered();
    expect(await stored()).toEqual(["Der Saal öffnet um zehn"]);
    expect(here.session.hasUnsaved).toBe(false);
  });

  it("are put back with their section where the other person removed it", async () => {
    await meet("Der Saal öffnet um neun", { op: "remove", sections: [text] });
    const dialog = await screen.findByRole("dialog", {}, slow);
    expect(dialog.textContent).toContain("Der Saal öffnet um neun");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toMatch(
      /^Person \d+ hat den Abschnitt gelöscht, in dem Sie geschrieben haben \(\d+\.\d+\.\d{4}, \d\d:\d\d\)$/,
    );
    await press("Abschnitt zurückholen");
    await isAnswered();
    await waitFor(async () => expect(await stored()).toEqual(["Der Saal öffnet um neun"]), slow);
  });

  it("tell who the other is in English, too, and keep it on the device", async () => {
    await meet("Der Saal öffnet um neun", set("Der Saal öffnet um zehn"));
    await screen.findByRole("dialog", {}, slow);
    cleanup();
    const entries = here.session.journal.entries();
    expect(entries).toMatchObject([{ unsaved: { conflicts: [{ by: expect.any(String) }] } }]);
    render(
      <I18nextProvider i18n={createI18n("en", texts)}>
        <Conflicts copies={here.session.copies} locale="en" />
      </I18nextProvider>,
    );
    expect(
      screen.getByRole("heading", { name: /^The version of Person \d+, \d+ \w+/ }),
    ).toBeTruthy();
  });

  it("are dropped with their section where it stays removed", async () => {
    await meet("Der Saal öffnet um neun", { op: "remove", sections: [text] });
    await press("Gelöscht lassen");
    await isAnswered();
    expect(await stored()).toEqual([]);
    expect(here.session.hasUnsaved).toBe(false);
  });

  it("of a new section stay where the page is full, and are inserted once there is room", async () => {
    const at = { parent: null, column: 0, before: null };
    const more = Array.from({ length: mostSections - 1 }, (_, number) => ({
      op: "insert",
      ref: `m${number}`,
      model: "text",
      at,
    }));
    const ids: number[] = [];
    for (let from = 0; from < more.length; from += 100) {
      ids.push(...Object.values(await jonas.change(owner, ...more.slice(from, from + 100))));
    }
    render(
      <InGerman>
        <Conflicts copies={here.session.copies} locale="de" />
      </InGerman>,
    );
    const texts = { de: { content: richText("Der Saal öffnet um neun") }, en: {} };
    const mine = { op: "insert", ref: "mine", model: "text", texts, settings: {}, at } as const;
    act(() => here.session.copies.edit(key(), [mine], { label }));
    here.session.flush.now();
    const dialog = await screen.findByRole("dialog", {}, slow);
    expect(dialog.textContent).toContain("etwa weil sie voll ist");
    expect(dialog.textContent).toContain("Der Saal öffnet um neun");
    await jonas.change(owner, { op: "remove", sections: ids });
    await here.session.flush.lookForOthers();
    await press("Noch einmal einfügen");
    await isAnswered();
    await waitFor(
      async () =>
        expect(await stored()).toEqual(["Der Saal öffnet um acht", "Der Saal öffnet um neun"]),
      slow,
    );
    expect(here.session.hasUnsaved).toBe(false);
  });
});
