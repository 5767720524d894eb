import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { takeDroppedFiles } from "./takeDroppedFiles.ts";

describe("files that are dropped on a page", () => {
  const taken = jest.fn();
  const end = takeDroppedFiles(taken);
  afterEach(() => {
    taken.mockReset();
    document.body.replaceChildren();
  });

  /** @returns whether the browser may do with them what it does otherwise */
  function drag(type: "dragover" | "drop", types: string[]): boolean {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types } });
    return document.body.dispatchEvent(event);
  }

  it("are never opened by the browser in the place of the page", () => {
    expect([drag("dragover", ["Files"]), drag("drop", ["Files"])]).toEqual([false, false]);
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it("go to a dialog that is open, and words that are dragged to where they are dropped", () => {
    expect([drag("dragover", ["text/plain"]), drag("drop", ["text/plain"])]).toEqual([true, true]);
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    expect(drag("drop", ["Files"])).toBe(false);
    expect(taken).not.toHaveBeenCalled();
    end();
    expect(drag("drop", ["Files"])).toBe(true);
  });
});
