import type { Check } from "@festival/contracts/api/editing/contentChanges";
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
  const [checks, setChecks] = useState<readonly (Check & { owner: string })[]>([]);
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

  const publishAll = async () => {
    setBusy(true);
    setFailure(undefined);
    setChecks([]);
    const failed: (Check & { owner: string })[] = [];
    let trouble: typeof failure;
    for (const [key] of changed) {
      const state = session.copies.get(key);
      if (!state) continue;
      const outcome = await publish(state.owner, state.base.revision, locale);
      if (outcome.kind === "published") {
        session.copies.published(key, outcome.revision);
        continue;
      }
      if (outcome.kind === "incomplete") {
        failed.push(...outcome.checks.map((check) => ({ ...check, owner: key })));
      } else if (outcome.kind === "signedOut") bus.loginNeeded$.next();
      else trouble = outcome.kind;
    }
    setBusy(false);
    setChecks(failed);
    setFailure(trouble);
    if (trouble === "changed") void session.flush.lookForOthers();
    if (failed.length > 0 || trouble) return;
    bus.alertShown$.next({ tone: "success", text: t("publish.done") });
    bus.refresh$.next();
    onClose();
  };

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
      {checks.length > 0 && (
        <div role="alert" className={styles.problem}>
          <p>{t("publish.incomplete")}</p>
          <ul>
            {checks.map(({ owner, section, locale: language, field }) => {
              const model =
                session.copies.get(owner)?.shown.sections.find(({ id }) => id === section)?.model ??
                "";
              const label = describeField(model, field)?.label[locale] ?? field;
              return (
                <li key={`${section}/${language}/${field}`}>
                  {modelLabel(model, locale)}: {label}
                  {language && ` (${language.toUpperCase()})`}{" "}
                  <button type="button" onClick={() => goTo({ owner, id: section })}>
                    {t("publish.go")}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
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
          onClick={() => void publishAll()}
        >
          {t(isBusy ? "publish.busy" : "publish.now")}
        </button>
        <button type="button" className={styles.other} onClick={onClose}>
          {t("publish.cancel")}
        </button>
      </p>
    </dialog>
  );
}
