import type { EditableField, LoadFace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Observable } from "rxjs";
import type { Bus } from "../bus.ts";
import { useClipboard } from "../clipboard/useClipboard.ts";
import { fetchRichField } from "../fields/lazyRichField.ts";
import { useKeys } from "../keys/useKeys.ts";
import { LazyConflicts } from "../publish/LazyConflicts.tsx";
import { fetchLogin } from "../session/LoginGuard.tsx";
import { Asking, type Asked } from "../structure/Asking.tsx";
import { DragContext } from "../structure/drag/dragContext.ts";
import { useDrag } from "../structure/drag/useDrag.ts";
import { giveUpEmpty } from "../structure/giveUpEmpty.ts";
import { useStructure } from "../structure/useStructure.ts";
import { headRef } from "../workingCopy/head.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";
import { chosenSections, endOfPage, sectionAt } from "./chosenSections.ts";
import { EditTools } from "./EditTools.tsx";
import { FrameButtons } from "./around/FrameButtons.tsx";
import { isHomeField, isRecordField } from "./fields.ts";
import { usePagePlaces } from "./elements/usePagePlaces.ts";
import { fetchAhead } from "./fetchAhead.ts";
import { fetchSectionPanel } from "./LazySectionPanel.tsx";
import { PageLayer } from "./PageLayer.tsx";
import { Panels } from "./Panels.tsx";
import { sessionOf } from "./sessionOf.ts";
import { useBarHeight } from "./useBarHeight.ts";
import { useSelection, type PanelField, type Selected } from "./useSelection.ts";

const Outline = lazy(async () => {
  const { Outline } = await import("../structure/outline/Outline.tsx");
  return { default: Outline };
});

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
  const [session] = useState(() => sessionOf({ bus, locale, loadFace, signedIn$ }));
  useEffect(() => session.start(), [session]);
  useEffect(() => fetchAhead([fetchSectionPanel, fetchLogin, fetchRichField]), []);
  useBarHeight(bar);
  const page = useSubject(bus.page$);
  const selection = useSelection(page.url);
  const { t } = useTranslation();
  const { selected, marked, select, selectPanel, rename } = selection;
  // a new section is selected by the name that it has here; the server gives it an id
  useEffect(() => {
    const subscription = session.copies.acknowledged$.subscribe(({ ids }) => rename(ids));
    return () => subscription.unsubscribe();
  }, [session, rename]);
  useEffect(() => session.presence.moveTo(selected), [session, selected]);

  /** The frame from which something was opened: it has the focus again afterwards. */
  const opener = useRef<Element>(null);
  const leave = useCallback(() => {
    const from = opener.current;
    opener.current = null;
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    session.copies.closeTyping();
    session.followNow();
    session.flush.now();
    select(undefined);
  }, [session, select]);
  const close = useCallback(() => {
    if (selected && giveUpEmpty(session.copies, selected, locale)) {
      bus.alertShown$.next({ tone: "success", text: t("insert.givenUp") });
    }
    leave();
  }, [bus, session, locale, selected, leave, t]);
  const open = (next: Selected) => {
    const from = document.activeElement;
    // a new section in which another field is chosen is not given up
    if (next.owner === selected?.owner && next.id === selected.id) leave();
    else close();
    opener.current = from;
    select(next);
  };
  const openPanel = (field: PanelField) => {
    const from = document.activeElement;
    close();
    opener.current = from;
    selectPanel(field);
  };
  const openField = (chosen: EditableField) => {
    const { target, field } = chosen;
    if ("owner" in target) open({ owner: keyOfOwner(target.owner), id: headRef, field });
    else if (isRecordField(chosen) || isHomeField(chosen)) openPanel(chosen);
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [close]);

  const places = usePagePlaces(session, selection);
  const structure = useStructure({ bus, session, locale, selection });
  const [hasOutline, setOutline] = useState(false);
  const [asked, ask] = useState<Asked>();
  const chosen = () => chosenSections({ selected, marked, owners: session.copies.owners$.value });
  const end = () => endOfPage(session.places$.value.sections);
  useKeys({
    "/": (event) => {
      event.preventDefault();
      const found = chosen();
      const at = found && structure.actsOf(found.owner).after(found.ids);
      const place = found && at ? { owner: found.owner, at } : end();
      close();
      if (place) ask({ kind: "insert", ...place });
    },
    "mod+a": (event) => {
      const found = chosen();
      if (!found) return;
      event.preventDefault();
      structure.markAll(found.owner);
    },
  });
  const clipboard = useClipboard({
    bus,
    locale,
    structure,
    chosen,
    sectionAt: (element) => sectionAt(element, session.copies.owners$.value),
    end,
    onPictures: ({ owner, at }, files) => ask({ kind: "pictures", owner, at, files }),
  });
  const drag = useDrag({
    actsOf: structure.actsOf,
    onDrop: ({ owner, ids }, at, isCopy) => {
      if (isCopy) structure.paste(owner, structure.actsOf(owner).clip(ids), at);
      else structure.moveTo(owner, ids, at);
    },
  });

  return (
    <DragContext value={drag}>
      {createPortal(
        <EditTools
          bus={bus}
          session={session}
          locale={locale}
          hasOutline={hasOutline}
          onOutline={() => setOutline(!hasOutline)}
          onSelect={open}
          onLeave={close}
        />,
        bar,
      )}
      <PageLayer
        bus={bus}
        session={session}
        locale={locale}
        places={places}
        selection={selection}
        structure={structure}
        onSelect={open}
        onSelectField={openField}
        onAsk={ask}
        onClose={close}
      />
      <FrameButtons
        loadFace={loadFace}
        user={bus.user$.value}
        locale={locale}
        selected={selection.panel}
        onSelect={openPanel}
      />
      <Panels
        bus={bus}
        session={session}
        locale={locale}
        places={places}
        selection={selection}
        structure={structure}
        clipboard={clipboard}
        onAsk={ask}
        onClose={close}
      />
      {hasOutline && places.lists.length > 0 && (
        <Suspense>
          <Outline
            session={session}
            structure={structure}
            marked={marked}
            locale={locale}
            onSelect={open}
            onClose={() => setOutline(false)}
          />
        </Suspense>
      )}
      {asked && (
        <Asking
          asked={asked}
          copies={session.copies}
          locale={locale}
          structure={structure}
          clipboard={clipboard}
          onAsk={ask}
          onClose={() => ask(undefined)}
        />
      )}
      <LazyConflicts copies={session.copies} locale={locale} />
    </DragContext>
  );
}
