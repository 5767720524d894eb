import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { texts } from "../../texts.ts";
import { copyOf, owner, section } from "../../testing/sections.ts";
import type { LocalSection } from "../../workingCopy/ops.ts";
import { acknowledged, edited, openOwner, taken } from "../../workingCopy/ownerState.ts";
import { refused } from "../../workingCopy/refused.ts";
import { nothingUnsaved, type OwnerState } from "../../workingCopy/unsaved.ts";
import { SectionFrames, type SectionActs } from "./SectionFrames.tsx";

/** A section that counts how often its words are read, as they are whenever its frame is rendered. */
function counted(id: number, title: string): { section: LocalSection; reads: () => number } {
  let reads = 0;
  const section: LocalSection = {
    id,
    parent: null,
    column: 0,
    model: "headline",
    slug: null,
    settings: {},
    get texts() {
      reads += 1;
      return { de: { content: title }, en: {} };
    },
  };
  return { section, reads: () => reads };
}

function stateOf(sections: readonly LocalSection[]): OwnerState {
  const content = { sections, head: null, removed: new Map() };
  const base = { revision: 1, content, hasChanges: false, isOnline: true, title: "Besuch" };
  const owner = { type: "page", id: 1 } as const;
  return { ...nothingUnsaved, owner, base, shown: content, isBehind: false };
}

const i18n = createI18n("de", texts);
const rect = { left: 0, top: 0, width: 100, height: 20 };
const rects = new Map([1, 2].map((id) => [id, rect]));
const unseen = new Set<number>();

/** As the page is rendered for each key: with functions that are made each time. */
const framesOf = (sections: readonly LocalSection[], onSelect: (id: unknown) => void) =>
  framesIn(stateOf(sections), onSelect);

const framesIn = (state: OwnerState, onSelect: (id: unknown) => void = () => undefined) => (
  <I18nextProvider i18n={i18n}>
    <SectionFrames
      owners={new Map([["page:1", state]])}
      rects={rects}
      unseen={unseen}
      selected={undefined}
      marked={undefined}
      locale="de"
      acts={{} as SectionActs}
      onSelect={({ id }) => onSelect(id)}
      onMove={() => undefined}
    />
  </I18nextProvider>
);

it("a section's frame is rendered again when the section changes, and not for what is typed in another one", () => {
  const other = counted(2, "Anfahrt");
  const { rerender, getByRole } = render(
    framesOf([counted(1, "Karten").section, other.section], () => undefined),
  );
  const before = other.reads();
  const chosen: unknown[] = [];
  rerender(
    framesOf([counted(1, "Karten und Preise").section, other.section], (id) => chosen.push(id)),
  );
  expect(getByRole("button", { name: /^Überschrift bearbeiten: Karten und Preise/ })).toBeTruthy();
  expect(other.reads()).toBe(before);
  // its frame calls what was given last all the same
  getByRole("button", { name: /^Überschrift bearbeiten: Anfahrt/ }).click();
  expect(chosen).toEqual([2]);
});

it("a section's frame says that the section is not saved, until the server has it, and what it refused", () => {
  const stored = [section(1), section(2)];
  let state = openOwner(owner, copyOf(stored));
  const { rerender, getAllByRole } = render(framesIn(state));
  const told = () => {
    rerender(framesIn(state));
    const frames = getAllByRole("button", { name: /^Überschrift bearbeiten/ });
    return frames.map(({ dataset: { changed, wrong } }) => ({ changed, wrong }));
  };
  const as = { changed: undefined, wrong: undefined };
  const write = (content: string) =>
    edited(state, { op: "set", section: 2, locale: "de", fields: { content } });
  expect(told()).toEqual([as, as]);
  state = write("Neu");
  expect(told()).toEqual([as, { ...as, changed: "true" }]);
  state = taken(state, "k");
  expect(told()).toEqual([as, { ...as, changed: "true" }]);
  const saved = section(2, { texts: { de: { content: "Neu" }, en: {} } });
  const shown = { de: null, en: null };
  const sections = [{ ...saved, position: 1, shown }];
  state = acknowledged(state, { revision: 2, ids: {}, sections, head: null });
  expect(told()).toEqual([as, as]);
  state = refused(taken(write("a\0"), "l"), { "ops.0.fields.content": "invalid" });
  expect(told()).toEqual([as, { changed: "true", wrong: "true" }]);
});
