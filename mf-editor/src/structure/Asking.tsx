import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { lazy, Suspense } from "react";
import { isBlockKey } from "../blocks/blockPlaces.ts";
import type { Clipboard } from "../clipboard/useClipboard.ts";
import { findSection } from "../workingCopy/ops.ts";
import type { WorkingCopies } from "../workingCopy/store.ts";
import { clipOfPictures } from "./newPictures/pictureFiles.ts";
import type { Structure } from "./useStructure.ts";

const InsertDialog = lazy(async () => {
  const { InsertDialog } = await import("./InsertDialog.tsx");
  return { default: InsertDialog };
});
const MoveDialog = lazy(async () => {
  const { MoveDialog } = await import("./MoveDialog.tsx");
  return { default: MoveDialog };
});

const NewPictures = lazy(async () => {
  const { NewPictures } = await import("./newPictures/NewPictures.tsx");
  return { default: NewPictures };
});

const ConvertDialog = lazy(async () => {
  const { ConvertDialog } = await import("./convert/ConvertDialog.tsx");
  return { default: ConvertDialog };
});

const KeepPatternDialog = lazy(async () => {
  const { KeepPatternDialog } = await import("../patterns/KeepPatternDialog.tsx");
  return { default: KeepPatternDialog };
});

const KeepBlockDialog = lazy(async () => {
  const { KeepBlockDialog } = await import("../blocks/KeepBlockDialog.tsx");
  return { default: KeepBlockDialog };
});

/**
 * What is asked in a dialog: what shall stand at a place, which words pictures that go there have, where sections
 * shall go, under which name they are kept as a pattern or a block, or what one shall become.
 */
export type Asked =
  | { kind: "insert"; owner: string; at: Target }
  | { kind: "pictures"; owner: string; at: Target; files: readonly File[] }
  | { kind: "move" | "keep" | "block"; owner: string; ids: readonly SectionRef[] }
  | { kind: "convert"; owner: string; id: SectionRef };

interface AskingProps {
  asked: Asked;
  copies: WorkingCopies;
  locale: Locale;
  structure: Structure;
  clipboard: Clipboard;
  onAsk(asked: Asked): void;
  onClose(): void;
}

/** The dialog that asks, and what is done with the answer. */
export function Asking(props: AskingProps) {
  const { asked, copies, locale, structure, clipboard, onAsk, onClose } = props;
  const state = copies.get(asked.owner);
  if (!state) return null;
  const { owner } = asked;
  const dialog = () => {
    switch (asked.kind) {
      case "insert":
        return (
          <InsertDialog
            content={state.shown}
            at={asked.at}
            locale={locale}
            onInsert={(model) => {
              onClose();
              structure.insert(owner, model, asked.at);
            }}
            onPattern={(clip) => {
              onClose();
              structure.paste(owner, clip, asked.at);
            }}
            onBlock={
              isBlockKey(owner)
                ? undefined
                : (block) => {
                    onClose();
                    structure.insertBlock(owner, block, asked.at);
                  }
            }
            onPaste={() => {
              onClose();
              void clipboard.pasteAt(owner, asked.at);
            }}
            onPictures={(files) => onAsk({ kind: "pictures", owner, at: asked.at, files })}
            onClose={onClose}
          />
        );
      case "pictures":
        return (
          <NewPictures
            files={asked.files}
            locale={locale}
            onInsert={(ids) => {
              onClose();
              structure.paste(owner, clipOfPictures(ids), asked.at);
            }}
            onClose={onClose}
          />
        );
      case "move":
        return (
          <MoveDialog
            state={state}
            ids={asked.ids}
            locale={locale}
            onMove={(at) => {
              onClose();
              structure.moveTo(owner, asked.ids, at);
            }}
            onClose={onClose}
          />
        );
      case "keep":
        return (
          <KeepPatternDialog
            clip={structure.actsOf(owner).clip(asked.ids)}
            locale={locale}
            onKept={(words) => {
              onClose();
              structure.tell(words);
            }}
            onClose={onClose}
          />
        );
      case "block":
        return (
          <KeepBlockDialog
            clip={structure.actsOf(owner).clip(asked.ids)}
            locale={locale}
            onMade={(block, words) => {
              onClose();
              structure.replaceByBlock(owner, asked.ids, block);
              structure.tell(words);
            }}
            onClose={onClose}
          />
        );
      case "convert":
    }
    const section = findSection(state.shown, asked.id);
    return (
      section && (
        <ConvertDialog
          content={state.shown}
          section={section}
          locale={locale}
          onConvert={(made) => {
            onClose();
            structure.convert(owner, section, made);
          }}
          onClose={onClose}
        />
      )
    );
  };
  return <Suspense>{dialog()}</Suspense>;
}
