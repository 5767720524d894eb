import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { dropPanels, panelJournal, unsavedPanels } from "../admin/records/journal.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import styles from "../dialog/dialog.module.css";
import { saveFile } from "../dialog/saveFile.ts";
import type { EditSession } from "../page/EditSession.ts";
import { sessionOf } from "../page/sessionOf.ts";
import { unsavedText } from "./unsavedText.ts";

interface SignOutDialogProps {
  parts: Parameters<typeof sessionOf>[0];
  /** Signs out. */
  onLeave(): void;
  onClose(): void;
}

type Panel = ReturnType<typeof unsavedPanels>[number];

/** A field of a record, by its name and that of its kind of record. */
function labelOf({ resource, field }: Panel, locale: Locale): string {
  const described = resourceDescriptions.find(({ name }) => name === resource);
  const label = described?.fields[field]?.label[locale] ?? field;
  return `${described?.labels.one[locale] ?? resource}: ${label}`;
}

/** Asks those who sign out what becomes of their unsaved work. */
export function SignOutDialog({ parts, onLeave, onClose }: SignOutDialogProps) {
  const { t } = useTranslation();
  const [session] = useState<EditSession>(() => sessionOf(parts));
  const [state, setState] = useState<"asks" | "delivers" | "failed">("asks");
  const email = parts.bus.user$.value?.email ?? "";
  // it may be public at once, or meet another person's words: it is saved where its author sees it, and nowhere else
  const [panels] = useState(() => unsavedPanels(email));
  const [hasDrafts, setHasDrafts] = useState(
    () => panels.length === 0 || session.hasUnsaved || session.journal.entries().length > 0,
  );

  const nameOf = (panel: Panel) =>
    panel.resource === "home" ? t(`homeBlock.${panel.field}`) : labelOf(panel, parts.locale);
  const saveAsFile = () => {
    const left = panels.map((panel) => ({
      label: nameOf(panel),
      value: panelJournal(email, panel, panel.field).read()?.values,
    }));
    const entries = session.journal.entries();
    const { copies } = session;
    const content = unsavedText({ entries, panels: left, copies, locale: parts.locale });
    saveFile({ name: t("signOut.fileName"), type: "text/plain;charset=utf-8", content });
  };
  const deliver = async () => {
    setState("delivers");
    const isDelivered = await session.deliver();
    setState(isDelivered ? "asks" : "failed");
    if (!isDelivered) return;
    setHasDrafts(false);
    if (panels.length === 0) onLeave();
  };
  const discard = () => {
    session.discard();
    dropPanels(email);
    onLeave();
  };
  return (
    <Dialog title={t("signOut.title")} onClose={onClose}>
      {hasDrafts && <p>{t("signOut.text")}</p>}
      {panels.length > 0 && (
        <>
          <p>{t("signOut.fields")}</p>
          <ul>
            {panels.map((panel) => (
              <li key={`${panel.resource}/${panel.id} ${panel.field}`}>{nameOf(panel)}</li>
            ))}
          </ul>
        </>
      )}
      {state === "delivers" && <p role="status">{t("signOut.delivers")}</p>}
      {state === "failed" && (
        <p role="alert" className={styles.problem}>
          {t("signOut.failed")}
        </p>
      )}
      <p className={styles.actions}>
        {hasDrafts && (
          <button
            type="button"
            className={styles.main}
            disabled={state === "delivers"}
            onClick={() => void deliver()}
          >
            {t(panels.length > 0 ? "signOut.deliverDrafts" : "signOut.deliver")}
          </button>
        )}
        <button type="button" className={styles.other} onClick={onLeave}>
          {t("signOut.keep")}
        </button>
        <button type="button" className={styles.other} onClick={saveAsFile}>
          {t("signOut.file")}
        </button>
        <button type="button" className={styles.other} onClick={discard}>
          {t("signOut.discard")}
        </button>
        <button type="button" className={styles.other} onClick={onClose}>
          {t("signOut.stay")}
        </button>
      </p>
    </Dialog>
  );
}
