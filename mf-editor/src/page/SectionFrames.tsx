import { blocksNamed } from "../blocks/blockPlaces.ts";
import { focusSection } from "../structure/focusSection.ts";
import type { Marked } from "../structure/marks.ts";
import { findSection, type LocalSection } from "../workingCopy/ops.ts";
import type { OwnerState } from "../workingCopy/unsaved.ts";
import { SectionFrame, type FrameActs } from "./SectionFrame.tsx";
import type { Rect } from "./elements/useRects.ts";
import type { Selected } from "./useSelection.ts";

interface SectionFramesProps extends FrameActs {
  owners: ReadonlyMap<string, OwnerState>;
  rects: ReadonlyMap<LocalSection["id"], Rect>;
  /** Those of which the page shows nothing. */
  unseen: ReadonlySet<LocalSection["id"]>;
  selected: Selected | undefined;
  marked: Marked | undefined;
}

/** A frame around each section that can be edited, in the order of the page. */
export function SectionFrames(props: SectionFramesProps) {
  const { owners, rects, unseen, selected, marked, ...acts } = props;
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
        {...acts}
        state={state}
        section={section}
        rect={rect}
        isUnseen={unseen.has(id)}
        isSelected={selected?.id === id}
        isMarked={marked?.owner === owner && marked.ids.includes(id)}
        beside={{ previous, next }}
        onFocusNext={focusSection}
      />
    );
  });
}
