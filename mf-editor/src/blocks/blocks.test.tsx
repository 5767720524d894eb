import type { Block } from "@festival/contracts/api/editing/blocks";
import type { Section } from "@festival/contracts/api/sections";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sectionsAt } from "../page/places.ts";
import { SectionActs } from "../structure/sectionActs.ts";
import { startBackend, type Backend } from "../testing/backend.ts";
import { provideDialogs } from "../testing/dialogs.ts";
import { Colleague, InGerman, openSession, signInAt } from "../testing/liveSession.tsx";
import type { Clip } from "../workingCopy/clipboard.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";
import { BlockList } from "./BlockList.tsx";
import { clipOfBlock } from "./clipOfBlock.ts";
import { KeepBlockDialog } from "./KeepBlockDialog.tsx";

const nothing = () => undefined;
const none = { de: {}, en: {} };
const headline = (content: string) => ({
  model: "headline",
  settings: {},
  texts: { de: { content }, en: { content: `${content} (en)` } },
  column: 0,
});
const end = { parent: null, column: 0, before: null };

describe("reusable blocks", () => {
  let backend: Backend;
  let office: Colleague;
  let names = 0;
  beforeAll(async () => {
    provideDialogs();
    backend = await startBackend(4);
    office = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(() => signInAt(backend));
  afterEach(cleanup);

  const make = async (...sections: object[]) => {
    names += 1;
    const name = { de: `Baustein ${names}`, en: `Block ${names}` };
    return (await office.call("POST", "blocks/", { name, sections })) as Block;
  };
  const pageOf = (number: number) => {
    const page = backend.pages[number];
    if (!page) throw new Error("There is no such page.");
    return { owner: { type: "page", id: page.id } as const, section: page.section };
  };
  /** The first of two people at work in a page. */
  const open = async (number: number) => {
    const { owner, section } = pageOf(number);
    const opened = await openSession(backend, owner, section);
    const key = keyOfOwner(owner);
    const { copies, flush } = opened.session;
    return {
      ...opened,
      owner,
      copies,
      acts: new SectionActs(copies, key, "de"),
      models: () => copies.get(key)?.shown.sections.map(({ model }) => model),
      shown: () =>
        JSON.stringify(
          sectionsAt((opened.bus.pageDraft$.value ?? opened.bus.page$.value).data, [
            "page",
            "modules",
          ]),
        ),
      save: async () => {
        flush.now();
        await waitFor(() => {
          const states = [...copies.owners$.value.values()];
          expect(states.every(({ sent, pending }) => !sent && pending.length === 0)).toBe(true);
        });
      },
    };
  };

  it("are shown in the page as soon as they are put there, edited there, and taken back as one act", async () => {
    const block = await make(headline("Karten"));
    const { session, stop, copies, acts, models, shown, save } = await open(0);
    acts.insertBlock(block.id, end);
    expect(models()).toEqual(["text", "blockref"]);
    await save();
    await waitFor(() => expect(shown()).toContain('"content":"Karten"'));
    const key = `block:${block.id}`;
    await waitFor(() => expect(copies.get(key)).toBeDefined());
    expect(session.places$.value.sections.map((each) => keyOfOwner(each.owner))).toContain(key);

    const words = copies.get(key)?.shown.sections.find(({ model }) => model === "headline");
    const label = { act: "write" as const, model: "headline", words: "" };
    const set = { op: "set" as const, section: words?.id ?? 0, locale: "de" as const };
    copies.edit(key, [{ ...set, fields: { content: "Neue Karten" } }], { label });
    await waitFor(() => expect(shown()).toContain('"content":"Neue Karten"'));
    copies.undo();
    copies.undo();
    expect(models()).toEqual(["text"]);
    await waitFor(() => expect(shown()).not.toContain("Karten"));
    copies.redo();
    await save();
    await waitFor(() => expect(shown()).toContain('"content":"Karten"'));
    stop();
  });

  it("take the place of sections, and are replaced by a copy that is the page's own", async () => {
    const block = await make(headline("Anfahrt"), headline("Parken"));
    const { stop, copies, acts, models, save } = await open(1);
    const first = acts.insert("headline", end);
    acts.insert("quote", end);
    acts.replaceByBlock([first], block.id);
    expect(models()).toEqual(["text", "blockref", "quote"]);
    await save();
    const key = `block:${block.id}`;
    await waitFor(() => expect(copies.get(key)).toBeDefined());
    const reference = acts.content?.sections.find(({ model }) => model === "blockref");
    const clip = clipOfBlock(copies.get(key)?.shown);
    if (!reference || !clip) throw new Error("The block is not there.");
    acts.detach(reference, clip);
    expect(models()).toEqual(["text", "headline", "headline", "quote"]);
    copies.undo();
    expect(models()).toEqual(["text", "blockref", "quote"]);
    stop();
  });

  it("keep their columns in a copy, and hold no other block", async () => {
    const columns = { model: "container", settings: { layout: "50-50" }, texts: none, column: 0 };
    const block = await make(columns, { ...headline("Rechts"), parent: 0, column: 1 });
    const { stop, copies, acts, save } = await open(2);
    acts.insertBlock(block.id, end);
    await save();
    const key = `block:${block.id}`;
    await waitFor(() => expect(copies.get(key)).toBeDefined());
    expect(clipOfBlock(copies.get(key)?.shown)).toMatchObject({
      sections: [{ model: "container", settings: { layout: "50-50" } }, { column: 1 }],
      parents: [null, 0],
    });
    const reference: Clip = {
      sections: [{ model: "blockref", settings: { block_id: block.id }, texts: none, column: 0 }],
      parents: [null],
    };
    const inside = new SectionActs(copies, key, "de");
    expect(inside.paste(reference, { ...end, parent: block.id })).toEqual({ problem: "in_block" });
    stop();
  });

  it("are made under a name that no other has, and keep what was typed where it is taken", async () => {
    const clip: Clip = { sections: [headline("Hinweis")], parents: [null] };
    const { name } = await make(headline("A"));
    const made: [number, string][] = [];
    const { container } = render(
      <KeepBlockDialog
        clip={clip}
        locale="de"
        onMade={(block, words) => made.push([block, words])}
        onClose={nothing}
      />,
      { wrapper: InGerman },
    );
    expect(await axeProblems(container)).toEqual([]);
    const label = screen.getByRole<HTMLInputElement>("textbox", { name: "Name auf Deutsch" });
    await userEvent.type(label, name.de);
    await userEvent.click(screen.getByRole("button", { name: "Anlegen" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^So heißt schon ein Baustein/);
    expect(label.value).toBe(name.de);
    await userEvent.type(label, " neu");
    await userEvent.click(screen.getByRole("button", { name: "Anlegen" }));
    await waitFor(() =>
      expect(made).toEqual([[expect.any(Number), `Baustein angelegt: ${name.de} neu`]]),
    );
  });

  it("are not deleted where they stand, and say where that is", async () => {
    const { id, name } = await make(headline("Wichtig"));
    const { owner } = pageOf(3);
    const op = { op: "insert", ref: "a", model: "blockref", settings: { block_id: id }, at: end };
    await office.change(owner, op);
    const inserted: number[] = [];
    const { container } = render(
      <BlockList locale="de" onInsert={(block) => inserted.push(block)} />,
      { wrapper: InGerman },
    );
    await userEvent.click(await screen.findByRole("button", { name: name.de }));
    expect(inserted).toEqual([id]);
    await userEvent.click(screen.getByText("Bausteine umbenennen und löschen"));
    const press = (button: string) => userEvent.click(screen.getByRole("button", { name: button }));
    await press(`${name.de} löschen`);
    await press(`Ja, löschen: ${name.de}`);
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^Dieser Baustein wird noch gezeigt/,
    );
    expect(await screen.findByText(`Baustein „${name.de}“, an 1 Stelle verwendet:`)).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toMatch(/^\/de\//);
    expect(await axeProblems(container)).toEqual([]);

    const page = (await office.call("GET", `page/${owner.id}/content/`)) as { sections: Section[] };
    const shown = page.sections.filter(({ model }) => (model as string) === "blockref");
    await office.change(owner, { op: "remove", sections: shown.map((each) => each.id) });
    await press(`Ja, löschen: ${name.de}`);
    expect(await screen.findByText(`Gelöscht: ${name.de}`)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: name.de })).toBeNull());
  });
});
