import type { Fields } from "@festival/contracts/fields/field";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { instantInWords } from "../data/words.ts";
import { FieldInputs } from "../fields/FieldInput.tsx";
import { ProblemsContext, RecordContext } from "../fields/formContext.ts";
import { isSame, toForm, type FormValues, type Problems } from "../fields/formValues.ts";
import { useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import type { FieldGroup } from "../resources/adminResource.ts";
import { useLeaveGuard } from "../routing/useLeaveGuard.ts";
import { journalOf } from "./journal.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";
import styles from "./RecordForm.module.css";
import { useProposedSlugs } from "./useProposedSlugs.ts";

/** Uploads name a text by its language at the end. */
const pathOf = (field: string) => field.replace(/_(de|en)$/, ".$1");
const journalMs = 400;

/** What reads a form and finds what is wrong in it; a form that is only looked at does without it. */
const readingForms = () => import("../fields/readForm.ts");

interface RecordFormProps {
  /** Under which unsaved values are kept, such as "events/12". */
  name: string;
  fields: Fields;
  groups: readonly FieldGroup[];
  /** As it was read, or what a new one begins with. */
  record: Readonly<Record<string, unknown>>;
  isNew: boolean;
  /**
   * Stores what was changed; all fields for a new record.
   * @throws CallProblem
   */
  onSave(values: FormValues): Promise<void>;
  children?: React.ReactNode;
  /** Stands beside the fields, and can read what they hold. */
  aside?: React.ReactNode;
  /** Stands above the button that saves, and can read the fields too. */
  notice?: React.ReactNode;
}

/** A form made from the description of its fields. What is typed is kept by the browser until it is saved. */
export function RecordForm({
  name,
  fields,
  groups,
  record,
  isNew,
  onSave,
  children,
  aside,
  notice,
}: RecordFormProps) {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const wordsOf = useProblemWords();
  const revision = typeof record.revision === "number" ? record.revision : null;
  const first = useMemo(() => toForm(fields, record), [fields, record]);
  const form = useForm({ defaultValues: first });
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    form.reset(first);
  }, [form, first, revision]);
  const [journal] = useState(() => journalOf(user.email, name));
  const [kept, setKept] = useState(() => journal.read());
  const [problems, setProblems] = useState<Problems>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  const isSaved = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const isChanged = () => !isSaved.current && !isSame(form.getValues(), first);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      if (isChanged()) journal.write(form.getValues(), revision);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        isSaved.current = false;
        timer ??= setTimeout(write, journalMs);
        // where it fails it is asked for once more with the press that saves
        readingForms().catch(() => undefined);
      },
    });
    const leave = (event: BeforeUnloadEvent) => {
      if (!isChanged()) return;
      // kept, so there is nothing to ask; only what cannot be kept would be lost
      if (!journal.write(form.getValues(), revision)) event.preventDefault();
    };
    window.addEventListener("beforeunload", leave);
    return () => {
      if (timer !== undefined) write();
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("beforeunload", leave);
    };
  });

  useProposedSlugs(form, fields, isNew);

  const leaving = useLeaveGuard(isChanged);

  const showFirst = () => {
    // after the problems are painted, as closed rows open for theirs
    requestAnimationFrame(() => {
      const wrong = element.current?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-invalid="true"]',
      );
      const target = wrong?.matches("input, select, textarea")
        ? wrong
        : (wrong?.querySelector<HTMLElement>("input, [contenteditable], button") ?? wrong);
      (target ?? element.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
    });
  };

  const refuse = (found: Problems, words?: string) => {
    setProblems(found);
    setFailure(words);
    showFirst();
  };

  const save = async () => {
    setSavedAt(undefined);
    setIsSaving(true);
    const reading = await readingForms().catch(() => undefined);
    const typed = form.getValues();
    try {
      if (!reading) return refuse(new Map(), t("problem.offline"));
      const read = reading.fromForm(fields, typed);
      if (read.problems.size > 0) return refuse(read.problems);
      const values = isNew ? read.values : reading.changedIn(fields, first, typed);
      isSaved.current = true;
      await onSave(values);
      journal.clear();
      setKept(null);
      refuse(new Map());
      setSavedAt(new Date().toISOString());
    } catch (error) {
      isSaved.current = false;
      journal.write(typed, revision);
      const named = isCallProblem(error) ? Object.entries(error.details.fields ?? {}) : [];
      refuse(
        new Map(named.map(([field, problem]) => [pathOf(field), problem])),
        named.length > 0 ? undefined : wordsOf(error),
      );
    } finally {
      setIsSaving(false);
    }
  };

  const takeKept = () => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
    setKept(null);
  };
  const dropKept = () => {
    journal.clear();
    setKept(null);
  };

  return (
    <RecordContext value={record}>
      <ProblemsContext value={problems}>
        <FormProvider {...form}>
          <div className={aside ? styles.withAside : undefined}>
            <form
              ref={element}
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              {kept && (
                <div className={styles.kept} role="status">
                  <p>{t("form.kept", { at: instantInWords(kept.at, locale) })}</p>
                  {!isNew && kept.revision !== revision && <p>{t("form.keptOlder")}</p>}
                  <p className={styles.buttons}>
                    <button type="button" className={buttons.secondary} onClick={takeKept}>
                      {t("form.takeKept")}
                    </button>
                    <button type="button" className={buttons.quiet} onClick={dropKept}>
                      {t("form.dropKept")}
                    </button>
                  </p>
                </div>
              )}
              <ProblemSummary
                problems={problems}
                fields={fields}
                failure={failure}
                form={element}
              />
              {groups.map(({ title, fields: names }) => (
                <section key={title.de} className={styles.group} aria-label={title[locale]}>
                  <h2 className={styles.groupTitle}>{title[locale]}</h2>
                  <FieldInputs fields={fields} names={names} />
                </section>
              ))}
              <div className={styles.bar}>
                {notice && <div className={styles.notice}>{notice}</div>}
                <button type="submit" className={buttons.primary} disabled={isSaving}>
                  {isSaving ? t("form.saving") : t("form.save")}
                </button>
                <p role="status">
                  {savedAt && t("form.saved", { at: instantInWords(savedAt, locale) })}
                </p>
                {children}
              </div>
              {leaving && (
                <div
                  className={styles.kept}
                  role="alertdialog"
                  aria-label={t("form.unsaved")}
                  ref={(element) => element?.querySelector("button")?.focus()}
                >
                  <p>{t("form.unsavedText")}</p>
                  <p className={styles.buttons}>
                    <button type="button" className={buttons.primary} onClick={leaving.stay}>
                      {t("form.stay")}
                    </button>
                    <button
                      type="button"
                      className={buttons.secondary}
                      onClick={() => {
                        journal.write(form.getValues(), revision);
                        leaving.leave();
                      }}
                    >
                      {t("form.leave")}
                    </button>
                  </p>
                </div>
              )}
            </form>
            {aside}
          </div>
        </FormProvider>
      </ProblemsContext>
    </RecordContext>
  );
}
