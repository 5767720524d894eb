import { describe, expect, it } from "@jest/globals";
import { testTitles } from "./testTitles.ts";

describe("the titles of a file's tests", () => {
  it("are those of all that runs, as they stand in the source", () => {
    const source = [
      'it("plain", () => {});',
      'describe("ä group", () => { test(`for ${name ? "a" : "b"}`, async () => {}); });',
      'it.each([["one"]])("each %s", () => {});',
      'test.describe("a journey", () => { test.use({}); test("within", async () => {}); });',
    ];
    expect([...testTitles(source.join("\n"), true)]).toEqual([
      "plain",
      'for ${name ? "a" : "b"}',
      "each %s",
      "within",
    ]);
  });

  it.each([
    'describe("no", () => {});',
    'describe.each([1])("no", () => {});',
    'test.describe("no", () => {});',
    'it.skip("no", () => {});',
    'it.skip.each([1])("no", () => {});',
    'it.todo("no");',
    'xit("no", () => {});',
    'test.fixme("no", () => {});',
    'describe.skip("group", () => { it("no", () => {}); });',
    'test.describe.skip("group", () => { test("no", () => {}); });',
    'const words = "no";',
    '// it("no", () => {});',
    'expect(screen.getByText("no"));',
  ])("have nothing of %s", (source) => {
    expect([...testTitles(source, true)]).toEqual([]);
  });
});
