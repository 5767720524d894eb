import type { EditableField } from "@festival/contracts/editing";
import { describe, expect, it } from "@jest/globals";
import { copyOf, headWith, owner } from "../testing/sections.ts";
import type { Op } from "../workingCopy/ops.ts";
import { edited, openOwner } from "../workingCopy/ownerState.ts";
import { headsOf, headValues, needsReading, wordsOf } from "./fields.ts";

const label = { de: "Feld", en: "Field" };
const field = (name: string, given: Partial<EditableField> = {}): EditableField => ({
  id: name,
  target: { owner },
  field: name,
  kind: "line",
  selector: "h1",
  in: [name],
  label,
  ...given,
});
const title = field("title");
const headline = field("headline");
const image = field("image_id", { kind: "image", in: ["image"] });

const opened = openOwner(owner, copyOf([], 1, headWith("Besuch")));
const statesOf = (state: typeof opened) => new Map([["page:1", state]]);
const read = headsOf(statesOf(opened));
const write = (locale: "de" | "en" | null, fields: Record<string, unknown>): Op => ({
  op: "set",
  section: "head",
  locale,
  fields,
});
const after = (...args: Parameters<typeof write>) => statesOf(edited(opened, write(...args)));

describe("fields of a head in the page", () => {
  it("show what was written in the language of the page alone", () => {
    const states = after("de", { title: "Ihr Besuch" });
    expect(headValues([title], states, read, "de")).toEqual([{ id: "title", value: "Ihr Besuch" }]);
    expect(headValues([title], states, read, "en")).toEqual([{ id: "title", value: "Visit" }]);
  });

  it("leave to the page what was empty already, but not what is emptied here", () => {
    expect(headValues([headline], statesOf(opened), read, "de")).toEqual([]);
    expect(headValues([title], after("de", { title: "" }), read, "de")).toEqual([
      { id: "title", value: "" },
    ]);
  });

  it("show no picture and no field without a place in the page's data", () => {
    const states = after(null, { image_id: 7 });
    expect(
      headValues([image, field("title", { in: undefined as never })], states, read, "de"),
    ).toEqual([]);
  });

  it("have the page read again where the server has another picture, and for no words", () => {
    const now = (head: ReturnType<typeof headWith>) =>
      headsOf(statesOf(openOwner(owner, copyOf([], 2, head))));
    const other = headWith("Anreise");
    expect(needsReading([title, image], now(other), read, "de")).toBe(false);
    const pictured = { ...other, settings: { ...other.settings, image_id: 7 } };
    expect(needsReading([title, image], now(pictured), read, "de")).toBe(true);
  });

  it("are typed where they stand if they are words, and else in the panel", () => {
    const head = opened.shown.head ?? undefined;
    const at = (name: string) => ({ owner: "page:1", id: "head", field: name });
    const fields = [title, image];
    expect(wordsOf(at("title"), head, fields)).toMatchObject({ name: "title", kind: "line" });
    expect(wordsOf(at("image_id"), head, fields)).toBeUndefined();
    expect(wordsOf(at("meta_description"), head, fields)).toBeUndefined();
    // another page's title
    expect(wordsOf({ ...at("title"), owner: "page:2" }, head, fields)).toBeUndefined();
  });
});
