import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { draws, opsFrom } from "../testing/arbitraryOps.ts";
import { startBackend, TestServer, type Backend, type Fault } from "../testing/backend.ts";
import { Desk } from "../testing/desk.ts";
import { readable, richText } from "../testing/sections.ts";
import { contentOf, type Op } from "../workingCopy/ops.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";

const pages = 40;
const atEnd = { parent: null, column: 0, before: null };

describe("what is unsaved", () => {
  let backend: Backend;
  let used = 0;
  let text: number;
  let mine: Desk;
  let theirs: Desk;
  const desks: Desk[] = [];

  beforeAll(async () => {
    backend = await startBackend(pages);
  });
  afterAll(() => backend.stop());

  function deskOf(person: number, more: Partial<ConstructorParameters<typeof Desk>[0]> = {}) {
    const server = new TestServer(backend, backend.people[person] ?? {});
    const page = backend.pages[used % pages];
    const desk = new Desk({
      server,
      owner: { type: "page", id: page?.id ?? 0 },
      user: `person${person + 1}@festival.example`,
      ...more,
    });
    desks.push(desk);
    return desk;
  }
  beforeEach(async () => {
    used += 1;
    text = backend.pages[used % pages]?.section ?? 0;
    mine = await deskOf(0).open();
    theirs = await deskOf(1).open();
  });
  afterEach(() => {
    for (const desk of desks.splice(0)) desk.kill();
  });

  const stored = async () => {
    const answer = await theirs.server.load(mine.owner);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.body;
  };
  const storedWords = async (section = text, locale: "de" | "en" = "de") => {
    const { sections } = await stored();
    const found = sections.find(({ id }) => id === section);
    return (found?.texts[locale].content as ReturnType<typeof richText> | undefined)?.blocks[0]
      ?.text;
  };

  it("is saved a moment after it was written, in one call", async () => {
    mine.write(text, "Neu");
    mine.write(text, "Neu heute");
    expect(mine.saveState).toBe("saving");
    expect(mine.server.sent).toEqual([]);
    while (mine.saveState !== "saved") await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await storedWords(), mine.server.sent.length]).toEqual(["Neu heute", 1]);
  });

  it("is called unsaved from the first letter on, also while it is read what others changed", async () => {
    const looking = mine.flush.lookForOthers();
    mine.write(text, "Meines");
    expect(mine.saveState).toBe("saving");
    await looking;
    expect(mine.saveState).toBe("saving");
    await mine.until("saved");
    expect(await storedWords()).toBe("Meines");
  });

  it("is merged with a title that another person wrote meanwhile", async () => {
    const write = (desk: Desk, words: string) =>
      desk.edit({ op: "set", section: "head", locale: "de", fields: { headline: words } });
    write(theirs, "Das Fest am Meer");
    await theirs.until("saved");
    await mine.flush.lookForOthers();
    write(mine, "Das Fest am Meer im Mai");
    write(theirs, "Unser Fest am Meer");
    await theirs.until("saved");
    await mine.until("saved");
    expect((await stored()).head?.texts.de.headline).toBe("Unser Fest am Meer im Mai");
  });

  it("is made as here on the server, whatever was done", async () => {
    await fc.assert(
      fc.asyncProperty(draws(25), async (drawn) => {
        const ops = opsFrom(mine.state.shown, drawn, `n${mine.server.sent.length}`);
        mine.edit(...ops);
        await mine.until("saved");
        expect(readable(contentOf(await stored(), mine.owner))).toEqual(readable(mine.state.shown));
      }),
      { numRuns: 15 },
    );
  });

  it.each<[string, Fault]>([
    ["offline", "offline"],
    ["after a time-out whose call was done", "answerLost"],
    ["after 500", 500],
    ["after 503", 503],
    ["after 429", 429],
    ["after a refused token", 403],
  ])("is kept %s, and sent again under its key, once", async (_, fault) => {
    const faults: Fault[] = [fault, fault];
    mine.server.nextFault = () => faults.shift() ?? "none";
    mine.edit({
      op: "insert",
      ref: "new",
      model: "text",
      texts: { de: { content: richText("Ja") } },
      at: atEnd,
    });
    await mine.until("retrying");
    expect(mine.journal.entries()).toMatchObject([
      { unsaved: { sent: { ops: [{ ref: "new" }] } } },
    ]);
    // what is typed meanwhile waits behind it
    mine.write("new", "Doch");
    await mine.until("saved");
    const { sections } = await stored();
    expect(sections.map(({ model }) => model)).toEqual(["text", "text"]);
    const [first, second, third] = mine.server.sent;
    expect([second?.key, third?.key]).toEqual([first?.key, first?.key]);
    expect(mine.journal.entries()).toEqual([]);
  });

  it("waits for signing in, and goes on by itself for the same person alone", async () => {
    const session = mine.server.headers;
    let asked = 0;
    mine.flush.signedOut$.subscribe(() => {
      asked += 1;
    });
    mine.server.headers = { ...session, cookie: "" };
    mine.server.nextFault = () => 401;
    mine.write(text, "Bleibt");
    await mine.until("signedOut");
    expect(asked).toBe(1);
    mine.server.nextFault = () => "none";
    await mine.flush.resume();
    expect(mine.saveState).toBe("signedOut");

    mine.server.headers = backend.people[1] ?? {};
    await mine.flush.resume();
    expect(mine.saveState).toBe("otherUser");
    expect(mine.journal.entries()).toHaveLength(1);
    expect(await storedWords()).not.toBe("Bleibt");

    mine.server.headers = session;
    await mine.flush.resume();
    await mine.until("saved");
    expect(await storedWords()).toBe("Bleibt");
  });

  it("meets no conflict where two people write different fields, and both read all of it", async () => {
    mine.write(text, "Meine Wörter");
    theirs.write(text, "My words", "en");
    theirs.edit({ op: "insert", ref: "new", model: "quote", at: atEnd });
    await Promise.all([mine.until("saved"), theirs.until("saved")]);
    await mine.flush.lookForOthers();
    expect([mine.words(text), mine.words(text, "en")]).toEqual(["Meine Wörter", "My words"]);
    expect(mine.state.shown.sections).toHaveLength(2);
    expect(mine.state.conflicts).toEqual([]);
  });

  it("is merged with words of others in the same text", async () => {
    mine.write(text, "Der Saal öffnet um acht");
    await mine.until("saved");
    await theirs.flush.lookForOthers();
    theirs.write(text, "Der große Saal öffnet um acht");
    await theirs.until("saved");
    mine.write(text, "Der Saal öffnet um neun");
    await mine.until("saved");
    expect(await storedWords()).toBe("Der große Saal öffnet um neun");
    expect(mine.state.conflicts).toEqual([]);
  });

  it("is a question where both changed the same words, and neither is lost", async () => {
    theirs.write(text, "Ihres");
    await theirs.until("saved");
    mine.write(text, "Meines");
    await mine.until("saved");
    expect(await storedWords()).toBe("Ihres");
    expect(mine.state.conflicts).toMatchObject([{ kind: "field", locale: "de", section: text }]);
    expect(JSON.stringify(mine.journal.entries())).toContain("Meines");
  });

  it("overwrites nothing that came between two saves of its own", async () => {
    theirs.write(text, "Ihres");
    await theirs.until("saved");
    // a save of another field moves this one's revision past the other's words
    mine.write(text, "Mine", "en");
    await mine.until("saved");
    expect(mine.words(text)).toBe("Ihres");
  });

  it("holds back what the server refuses, with what is wrong, and saves the rest", async () => {
    mine.edit({
      op: "insert",
      ref: "new",
      model: "audio",
      texts: { de: { title: "Karten" } },
      at: atEnd,
    });
    const embed = "https://fremd.example/";
    mine.edit({ op: "set", section: "new", locale: null, fields: { embed } });
    await mine.until("saved");
    expect(mine.state.held).toMatchObject([{ field: "embed", problems: { embed: "invalid_url" } }]);
    const last = mine.state.shown.sections.at(-1);
    expect([last?.settings, last?.texts.de]).toEqual([{ embed }, { title: "Karten" }]);
    expect((await stored()).sections.at(-1)?.texts.de).toEqual({ title: "Karten" });
    expect(mine.journal.entries()).toMatchObject([{ unsaved: { held: [{ field: "embed" }] } }]);
  });

  it("does not send what is known to be wrong, and saves it once it is right", async () => {
    mine.edit({ op: "insert", ref: "new", model: "teaserlist", at: atEnd });
    await mine.until("saved");
    const id = mine.state.shown.sections.at(-1)?.id ?? "new";
    const write = (link: string) =>
      mine.edit({ op: "set", section: id, locale: "de", fields: { items: [{ link }] } });
    const before = mine.server.sent.length;
    write("javascript:alert(1)");
    await mine.until("saved");
    expect(mine.server.sent).toHaveLength(before);
    expect(mine.state.held).toMatchObject([
      { field: "items", problems: { "items.0.link": "invalid_url" } },
    ]);
    write("/de/besuch");
    await mine.until("saved");
    expect(mine.state.held).toEqual([]);
    expect((await stored()).sections.at(-1)?.texts.de.items).toMatchObject([
      { link: "/de/besuch" },
    ]);
  });

  it("keeps a required field empty, which is no fault of a draft", async () => {
    mine.edit({ op: "set", section: text, locale: "de", fields: { content: null } });
    await mine.until("saved");
    expect([mine.state.held, await storedWords()]).toEqual([[], undefined]);
  });

  it("is sent by a call that outlives the page, and once", async () => {
    mine.write(text, "Zuletzt");
    mine.flush.leave();
    mine.kill();
    expect(mine.server.sent).toMatchObject([{ outlives: true }]);
    const entry = mine.journal.entries()[0];
    // another tab opens the journal before it knows of the answer
    const again = await deskOf(0, { storage: mine.storage, tab: "next" }).open(entry?.unsaved);
    await again.until("saved");
    expect([await storedWords(), again.server.sent[0]?.key]).toEqual([
      "Zuletzt",
      mine.server.sent[0]?.key,
    ]);
    expect((await stored()).revision).toBe(2);
  });

  it("is open again after the tab was killed, over what others wrote since", async () => {
    mine.server.nextFault = () => "offline";
    mine.write(text, "Im Zug geschrieben");
    mine.edit({
      op: "insert",
      ref: "new",
      model: "quote",
      texts: { de: { content: "Auch" } },
      at: atEnd,
    });
    mine.kill();
    theirs.write(text, "Read at home", "en");
    await theirs.until("saved");
    const [entry] = mine.journal.entries();
    const again = await deskOf(0, { storage: mine.storage, tab: "next" }).open(entry?.unsaved);
    expect(again.words(text)).toBe("Im Zug geschrieben");
    await again.until("saved");
    expect([await storedWords(), await storedWords(text, "en")]).toEqual([
      "Im Zug geschrieben",
      "Read at home",
    ]);
  });

  it("is put back with its section where others removed it", async () => {
    theirs.edit({ op: "remove", sections: [text] });
    await theirs.until("saved");
    mine.write(text, "Noch da");
    await mine.until("saved");
    const [conflict] = mine.state.conflicts;
    expect(conflict).toMatchObject({ kind: "removed", section: text });
    if (conflict?.kind !== "removed") throw new Error("There is no conflict.");
    const back: Op[] = [{ op: "insert", id: text, at: atEnd }, ...conflict.words];
    mine.copies.decide(mine.key, conflict, back);
    await mine.until("saved");
    expect(await storedWords()).toBe("Noch da");
  });

  it("stays on the device where its page is gone", async () => {
    mine.server.nextFault = () => 404;
    mine.write(text, "Behalten");
    await mine.until("stopped");
    expect(JSON.stringify(mine.journal.entries())).toContain("Behalten");
  });

  it("is undone on the server as well, over a section that was new", async () => {
    mine.edit({
      op: "insert",
      ref: "new",
      model: "quote",
      texts: { de: { content: "Ja" } },
      at: atEnd,
    });
    mine.edit({ op: "remove", sections: ["new"] });
    mine.copies.undo();
    await mine.until("saved");
    expect((await stored()).sections).toHaveLength(2);
    mine.copies.undo();
    await mine.until("saved");
    expect((await stored()).sections).toHaveLength(1);
    mine.copies.redo();
    await mine.until("saved");
    expect((await stored()).sections).toMatchObject([{}, { texts: { de: { content: "Ja" } } }]);
    expect(keyOfOwner(mine.owner)).toBe(mine.key);
  });
});
