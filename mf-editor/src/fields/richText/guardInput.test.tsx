import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { ContentState, EditorState, SelectionState } from "draft-js";
import { guardInput, withShownWords } from "./guardInput.ts";

interface Caret {
  block: number;
  at: number;
}

/** A model of draft-js with the document that it has drawn, and a caret, or what is selected from there on. */
function field(paragraphs: string[], caret: Caret, end: Caret = caret) {
  const content = ContentState.createFromText(paragraphs.join("\n"));
  const keyOf = ({ block }: Caret) => content.getBlocksAsArray()[block]?.getKey() ?? "";
  let state = EditorState.acceptSelection(
    EditorState.createWithContent(content),
    SelectionState.createEmpty(keyOf(caret)).merge({
      anchorOffset: caret.at,
      focusKey: keyOf(end),
      focusOffset: end.at,
    }),
  );
  const root = document.createElement("div");
  for (const block of content.getBlocksAsArray()) {
    const element = document.createElement("div");
    element.dataset.block = "true";
    element.dataset.offsetKey = `${block.getKey()}-0-0`;
    element.textContent = block.getText();
    root.append(element);
  }
  document.body.append(root);
  let redrawn = 0;
  const stop = guardInput(root, {
    state: () => state,
    change: (next) => {
      state = next;
    },
    redraw: () => {
      redrawn += 1;
    },
  });
  return {
    root,
    redrawn: () => redrawn,
    words: () =>
      state
        .getCurrentContent()
        .getBlocksAsArray()
        .map((block) => block.getText()),
    /** As a keyboard that tells no keys does it. @returns whether the browser may change the document */
    type: (inputType: string) =>
      root.dispatchEvent(
        new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true }),
      ),
    hold: (key: string) =>
      root.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: key === "Shift" })),
    state: () => state,
    stop,
  };
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

