import type { Locale } from "@festival/contracts/locales";
import { useSubject } from "@festival/shared-ui/owner";
import { Suspense } from "react";
import type { Bus } from "../bus.ts";
import { BlockNote } from "../blocks/BlockNote.tsx";
import type { Clipboard } from "../clipboard/useClipboard.ts";
import type { Asked } from "../structure/Asking.tsx";
import { SectionButtons } from "../structure/SectionButtons.tsx";
import { SeveralPanel } from "../structure/SeveralPanel.tsx";
import type { Structure } from "../structure/useStructure.ts";
import type { Saved } from "../workingCopy/saved.ts";
import { hasActWithin } from "../workingCopy/undo.ts";
import type { EditSession } from "./EditSession.ts";
import type { PagePlaces } from "./elements/usePagePlaces.ts";
import { isHomeField, isRecordField } from "./fields.ts";
import { LazyFramePanel } from "./around/LazyFramePanel.tsx";
import { LazyHomePanel } from "./home/LazyHomePanel.tsx";
import { LazyRecordPanel } from "./record/LazyRecordPanel.tsx";
import { LazySectionPanel } from "./LazySectionPanel.tsx";
import type { PanelField, Selection } from "./useSelection.ts";

interface PanelsProps {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  places: PagePlaces;
  selection: Selection;
  structure: Structure;
  clipboard: Clipboard;
  onAsk(asked: Asked): void;
  onClose(): void;
}

/** Beside the page: the fields of what is selected, or what is done with several sections. */
export function Panels(props: PanelsProps) {
  const { bus, session, locale, places, selection, structure, clipboard, onAsk, onClose } = props;
  const { selected, marked, panel, opened } = selection;
  const { section, words, place } = places;
  const state = selected && places.owners.get(selected.owner);
  const stacks = useSubject(session.copies.undo$);
  const noteSaved = ({ label }: PanelField, saved: Saved) =>
    session.copies.noteSaved({ act: "save", model: label[locale], words: "" }, saved);
  return (
    <>
      {selected && state && section && (
        <Suspense key={`panel-${opened}`}>
          <LazySectionPanel
            copies={session.copies}
            owner={selected.owner}
            state={state}
            section={section}
            locale={locale}
            block={<BlockNote {...{ section, structure, locale }} owner={selected.owner} />}
            inPlace={place && words?.name}
            focused={selected.field}
            buttons={
              <SectionButtons
                owner={selected.owner}
                ids={[section.id]}
                structure={structure}
                clipboard={clipboard}
                onMove={() => onAsk({ kind: "move", owner: selected.owner, ids: [section.id] })}
                onKeep={() => onAsk({ kind: "keep", owner: selected.owner, ids: [section.id] })}
                onMakeBlock={() =>
                  onAsk({ kind: "block", owner: selected.owner, ids: [section.id] })
                }
                alone={{
                  onInsert: () => {
                    const at = structure.actsOf(selected.owner).after([section.id]);
                    if (at) onAsk({ kind: "insert", owner: selected.owner, at });
                  },
                  onConvert: () =>
                    onAsk({ kind: "convert", owner: selected.owner, id: section.id }),
                  onUndo: hasActWithin(stacks, selected.owner, section.id)
                    ? () => structure.undoWithin(selected.owner, section.id)
                    : undefined,
                }}
              />
            }
            onClose={onClose}
          />
        </Suspense>
      )}
      {marked && structure.actsOf(marked.owner).of(marked.ids).length > 0 && (
        <SeveralPanel
          marked={marked}
          structure={structure}
          clipboard={clipboard}
          locale={locale}
          onMove={() => onAsk({ kind: "move", owner: marked.owner, ids: marked.ids })}
          onKeep={() => onAsk({ kind: "keep", owner: marked.owner, ids: marked.ids })}
          onMakeBlock={() => onAsk({ kind: "block", owner: marked.owner, ids: marked.ids })}
          onClose={onClose}
        />
      )}
      {panel && (
        <Suspense key={panel.id}>
          {isRecordField(panel) ? (
            <LazyRecordPanel
              bus={bus}
              field={panel}
              locale={locale}
              onSaved={(saved) =>
                noteSaved(panel, { place: { kind: "record", ...panel.target }, ...saved })
              }
              onClose={onClose}
            />
          ) : isHomeField(panel) ? (
            <LazyHomePanel
              bus={bus}
              field={panel}
              locale={locale}
              onSaved={(saved) => {
                const place = { kind: "homeBlock", name: panel.target.homeBlock } as const;
                noteSaved(panel, { place, ...saved });
              }}
              onClose={onClose}
            />
          ) : (
            <LazyFramePanel
              bus={bus}
              field={panel}
              locale={locale}
              onSaved={(field, saved) =>
                noteSaved(field, { place: { kind: "record", ...field.target }, ...saved })
              }
              onClose={onClose}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
