import { describe, expect, it } from "@jest/globals";
import { namedConflicts } from "./namedConflicts.ts";
import type { Conflict } from "./rebase.ts";

const jonas = { by: "Jonas", at: "2025-08-20T10:00:00.000Z" };
const words = {
  locale: "de",
  field: "content",
  before: "eins",
  mine: "zwei",
  theirs: "drei",
} as const;
const inSection: Conflict = { kind: "field", model: "quote", section: 4, ...words };
const written = {
  op: 0,
  section: 4,
  locale: "de",
  field: "content",
  current: "drei",
  ...jonas,
} as const;
const named = (conflict: Conflict, told: Parameters<typeof namedConflicts>[1]) =>
  namedConflicts([conflict], told)[0];

describe("a conflict", () => {
  it("has the name of who wrote the other words", () => {
    expect(named(inSection, { conflicts: [written] })).toEqual({ ...inSection, ...jonas });
    const head: Conflict = { ...inSection, section: "head", model: "head:page", locale: null };
    expect(named(head, { conflicts: [{ ...written, section: null, locale: null }] })?.by).toBe(
      "Jonas",
    );
  });

  it("has the name of who removed the section", () => {
    const removed: Conflict = { kind: "removed", section: 4, words: [] };
    expect(named(removed, { conflicts: [], removed: [{ section: 4, ...jonas }] })).toEqual({
      ...removed,
      ...jonas,
    });
  });

  it.each([
    ["a third person has written since", { current: "vier" }],
    ["it is about another section", { section: 5 }],
    ["it is about the head", { section: null }],
    ["it is about another field", { field: "title" }],
    ["it is about the other language", { locale: "en" as const }],
    ["the log does not say", { by: null, at: null }],
  ])("has no name where %s", (_, other) => {
    expect(named(inSection, { conflicts: [{ ...written, ...other }], removed: [] })).toBe(
      inSection,
    );
  });

  it("keeps the name that it has", () => {
    const before = { ...inSection, by: "Mia", at: "2025-08-19T10:00:00.000Z" };
    expect(named(before, { conflicts: [written] })).toBe(before);
  });
});
