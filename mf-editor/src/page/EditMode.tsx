import type { Bus } from "@festival/contracts/bus";
import type { EditableField, LoadFace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Observable } from "rxjs";
import { PresenceMarks } from "../presence/PresenceMarks.tsx";
import { Conflicts } from "../publish/Conflicts.tsx";
import { InsertPlaces } from "../structure/InsertPlaces.tsx";
import type { Direction } from "../structure/moves.ts";
import { SectionActs } from "../structure/sectionActs.ts";
import { headRef } from "../workingCopy/head.ts";
import { shownValue } from "../workingCopy/ops.ts";
import { keyOfOwner } from "../workingCopy/ownerState.ts";
import { EditTools } from "./EditTools.tsx";
import { FieldFrames } from "./FieldFrames.tsx";
import { isHomeField, isRecordField } from "./fields.ts";
import { LazyHomePanel } from "./home/LazyHomePanel.tsx";
import styles from "./page.module.css";
import { sessionOf } from "./sessionOf.ts";
import { LazyRecordPanel } from "./record/LazyRecordPanel.tsx";
import { SectionFrames } from "./SectionFrames.tsx";
import { sectionOf, SectionPanel, writeField } from "./SectionPanel.tsx";
import { modelLabel, sectionWords } from "./sectionWords.ts";
import { useFieldElements } from "./useFieldElements.ts";
import { useListElements } from "./useListElements.ts";
import { useRects } from "./useRects.ts";
import { useSelection, type Selected } from "./useSelection.ts";
import { useSectionElements } from "./useSectionElements.ts";
import { useUnseenSections } from "./useUnseenSections.ts";
import { useWordsPlace } from "./useWordsPlace.ts";
import { WordsInPlace } from "./WordsInPlace.tsx";

interface EditModeProps {
  bus: Bus;
  locale: Locale;
  loadFace: LoadFace;
  /** Tells who has signed in again, by email address. */
  signedIn$: Observable<string>;
  /** Where the tools stand. */
  bar: HTMLElement;
}

/** All that staff have over a page while they edit it. */
export function EditMode({ bus, locale, loadFace, signedIn$, bar }: EditModeProps) {
  const { t } = useTranslation();
  const [session] = useState(() => sessionOf({ bus, locale, loadFace, signedIn$ }));
  useEffect(() => session.start(), [session]);
  const owners = useSubject(session.copies.owners$);
  const page = useSubject(bus.page$);
  const draft = useSubject(bus.pageDraft$);
  const places = useSubject(session.places$);
  const { fields } = places;
  const sectionElements = useSectionElements();
  const unseen = useUnseenSections(sectionElements);
  const fieldElements = useFieldElements(fields);
  const listElements = useListElements(places.sections);
  const elements = useMemo(
    () => [...fieldElements, ...sectionElements, ...listElements],
    [fieldElements, sectionElements, listElements],
  );
  const rects = useRects(elements);
  const { selected, panel, opened, select, selectPanel, rename } = useSelection(page.url);
  // a new section is selected by the name that it has here; the server gives it an id
  useEffect(() => {
    const subscription = session.copies.acknowledged$.subscribe(({ ids }) => rename(ids));
    return () => subscription.unsubscribe();
  }, [session, rename]);

  useEffect(() => session.presence.moveTo(selected), [session, selected]);

  const step = (from: Selected, direction: Direction) => {
    const moved = sectionOf(owners.get(from.owner), from.id);
    const acts = new SectionActs(session.copies, from.owner, locale);
    const stands = moved && acts.step(moved, direction);
    if (!moved || !stands) return;
    session.followNow();
    const name = `${modelLabel(moved.model, locale)} ${sectionWords(moved, locale)}`.trim();
    const text = t(stands.column ? "move.toColumn" : "move.toPlace", { name, ...stands });
    bus.alertShown$.next({ tone: "success", text });
  };

  const state = selected && owners.get(selected.owner);
  const section = selected && sectionOf(state, selected.id);
  const { words, place } = useWordsPlace({ selected, opened, section, fields, elements, rects });
  const inPlace = place && words?.name;
  /** The frame from which something was opened: it has the focus again afterwards. */
  const opener = useRef<Element>(null);
  const close = useCallback(() => {
    const from = opener.current;
    opener.current = null;
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    session.copies.closeTyping();
    session.followNow();
    session.flush.now();
    select(undefined);
  }, [session, select]);
  const openField = (chosen: EditableField) => {
    const from = document.activeElement;
    close();
    opener.current = from;
    const { target, field } = chosen;
    if ("owner" in target) select({ owner: keyOfOwner(target.owner), id: headRef, field });
    else if (isRecordField(chosen) || isHomeField(chosen)) selectPanel(chosen);
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [close]);

  return (
    <>
      {createPortal(
        <EditTools bus={bus} session={session} locale={locale} onSelect={select} onLeave={close} />,
        bar,
      )}
      <div className={styles.layer}>
        <FieldFrames
          fields={fieldElements}
          sections={sectionElements}
          rects={rects}
          data={(draft ?? page).data}
          selected={words?.field ?? panel}
          locale={locale}
          onSelect={openField}
        />
        <SectionFrames
          owners={owners}
          rects={rects}
          unseen={unseen}
          selected={selected}
          locale={locale}
          onSelect={(next) => {
            const from = document.activeElement;
            close();
            opener.current = from;
            select(next);
          }}
          onStep={step}
        />
        <InsertPlaces
          lists={places.sections}
          owners={owners}
          rects={rects}
          locale={locale}
          onInsert={(owner, model, at) => {
            close();
            const id = new SectionActs(session.copies, owner, locale).insert(model, at);
            session.followNow();
            select({ owner, id });
          }}
        />
        <PresenceMarks presence={session.presence} rects={rects} />
        {selected && section && place && words && (
          <WordsInPlace
            key={opened}
            kind={words.kind}
            element={place.element}
            rect={place.rect}
            value={shownValue(section, locale, words.name)}
            label={words.field?.label[locale] ?? t("inPlace.label")}
            onChange={(value) =>
              writeField(session.copies, selected.owner, section, {
                name: words.name,
                value,
                locale,
                typing: true,
              })
            }
            onClose={close}
          />
        )}
      </div>
      {selected && state && section && (
        <SectionPanel
          key={`panel-${opened}`}
          copies={session.copies}
          owner={selected.owner}
          state={state}
          section={section}
          locale={locale}
          inPlace={inPlace}
          focused={selected.field}
          acts={new SectionActs(session.copies, selected.owner, locale)}
          onStep={(direction) => step(selected, direction)}
          onSelect={(id) => {
            session.followNow();
            select({ owner: selected.owner, id });
          }}
          onClose={close}
        />
      )}
      {panel && (
        <Suspense key={panel.id}>
          {isRecordField(panel) ? (
            <LazyRecordPanel bus={bus} field={panel} locale={locale} onClose={close} />
          ) : (
            <LazyHomePanel bus={bus} field={panel} locale={locale} onClose={close} />
          )}
        </Suspense>
      )}
      <Conflicts copies={session.copies} locale={locale} />
    </>
  );
}
