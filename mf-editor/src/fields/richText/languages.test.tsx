import type { RichText } from "@festival/contracts/api/common";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { EditorState, SelectionState } from "draft-js";
import { texts } from "../../texts.ts";
import { canHaveLanguage, presentLanguage, withLanguage } from "./languages.ts";
import { fromRichText, toRichText } from "./richText.ts";
import { TextToolbar } from "./TextToolbar.tsx";

const block = { type: "unstyled", depth: 0, inlineStyleRanges: [], entityRanges: [] } as const;
const content: RichText = {
  blocks: [
    { ...block, key: "a", text: "Nach La mer", inlineStyleRanges: [], entityRanges: [] },
    { ...block, key: "b", text: "und leise", inlineStyleRanges: [], entityRanges: [] },
  ],
  entityMap: {},
};

/** From a letter of one block to one of the same or another. */
function selecting(state: EditorState, from: [string, number], to: [string, number]): EditorState {
  const selection = SelectionState.createEmpty(from[0]).merge({
    anchorOffset: from[1],
    focusKey: to[0],
    focusOffset: to[1],
  });
  return EditorState.acceptSelection(state, selection);
}

const start = () => EditorState.createWithContent(fromRichText(content));
const rangesOf = (state: EditorState) =>
  toRichText(state.getCurrentContent()).blocks.map(({ inlineStyleRanges }) => inlineStyleRanges);

describe("the language of words", () => {
  it("is set on the selection, replaced by another, and taken away", () => {
    const chosen = selecting(start(), ["a", 5], ["a", 11]);
    const french = withLanguage(chosen, "fr");
    expect(rangesOf(french)[0]).toEqual([{ offset: 5, length: 6, style: "LANG:fr" }]);
    const italian = withLanguage(french, "it");
    expect(rangesOf(italian)[0]).toEqual([{ offset: 5, length: 6, style: "LANG:it" }]);
    expect(rangesOf(withLanguage(italian, ""))[0]).toEqual([]);
  });

  it("is set over several paragraphs, whatever stood there", () => {
    const part = withLanguage(selecting(start(), ["b", 0], ["b", 3]), "en");
    const all = withLanguage(selecting(part, ["a", 5], ["b", 3]), "fr");
    expect(rangesOf(all)).toEqual([
      [{ offset: 5, length: 6, style: "LANG:fr" }],
      [{ offset: 0, length: 3, style: "LANG:fr" }],
    ]);
  });

  it("is changed for the whole of the marked words where the caret stands in them", () => {
    const marked = withLanguage(selecting(start(), ["a", 5], ["a", 11]), "fr");
    const inside = selecting(marked, ["a", 7], ["a", 7]);
    expect([canHaveLanguage(inside), presentLanguage(inside)]).toEqual([true, "fr"]);
    expect(rangesOf(withLanguage(inside, ""))[0]).toEqual([]);
    const outside = selecting(marked, ["a", 2], ["a", 2]);
    expect([canHaveLanguage(outside), presentLanguage(outside)]).toEqual([false, ""]);
    expect(withLanguage(outside, "it")).toBe(outside);
  });

  it("is chosen in the toolbar, by its name, where words are selected", async () => {
    const onChange = jest.fn<(next: EditorState) => void>();
    const show = (state: EditorState) => (
      <I18nextProvider i18n={createI18n("de", texts)}>
        <TextToolbar state={state} onChange={onChange} onLink={() => undefined} />
      </I18nextProvider>
    );
    const { container, rerender } = render(show(start()));
    const tool = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sprache" });
    expect(tool.disabled).toBe(true);
    rerender(show(selecting(start(), ["a", 5], ["a", 11])));
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.selectOptions(tool, "Französisch");
    const [[next] = []] = onChange.mock.calls;
    expect(next && rangesOf(next)[0]).toEqual([{ offset: 5, length: 6, style: "LANG:fr" }]);
  });
});
