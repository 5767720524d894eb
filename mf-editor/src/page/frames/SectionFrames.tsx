import type { Locale } from "@festival/contracts/locales";
import { memo } from "react";
import { blocksNamed } from "../../blocks/blockPlaces.ts";
import { focusSection } from "../../structure/focusSection.ts";
import type { Marked } from "../../structure/marks.ts";
import { targetAfter } from "../../structure/moves.ts";
import type { Structure } from "../../structure/useStructure.ts";
import { findSection, type LocalSection } from "../../workingCopy/ops.ts";
import type { OwnerState } from "../../workingCopy/unsaved.ts";
import { SectionFrame, type FrameCalls } from "./SectionFrame.tsx";
import type { Rect } from "../elements/useRects.ts";
import type { Selected } from "../useSelection.ts";
import { useStableCalls } from "./useStableCalls.ts";

export type SectionActs = Pick<Structure, "together" | "step" | "remove" | "toggle" | "markTo">;

interface SectionFramesProps {
  owners: ReadonlyMap<string, OwnerState>;
  rects: ReadonlyMap<LocalSection["id"], Rect>;
  /** Those of which the page shows nothing. */
  unseen: ReadonlySet<LocalSection["id"]>;
  selected: Selected | undefined;
  marked: Marked | undefined;
  locale: Locale;
  acts: SectionActs;
  onSelect(selected: Selected): void;
  /** Asks where sections shall go. */
  onMove(owner: string, ids: readonly LocalSection["id"][]): void;
}

/** A frame around each section that can be edited, in the order of the page. */
export const SectionFrames = memo((props: SectionFramesProps) => {
  const { owners, rects, unseen, selected, marked, locale, acts } = props;
  const { together, step, remove, toggle, markTo } = acts;
  const calls = useStableCalls<FrameCalls>({
    together,
    step,
    remove,
    toggle,
    markTo,
    select: (owner, id) => props.onSelect({ owner, id }),
    move: props.onMove,
    after: (owner, section) => {
      const shown = owners.get(owner)?.shown;
      return shown && targetAfter(shown, section);
    },
    focus: focusSection,
  });
  // the frame of what refers to a block is the frame of the block's container
  const blocks = new Set([...owners.values()].flatMap(({ shown }) => blocksNamed(shown.sections)));
  const found = [...rects].flatMap(([id, rect]) => {
    if (blocks.has(id)) return [];
    const entry = [...owners].find(([, { shown }]) => findSection(shown, id));
    const section = entry && findSection(entry[1].shown, id);
    return entry && section ? [{ id, rect, owner: entry[0], state: entry[1], section }] : [];
  });
  return found.map(({ id, rect, owner, state, section }, index) => {
    const [previous, next] = [found[index - 1], found[index + 1]].map((beside) =>
      beside?.owner === owner ? beside.id : undefined,
    );
    return (
      <SectionFrame
        key={`${owner}/${id}`}
        owner={owner}
        section={section}
        rect={rect}
        isUnseen={unseen.has(id)}
        isSelected={selected?.id === id}
        isMarked={marked?.owner === owner && marked.ids.includes(id)}
        isChanged={findSection(state.base.content, id) !== section}
        isWrong={state.held.some((value) => value.section === id)}
        previous={previous}
        next={next}
        locale={locale}
        calls={calls}
      />
    );
  });
});
