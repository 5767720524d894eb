import type { AcceptableCheck } from "@festival/contracts/api/editing/checks";
import type { Difference } from "@festival/contracts/api/publishing";
import type { Bus } from "@festival/contracts/bus";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useEffect, useRef, useState } from "react";
import type { EditSession } from "../page/EditSession.ts";
import { modelLabel } from "../page/sectionWords.ts";
import type { Selected } from "../page/useSelection.ts";
import { describeField } from "../workingCopy/ops.ts";
import { hasUnsaved, keyOfOwner } from "../workingCopy/ownerState.ts";
import { acceptableOf, Findings, type Finding } from "./Findings.tsx";
import { publish, readDifference } from "./publishing.ts";
import styles from "./publish.module.css";
import { wordDifference, wordsOf } from "./wordDifference.ts";

interface PublishDialogProps {
  bus: Bus;
  session: EditSession;
  locale: Locale;
  onSelect(selected: Selected): void;
  onClose(): void;
}

type FieldDifference = Difference["fields"][number];

function Words({ difference, locale }: { difference: FieldDifference; locale: Locale }) {
  const { t } = useTranslation();
  const [before, after] = [wordsOf(difference.before), wordsOf(difference.after)];
  if (before === undefined || after === undefined) return <span>{t("publish.other")}</span>;
  return wordDifference(before, after, difference.locale ?? locale).map(({ text, kind }, index) => {
    if (kind === "added") return <ins key={index}>{text}</ins>;
    return kind === "removed" ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
  });
}

/** Shows what readers will see differently, and makes it public. */
export function PublishDialog({ bus, session, locale, onSelect, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const owners = useSubject(session.copies.owners$);
  const [differences, setDifferences] = useState<ReadonlyMap<string, Difference>>();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [failure, setFailure] = useState<"changed" | "failed">();
  const [isBusy, setBusy] = useState(false);
  const isSaved = [...owners.values()].every(
    ({ sent, pending, isBehind }) => !sent && pending.length === 0 && !isBehind,
  );
  const open = [...owners.values()].filter(hasUnsaved).length;

  useEffect(() => {
    dialog.current?.showModal();
    session.flush.now();
  }, [session]);

  useEffect(() => {
    if (!isSaved) return undefined;
    let isCurrent = true;
    const all = [...owners.values()].map(async ({ owner }) => {
      const difference = await readDifference(owner, locale);
      return difference ? ([[keyOfOwner(owner), difference]] as const) : [];
    });
    void Promise.all(all).then((found) => {
      if (isCurrent) setDifferences(new Map(found.flat()));
    });
    return () => {
      isCurrent = false;
    };
  }, [isSaved, owners, locale]);

  const changed = [...(differences ?? [])].filter(
    ([, { sections, fields }]) => sections.length + fields.length > 0,
  );

  const publishAll = async (accept: readonly AcceptableCheck[]) => {
    setBusy(true);
    setFailure(undefined);
    setFindings([]);
    const failed: Finding[] = [];
    let trouble: typeof failure;
    for (const [key] of changed) {
      const state = session.copies.get(key);
      if (!state) continue;
      const outcome = await publish(state.owner, state.base.revision, locale, accept);
      if (outcome.kind === "published") {
        session.copies.published(key, outcome.revision);
        continue;
      }
      if (outcome.kind === "incomplete") {
        const modelOf = (id: number | null) =>
          state.shown.sections.find((section) => section.id === id)?.model;
        failed.push(
          ...outcome.checks
            .filter(({ severity }) => severity === "stop")
            .map((check) => ({ ...check, owner: key, model: modelOf(check.section) })),
        );
      } else if (outcome.kind === "signedOut") bus.loginNeeded$.next();
      else trouble = outcome.kind;
    }
    setBusy(false);
    setFindings(failed);
    setFailure(trouble);
    if (trouble === "changed") void session.flush.lookForOthers();
    if (failed.length > 0 || trouble) return;
    bus.alertShown$.next({ tone: "success", text: t("publish.done") });
    bus.refresh$.next();
    onClose();
  };

  const acceptable = acceptableOf(findings);
  const goTo = (selected: Selected) => {
    onClose();
    onSelect(selected);
  };
  const nameOf = (key: string, id: number, model: string) => {
    const title = session.copies.get(key)?.base.title ?? "";
    return `${title}: ${modelLabel(model, locale)} ${id}`;
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="publish-title"
      onClose={onClose}
    >
      <h2 id="publish-title" className={styles.title}>
        {t("publish.title")}
      </h2>
      {!isSaved && <p>{t("publish.saving")}</p>}
      {isSaved && !differences && <p>{t("publish.reading")}</p>}
      {isSaved && differences && changed.length === 0 && <p>{t("publish.nothing")}</p>}
      {open > 0 && isSaved && <p className={styles.problem}>{t("publish.open_questions")}</p>}
      <ul className={styles.changes}>
        {changed.flatMap(([key, { sections }]) =>
          sections.map(({ id, model, kinds, fields }) => (
            <li key={`${key}/${id}`}>
              <p className={styles.name}>
                {nameOf(key, id, model)} – {kinds.map((kind) => t(`kind.${kind}`)).join(", ")}
              </p>
              {fields.map((difference) => (
                <p key={`${difference.locale}/${difference.name}`} className={styles.words}>
                  <span className={styles.field}>
                    {describeField(model, difference.name)?.label[locale] ?? difference.name}
                    {difference.locale && ` (${difference.locale.toUpperCase()})`}:{" "}
                  </span>
                  <Words difference={difference} locale={locale} />
                </p>
              ))}
            </li>
          )),
        )}
      </ul>
      {findings.length > 0 && <Findings findings={findings} locale={locale} onSelect={goTo} />}
      {failure && (
        <p role="alert" className={styles.problem}>
          {t(`publish.${failure}`)}
        </p>
      )}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.main}
          disabled={isBusy || !isSaved || changed.length === 0}
          onClick={() => void publishAll([])}
        >
          {t(isBusy ? "publish.busy" : "publish.now")}
        </button>
        {findings.length > 0 && acceptable && (
          <button
            type="button"
            className={styles.other}
            disabled={isBusy}
            onClick={() => void publishAll(acceptable)}
          >
            {t("publish.nevertheless")}
          </button>
        )}
        <button type="button" className={styles.other} onClick={onClose}>
          {t("publish.cancel")}
        </button>
      </p>
    </dialog>
  );
}
