import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useMemo } from "react";
import type { Bus } from "../bus.ts";
import { clipOfBlock } from "../blocks/clipOfBlock.ts";
import type { SplitText } from "../fields/richText/splitText.ts";
import type { EditSession } from "../page/EditSession.ts";
import type { Selection } from "../page/useSelection.ts";
import { useActName } from "../undoList/useActName.ts";
import type { Clip } from "../workingCopy/clipboard.ts";
import { inReadingOrder } from "../workingCopy/several.ts";
import type { LocalSection } from "../workingCopy/ops.ts";
import type { Converted } from "./convert/converted.ts";
import { focusSection, keepFocus } from "./focusSection.ts";
import { markedUpTo, toggled } from "./marks.ts";
import { standing, type Direction } from "./moves.ts";
import { SectionActs, type Pasted } from "./sectionActs.ts";
import { sectionName } from "./sectionName.ts";

interface StructureParts {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  selection: Selection;
}

/** What staff do with whole sections: it is done, told to all who see or hear it, and what it made is chosen. */
export function useStructure({ bus, session, locale, selection }: StructureParts) {
  const { t } = useTranslation();
  const nameOf = useActName(locale);
  const { select, mark } = selection;
  // a section that is open counts as the first one that was chosen
  const marked =
    selection.marked ??
    (selection.selected && toggled(undefined, selection.selected.owner, selection.selected.id));

  const acts = useMemo(() => {
    const actsOf = (owner: string) => new SectionActs(session.copies, owner, locale);
    const tell = (text: string, tone: "success" | "error" = "success") =>
      bus.alertShown$.next({ tone, text });

    const tellPlace = (owner: string, ids: readonly SectionRef[]) => {
      const { content } = actsOf(owner);
      const [first] = actsOf(owner).of(ids);
      if (!content || !first) return;
      session.followNow();
      const name =
        ids.length > 1 ? t("several.count", { count: ids.length }) : sectionName(first, locale);
      const stands = standing(content, first);
      tell(t(stands.column ? "move.toColumn" : "move.toPlace", { name, ...stands }));
    };

    const show = (owner: string, pasted: Pasted): boolean => {
      if ("problem" in pasted) {
        tell(t(`paste.${pasted.problem}`), "error");
        return false;
      }
      session.followNow();
      const { refs } = pasted;
      const [only] = refs;
      if (only === undefined) return false;
      if (refs.length === 1) select({ owner, id: only });
      else mark({ owner, ids: refs, anchor: only });
      tell(t("paste.done", { count: refs.length }));
      return true;
    };

    return {
      actsOf,
      tell,
      step(owner: string, ids: readonly SectionRef[], direction: Direction): void {
        const hadFocus = document.activeElement;
        if (!actsOf(owner).step(ids, direction)) {
          tell(t("move.nowhere"));
          return;
        }
        tellPlace(owner, ids);
        keepFocus(hadFocus);
      },
      moveTo(owner: string, ids: readonly SectionRef[], at: Target): void {
        if (actsOf(owner).move(ids, at)) tellPlace(owner, ids);
      },
      insert(owner: string, model: string, at: Target): void {
        const id = actsOf(owner).insert(model, at);
        session.followNow();
        select({ owner, id });
      },
      insertBlock(owner: string, block: number, at: Target): void {
        const id = actsOf(owner).insertBlock(block, at);
        session.followNow();
        session.flush.now();
        select({ owner, id });
      },
      replaceByBlock(owner: string, ids: readonly SectionRef[], block: number): void {
        const id = actsOf(owner).replaceByBlock(ids, block);
        if (id === undefined) return;
        session.followNow();
        session.flush.now();
        select({ owner, id });
      },
      /** Puts a copy in the place of a section that refers to a block. */
      detach(owner: string, section: LocalSection): void {
        const block = `block:${String(section.settings.block_id)}`;
        const clip = clipOfBlock(session.copies.get(block)?.shown);
        if (clip) show(owner, actsOf(owner).detach(section, clip));
        else tell(t("paste.nothing"), "error");
      },
      convert(owner: string, section: LocalSection, made: Converted): void {
        const id = actsOf(owner).convert(section, made);
        if (id === undefined) return;
        session.followNow();
        select({ owner, id });
        tell(t("convert.done", { name: sectionName(made, locale) }));
      },
      /** Makes two sections of a text. */
      split(owner: string, section: LocalSection, split: SplitText): void {
        session.copies.closeTyping();
        const id = actsOf(owner).split(section, split);
        if (id === undefined) return;
        session.followNow();
        select({ owner, id });
        tell(t("convert.split"));
      },
      duplicate: (owner: string, ids: readonly SectionRef[]) =>
        void show(owner, actsOf(owner).duplicate(ids)),
      paste: (owner: string, clip: Clip, at: Target): boolean =>
        show(owner, actsOf(owner).paste(clip, at)),
      /** @param focusNext gives the focus to what follows; the next frame of the page has it otherwise */
      remove(owner: string, ids: readonly SectionRef[], focusNext?: () => void): void {
        const { content } = actsOf(owner);
        const removed = actsOf(owner).of(ids);
        const [first] = removed;
        if (!content || !first) return;
        const order = inReadingOrder(content).map(({ id }) => id);
        const name =
          removed.length > 1
            ? t("several.count", { count: removed.length })
            : sectionName(first, locale);
        actsOf(owner).remove(ids);
        select(undefined);
        session.followNow();
        session.flush.now();
        tell(t("several.removed", { name }));
        if (focusNext) {
          requestAnimationFrame(focusNext);
          return;
        }
        const left = new Set(actsOf(owner).content?.sections.map(({ id }) => id));
        const from = order.indexOf(first.id);
        const next = [...order.slice(from), ...order.slice(0, from).toReversed()];
        focusSection(next.find((id) => left.has(id)));
      },
    };
  }, [bus, session, locale, t, select, mark]);

  return {
    ...acts,
    /** Takes back the last change of a section's own fields, whatever was done elsewhere since. */
    undoWithin(owner: string, id: SectionRef): void {
      session.copies.closeTyping();
      const step = session.copies.undoWithin(owner, id);
      session.followNow();
      if (!step) return;
      const isDone = step.kind === "ops";
      const text = t(isDone ? "undo.undone" : "undo.changed", { act: nameOf(step.entry) });
      acts.tell(text, isDone ? "success" : "error");
    },
    /** What acts with keys are about: all that is chosen together, where this section is part of it. */
    together: (owner: string, id: SectionRef): readonly SectionRef[] =>
      marked?.owner === owner && marked.ids.includes(id) ? marked.ids : [id],
    toggle: (owner: string, id: SectionRef) => mark(toggled(marked, owner, id)),
    /** All sections of an owner. */
    markAll(owner: string): void {
      const { content } = acts.actsOf(owner);
      const ids = content ? inReadingOrder(content).map(({ id }) => id) : [];
      const [anchor] = ids;
      if (anchor !== undefined) mark({ owner, ids, anchor });
    },
    /** @param from where a range begins that goes on from what has the focus, where that is not chosen yet */
    markTo(owner: string, id: SectionRef, from = marked?.anchor): void {
      const { content } = acts.actsOf(owner);
      const order = content ? inReadingOrder(content).map((each) => each.id) : [];
      const isNew = from !== undefined && !(marked?.owner === owner && marked.ids.includes(from));
      mark(markedUpTo(isNew ? toggled(undefined, owner, from) : marked, owner, id, order));
    },
  };
}

export type Structure = ReturnType<typeof useStructure>;
