import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { draftDays, forgetDraft, keepDraft, readDraft } from "./draft.ts";

const day = 24 * 60 * 60 * 1000;
const key = "festival-form-3";
const values = { name: "Ada", days: ["sat", "sun"] };

/** Sets the device's clock forward. */
function later(ms: number): void {
  const moment = Date.now() + ms;
  jest.spyOn(Date, "now").mockReturnValue(moment);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("a draft", () => {
  it("ends with the tab", () => {
    keepDraft(3, values, false);
    expect(localStorage).toHaveLength(0);
    expect(readDraft(3)).toEqual({ values, isKeptLonger: false });
    sessionStorage.clear();
    expect(readDraft(3)).toBeNull();
  });

  it("stays on the device, beyond the tab, where it was asked for", () => {
    keepDraft(3, values, true);
    sessionStorage.clear();
    expect(readDraft(3)).toEqual({ values, isKeptLonger: true });
    expect(readDraft(4)).toBeNull();
  });

  it("is gone once it is forgotten", () => {
    keepDraft(3, values, true);
    forgetDraft(3);
    expect(readDraft(3)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it("stays for 30 days", () => {
    expect(draftDays).toBe(30);
    keepDraft(3, values, true);
    later(30 * day - 1000);
    expect(readDraft(3)).toEqual({ values, isKeptLonger: true });
  });

  it("is taken away after 30 days, whichever form is opened then", () => {
    keepDraft(3, values, true);
    later(30 * day + 1000);
    keepDraft(5, { name: "Eve" }, true);
    expect(readDraft(4)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(readDraft(5)).toEqual({ values: { name: "Eve" }, isKeptLonger: true });
  });

  it("counts its days from the last letter", () => {
    keepDraft(3, values, true);
    later(20 * day);
    keepDraft(3, values, true);
    later(20 * day);
    expect(readDraft(3)).toEqual({ values, isKeptLonger: true });
  });

  it.each([
    ["broken JSON", '{"version":1,"values":{"name":"Ad'],
    ["another version", JSON.stringify({ version: 0, keptAt: Date.now(), values })],
    ["what was kept without a version", JSON.stringify(values)],
    ["no age", JSON.stringify({ version: 1, values })],
    [
      "values of another kind",
      JSON.stringify({ version: 1, keptAt: Date.now(), values: { a: 1 } }),
    ],
    ["no values", JSON.stringify({ version: 1, keptAt: Date.now(), values: null })],
    ["nothing at all", "null"],
  ])("that is %s is none, and is taken away", (_what, text) => {
    localStorage.setItem(key, text);
    localStorage.setItem("festival-plan", "another visitor's");
    expect(readDraft(3)).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["festival-plan"]);
  });

  it("is not kept where the storage is full, and nothing fails", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => keepDraft(3, values, true)).not.toThrow();
    expect(readDraft(3)).toBeNull();
  });

  it("is not kept where the storage is forbidden, and nothing fails", () => {
    jest.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(() => keepDraft(3, values, true)).not.toThrow();
    expect(readDraft(3)).toBeNull();
    expect(() => forgetDraft(3)).not.toThrow();
  });
});
