import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { EditableField } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useDeferredValue } from "react";
import type { Bus } from "../bus.ts";
import { PresenceMarks } from "../presence/PresenceMarks.tsx";
import type { Asked } from "../structure/Asking.tsx";
import { ColumnSlots } from "../structure/ColumnSlots.tsx";
import { InsertPlaces } from "../structure/InsertPlaces.tsx";
import type { Structure } from "../structure/useStructure.ts";
import { shownValue, type LocalSection } from "../workingCopy/ops.ts";
import type { EditSession } from "./EditSession.ts";
import type { PagePlaces } from "./elements/usePagePlaces.ts";
import { isEmptyValue, valueAt } from "./fields.ts";
import { FieldFrames } from "./frames/FieldFrames.tsx";
import styles from "./page.module.css";
import { SectionFrames, type SectionActs } from "./frames/SectionFrames.tsx";
import { problemInPlace } from "./inPlace/problemInPlace.ts";
import { writeField } from "./writeField.ts";
import type { Selected, Selection } from "./useSelection.ts";
import { useStableCalls } from "./frames/useStableCalls.ts";
import { WordsInPlace } from "./inPlace/WordsInPlace.tsx";

interface PageLayerProps {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  places: PagePlaces;
  selection: Selection;
  structure: Structure;
  onSelect(selected: Selected): void;
  onSelectField(field: EditableField): void;
  onAsk(asked: Asked): void;
  onClose(): void;
}

/** What lies over the page where its parts stand: frames, places between them, and what is typed in place. */
export function PageLayer(props: PageLayerProps) {
  const { bus, session, locale, places, selection, structure, onAsk, onClose } = props;
  const { t } = useTranslation();
  const page = useSubject(bus.page$);
  const draft = useSubject(bus.pageDraft$);
  const { owners, rects, section, words, place } = places;
  const { selected, marked, panel, opened } = selection;
  const value = section && words && shownValue(section, locale, words.name);
  // there may be hundreds of frames: what is typed is painted before them
  const framed = useDeferredValue(owners);
  const { openGap, select, selectField, move } = useStableCalls({
    openGap(owner: string, at: Target) {
      onClose();
      onAsk({ kind: "insert", owner, at });
    },
    select: props.onSelect,
    selectField: props.onSelectField,
    move: (owner: string, ids: readonly LocalSection["id"][]) =>
      onAsk({ kind: "move", owner, ids }),
  });
  const { together, step, remove, toggle, markTo } = structure;
  const acts = useStableCalls<SectionActs>({ together, step, remove, toggle, markTo });

  return (
    <div className={styles.layer}>
      <FieldFrames
        fields={places.fieldElements}
        sections={places.sectionElements}
        rects={rects}
        data={(draft ?? page).data}
        selected={words?.field ?? panel}
        locale={locale}
        onSelect={selectField}
      />
      <SectionFrames
        owners={framed}
        rects={rects}
        unseen={places.unseen}
        selected={selected}
        marked={marked}
        locale={locale}
        acts={acts}
        onSelect={select}
        onMove={move}
      />
      <ColumnSlots owners={framed} rects={rects} locale={locale} onOpen={openGap} />
      <InsertPlaces
        lists={places.lists}
        owners={framed}
        rects={rects}
        locale={locale}
        onOpen={openGap}
      />
      <PresenceMarks presence={session.presence} rects={rects} />
      {selected && section && place && words && (
        <WordsInPlace
          key={opened}
          kind={words.kind}
          element={place.element}
          rect={place.rect}
          value={value}
          isUnseen={
            words.field?.in !== undefined &&
            isEmptyValue(valueAt((draft ?? page).data, words.field.in))
          }
          label={words.field?.label[locale] ?? t("inPlace.label")}
          problem={problemInPlace(
            { section, name: words.name, value, locale, t },
            owners.get(selected.owner),
          )}
          onChange={(value) =>
            writeField(session.copies, selected.owner, section, {
              name: words.name,
              value,
              locale,
              typing: true,
            })
          }
          onClose={onClose}
          onSplit={
            section.model === "text"
              ? (split) => structure.split(selected.owner, section, split)
              : undefined
          }
        />
      )}
    </div>
  );
}