describe("the guard of a rich text", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it("splits the paragraph in the model where Enter comes without its key", () => {
    const { type, words } = field(["Das ist ein Satz"], { block: 0, at: 7 });
    expect(type("insertParagraph")).toBe(false);
    expect(words()).toEqual(["Das ist", " ein Satz"]);
  });

  it("breaks a line, and joins paragraphs by Backspace at the start of one", () => {
    const broken = field(["Eins zwei"], { block: 0, at: 4 });
    broken.hold("Shift");
    expect(broken.type("insertLineBreak")).toBe(false);
    expect(broken.words()).toEqual(["Eins\n zwei"]);
    const joined = field(["Eins", "Zwei"], { block: 1, at: 0 });
    expect(joined.type("deleteContentBackward")).toBe(false);
    expect(joined.words()).toEqual(["EinsZwei"]);
    const caret = joined.state().getSelection();
    expect([caret.getStartOffset(), caret.isCollapsed(), caret.getHasFocus()]).toEqual([
      4,
      true,
      true,
    ]);
  });

  it("breaks a line in the place of what is selected, over paragraphs too", () => {
    const inOne = field(["Eins zwei drei"], { block: 0, at: 4 }, { block: 0, at: 9 });
    inOne.hold("Shift");
    expect(inOne.type("insertLineBreak")).toBe(false);
    expect(inOne.words()).toEqual(["Eins\n drei"]);
    expect(inOne.state().getSelection().getStartOffset()).toBe(5);
    const overTwo = field(["Eins zwei", "Drei vier"], { block: 0, at: 4 }, { block: 1, at: 4 });
    overTwo.hold("Shift");
    expect(overTwo.type("insertLineBreak")).toBe(false);
    expect(overTwo.words()).toEqual(["Eins\n vier"]);
  });

  it("makes a paragraph of a line that is broken without Shift, as phones do it", () => {
    const { type, words } = field(["Eins zwei"], { block: 0, at: 4 });
    expect(type("insertLineBreak")).toBe(false);
    expect(words()).toEqual(["Eins", " zwei"]);
  });

  it("loses nothing by Backspace at the start of the text", () => {
    const { type, words } = field(["Eins"], { block: 0, at: 0 });
    expect(type("deleteContentBackward")).toBe(false);
    expect(words()).toEqual(["Eins"]);
  });

  it("lets the browser write and delete within a paragraph", () => {
    const { type } = field(["Eins"], { block: 0, at: 2 });
    expect([type("insertText"), type("deleteContentBackward")]).toEqual([true, true]);
  });

  it("refuses formats that a text cannot have", () => {
    const { type, words } = field(["Eins"], { block: 0, at: 2 });
    expect(type("formatUnderline")).toBe(false);
    expect(words()).toEqual(["Eins"]);
  });

  it("waits for the words of a composition before it splits", async () => {
    const { root, type, words } = field(["Das ist"], { block: 0, at: 7 });
    root.dispatchEvent(new CompositionEvent("compositionstart"));
    type("insertParagraph");
    expect(words()).toEqual(["Das ist"]);
    root.dispatchEvent(new CompositionEvent("compositionend"));
    await aMoment();
    expect(words()).toEqual(["Das ist", ""]);
  });

  it("leaves to draft-js what a composition wrote, until it had its time to read it", () => {
    jest.useFakeTimers();
    const { root, words, redrawn } = field(["Das"], { block: 0, at: 3 });
    const [first] = root.children;
    root.dispatchEvent(new CompositionEvent("compositionstart"));
    if (first) first.textContent = "Das ist";
    root.dispatchEvent(new InputEvent("input", { inputType: "insertCompositionText" }));
    jest.advanceTimersByTime(30);
    root.dispatchEvent(new CompositionEvent("compositionend"));
    // the words of the input before would be compared now
    jest.advanceTimersByTime(15);
    expect([words(), redrawn()]).toEqual([["Das"], 0]);
    jest.advanceTimersByTime(25);
    expect([words(), redrawn()]).toEqual([["Das ist"], 1]);
  });

  it("leaves the document alone where another composition began meanwhile, or the field is gone", () => {
    jest.useFakeTimers();
    const { root, words, redrawn, stop } = field(["Das"], { block: 0, at: 3 });
    const [first] = root.children;
    const compose = (...kinds: string[]) =>
      kinds.forEach((kind) => root.dispatchEvent(new CompositionEvent(`composition${kind}`)));
    if (first) first.textContent = "Das ist";
    // some keyboards tell the end twice
    compose("start", "end", "end", "start");
    jest.advanceTimersByTime(100);
    expect([words(), redrawn()]).toEqual([["Das"], 0]);
    compose("end");
    stop();
    jest.advanceTimersByTime(100);
    expect([words(), redrawn()]).toEqual([["Das"], 0]);
  });

  it("takes over what a keyboard has written into the document past the model", async () => {
    const { root, words, redrawn } = field(["Das", "Ende"], { block: 0, at: 3 });
    const [first] = root.children;
    if (first) first.textContent = "Das ist neu";
    root.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await aMoment();
    expect(words()).toEqual(["Das ist neu", "Ende"]);
    expect(redrawn()).toBe(1);
  });

  it("splits the paragraph in the model, and draws it again, where the document was split already", () => {
    const { root, words, redrawn } = field(["Das ist ein Satz"], { block: 0, at: 7 });
    const [first] = root.children;
    if (first) {
      const copy = first.cloneNode() as HTMLElement;
      first.textContent = "Das ist";
      copy.textContent = " ein Satz";
      first.after(copy);
    }
    let heard = 0;
    document.body.addEventListener("input", () => (heard += 1));
    root.dispatchEvent(new InputEvent("input", { inputType: "insertParagraph", bubbles: true }));
    expect(words()).toEqual(["Das ist", " ein Satz"]);
    expect([redrawn(), heard]).toEqual([1, 0]);
  });

  it("keeps a paragraph that the document shows in two pieces", () => {
    const { root, state } = field(["Das ist ein Satz"], { block: 0, at: 7 });
    const [first] = root.children;
    const copy = first?.cloneNode(true);
    if (first) first.textContent = "Das ist";
    if (copy) root.append(copy);
    expect(withShownWords(state(), root)).toBe(state());
  });

  it("keeps paragraphs of the model that the document has lost", () => {
    const { root, state } = field(["Das", "Ende"], { block: 0, at: 3 });
    root.lastElementChild?.remove();
    expect(withShownWords(state(), root)).toBe(state());
  });
});
