import { describe, expect, it } from "@jest/globals";
import { clickedTwice, pressed, typed } from "./keys.ts";

const told = (source: ReturnType<typeof typed>) =>
  source.actions.map((action) => [action.type, "value" in action ? action.value : ""]);

describe("keys", () => {
  it("are pressed one after the other for a text, a letter with its marks as one", () => {
    expect(told(typed("Ü1"))).toEqual([
      ["keyDown", "Ü"],
      ["keyUp", "Ü"],
      ["keyDown", "1"],
      ["keyUp", "1"],
    ]);
    // two code points, as some keyboards and files write it
    expect(told(typed("u\u0308"))).toEqual(told(typed("ü")));
    expect(told(typed("👩‍🎤"))).toHaveLength(2);
  });

  it("are held together, and go up in the reverse order", () => {
    expect(told(pressed("Control", "v"))).toEqual([
      ["keyDown", "\uE009"],
      ["keyDown", "v"],
      ["keyUp", "v"],
      ["keyUp", "\uE009"],
    ]);
  });
});

describe("two clicks", () => {
  it("are at one place, without a way of the mouse between them", () => {
    expect(clickedTwice({ x: 1, y: 2 }).actions.map(({ type }) => type)).toEqual([
      "pointerMove",
      "pointerDown",
      "pointerUp",
      "pointerDown",
      "pointerUp",
    ]);
  });
});
