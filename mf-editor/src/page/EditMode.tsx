import type { Bus } from "@festival/contracts/bus";
import type { LoadFace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Observable } from "rxjs";
import { PresenceMarks } from "../presence/PresenceMarks.tsx";
import { Conflicts } from "../publish/Conflicts.tsx";
import type { Direction } from "../structure/moves.ts";
import { SectionActs } from "../structure/sectionActs.ts";
import { EditTools } from "./EditTools.tsx";
import styles from "./page.module.css";
import { sessionOf } from "./sessionOf.ts";
import { SectionFrames } from "./SectionFrames.tsx";
import { sectionOf, SectionPanel, writeField } from "./SectionPanel.tsx";
import { modelLabel, sectionWords } from "./sectionWords.ts";
import { TextInPlace } from "./TextInPlace.tsx";
import { useRects } from "./useRects.ts";
import { useLastPlace, useSelection, type Selected } from "./useSelection.ts";
import { useSectionElements } from "./useSectionElements.ts";

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
  const elements = useSectionElements();
  const rects = useRects(elements);
  const { selected, opened, select, rename } = useSelection(page.url);
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
  const rect = selected && rects.get(selected.id);
  const element = elements.find(({ id }) => id === selected?.id)?.element;
  const place = useLastPlace(opened, rect, element);
  const inPlace = section?.model === "text" && place ? "content" : undefined;
  const close = useCallback(() => {
    session.copies.closeTyping();
    session.followNow();
    session.flush.now();
    select(undefined);
  }, [session, select]);
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
        <SectionFrames
          owners={owners}
          rects={rects}
          selected={selected}
          locale={locale}
          onSelect={(next) => {
            close();
            select(next);
          }}
          onStep={step}
        />
        <PresenceMarks presence={session.presence} rects={rects} />
        {selected && section && place && inPlace && (
          <TextInPlace
            key={opened}
            element={place.element}
            rect={place.rect}
            value={section.texts[locale].content}
            label={t("inPlace.label")}
            onChange={(value) =>
              writeField(session.copies, selected.owner, section, {
                name: "content",
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
      <Conflicts copies={session.copies} locale={locale} />
    </>
  );
}
