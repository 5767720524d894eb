import type { Bus } from "@festival/contracts/bus";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { PeopleHere } from "../presence/PeopleHere.tsx";
import type { UndoEntry, UndoStep } from "../workingCopy/undo.ts";
import type { EditSession } from "./EditSession.ts";
import { SaveWords } from "./SaveWords.tsx";
import { modelLabel } from "./sectionWords.ts";
import type { Selected } from "./useSelection.ts";
import styles from "./tools.module.css";

const PublishDialog = lazy(async () => {
  const { PublishDialog } = await import("../publish/PublishDialog.tsx");
  return { default: PublishDialog };
});

const TwinsDialog = lazy(async () => {
  const { TwinsDialog } = await import("../languages/TwinsDialog.tsx");
  return { default: TwinsDialog };
});

const HelpDialog = lazy(async () => {
  const { HelpDialog } = await import("../help/HelpDialog.tsx");
  return { default: HelpDialog };
});

interface EditToolsProps {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  onSelect(selected: Selected): void;
  /** Leaves what is being edited. */
  onLeave(): void;
}

/** Whether the keyboard is used for writing, which has keys of its own. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** What staff do with the whole page: take back, do again, publish. */
export function EditTools({ bus, session, locale, onSelect, onLeave }: EditToolsProps) {
  const { t } = useTranslation();
  const stacks = useSubject(session.copies.undo$);
  const owners = useSubject(session.copies.owners$);
  const [opened, setOpened] = useState<"publish" | "twins" | "help">();

  const actName = useCallback(
    ({ label }: UndoEntry) =>
      t(`act.${label.act}`, { model: modelLabel(label.model, locale), words: label.words }),
    [t, locale],
  );
  const tell = useCallback(
    (step: UndoStep | undefined, done: "undone" | "redone") => {
      if (!step) return;
      const act = actName(step.entry);
      bus.alertShown$.next(
        step.kind === "ops"
          ? { tone: "success", text: t(`undo.${done}`, { act }) }
          : { tone: "error", text: t("undo.changed", { act }) },
      );
      session.followNow();
    },
    [actName, bus, session, t],
  );
  const undo = useCallback(() => tell(session.copies.undo(), "undone"), [session, tell]);
  const redo = useCallback(() => tell(session.copies.redo(), "redone"), [session, tell]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isWriting(event.target) || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [undo, redo]);

  const last = stacks.done.at(-1);
  const next = stacks.undone.at(-1);
  const hasChanges = [...owners.values()].some(
    ({ base, pending, sent }) => base.hasChanges || sent !== null || pending.length > 0,
  );
  return (
    <>
      <SaveWords session={session} />
      <PeopleHere presence={session.presence} owners={owners} locale={locale} />
      <button
        type="button"
        className={styles.tool}
        data-act="undo"
        disabled={!last}
        title={last && actName(last)}
        onClick={undo}
      >
        <span className={styles.word}>{t("undo.undo")}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        data-act="redo"
        disabled={!next}
        title={next && actName(next)}
        onClick={redo}
      >
        <span className={styles.word}>{t("undo.redo")}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        data-act="twins"
        onClick={() => {
          onLeave();
          setOpened("twins");
        }}
      >
        <span className={styles.word}>{t("twins.open")}</span>
      </button>
      <button
        type="button"
        className={styles.publish}
        data-changed={hasChanges || undefined}
        onClick={() => {
          onLeave();
          setOpened("publish");
        }}
      >
        {t("publish.open")}
      </button>
      <button
        type="button"
        className={styles.tool}
        data-act="help"
        onClick={() => {
          onLeave();
          setOpened("help");
        }}
      >
        <span className={styles.word}>{t("toolbar.help")}</span>
      </button>
      {opened === "help" && (
        <Suspense>
          <HelpDialog locale={locale} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {opened === "twins" && (
        <Suspense>
          <TwinsDialog session={session} locale={locale} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {opened === "publish" && (
        <Suspense>
          <PublishDialog
            bus={bus}
            session={session}
            locale={locale}
            onSelect={onSelect}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
