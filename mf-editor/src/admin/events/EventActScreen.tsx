import type { EventActAnswer, EventActKind } from "@festival/contracts/api/editing/eventActs";
import { actOnEvent } from "@festival/contracts/calls/eventActs";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import { answered } from "../../calls/answered.ts";
import { FieldInputs } from "../fields/FieldInput.tsx";
import { ProblemsContext } from "../fields/formContext.ts";
import { toForm, type FormValues, type Problems } from "../fields/formValues.ts";
import { CallFailure, useProblemWords } from "../frame/CallFailure.tsx";
import buttons from "../frame/buttons.module.css";
import { useTitle } from "../frame/useTitle.ts";
import { ProblemSummary } from "../records/ProblemSummary.tsx";
import styles from "../records/RecordForm.module.css";
import { findResource } from "../resources/adminResources.ts";
import { titleOf } from "../../pickers/records/recordTitle.ts";
import { actBody, isChange, refilled } from "./actBody.ts";
import { actFields } from "./actFields.ts";
import { ActTexts } from "./ActTexts.tsx";
import { Clashes, Effects } from "./Effects.tsx";
import { EventSummary } from "./EventSummary.tsx";
import { actPreviewKey, useActPreview } from "./useActPreview.ts";

interface ActProps {
  kind: EventActKind;
  event: StaffRecord;
  title: string;
  /** Reads the event again. */
  onStale(): void;
}

/** What an act would do, before it is done: its words, and everything that becomes public by it. */
function ActForm({ kind, event, onStale, onDone }: ActProps & { onDone(a: EventActAnswer): void }) {
  const { t } = useTranslation();
  const { transport } = useAdmin();
  const wordsOf = useProblemWords();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FormValues>({ defaultValues: toForm(actFields(kind), event) });
  const values = useWatch({ control: form.control });
  const [prepared, setPrepared] = useState<EventActAnswer["words"]>();
  const [problems, setProblems] = useState<Problems>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { revision } = event;
  const { body } = actBody(kind, values, { revision, prepared });
  const isReady = isChange(body, event);
  const asked = { isChange: isReady, isSending };
  const { preview, error, isPending } = useActPreview(event.id, body, asked);

  useEffect(() => {
    if (!preview) return;
    const fresh = refilled(form.getValues(), prepared, preview.words);
    for (const [name, words] of Object.entries(fresh)) form.setValue(name, words);
    setPrepared(preview.words);
  }, [form, prepared, preview]);

  const refused = isCallProblem(error) ? Object.entries(error.details.fields ?? {}) : [];
  const fields = actFields(kind, values.has_alert === true);

  const refuse = (found: Problems, words?: string) => {
    setProblems(found);
    setFailure(words);
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus(),
    );
  };
  const act = async () => {
    const sent = actBody(kind, form.getValues(), { revision, prepared });
    if (sent.problems.size > 0) return refuse(sent.problems);
    setIsSending(true);
    try {
      const whole = { ...sent.body, dry_run: false };
      onDone(await answered(transport.send(actOnEvent, { id: event.id }, whole)));
    } catch (problem) {
      const details = isCallProblem(problem) ? problem.details : {};
      if (details.current) onStale();
      refuse(new Map(Object.entries(details.fields ?? {})), wordsOf(problem));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <ProblemsContext value={problems.size > 0 ? problems : new Map(refused)}>
      <FormProvider {...form}>
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void act();
          }}
        >
          <ProblemSummary problems={problems} fields={fields} failure={failure} form={element} />
          <section className={styles.group} aria-label={t("act.words")}>
            <FieldInputs fields={fields} />
          </section>
          <section className={styles.group} aria-labelledby="act-effects" aria-busy={isPending}>
            <h2 id="act-effects" className={styles.groupTitle}>
              {t("act.effects")}
            </h2>
            {preview && (
              <>
                <Clashes clashes={preview.clashes} />
                <Effects answer={preview} />
              </>
            )}
            {!preview && !error && (
              <p role="status">{isReady ? t("loading") : t(`act.first.${kind}`)}</p>
            )}
            {Boolean(error) && refused.length === 0 && <p role="alert">{wordsOf(error)}</p>}
          </section>
          <div className={styles.bar}>
            <button type="submit" className={buttons.primary} disabled={isSending || !preview}>
              {isSending ? t("form.saving") : t(`act.do.${kind}`)}
            </button>
            <Link to={`/events/${event.id}`} className={buttons.quiet}>
              {t("act.leave")}
            </Link>
          </div>
        </form>
      </FormProvider>
    </ProblemsContext>
  );
}

/** What was done, and what is left to do by hand. */
function Done({
  kind,
  event,
  title,
  answer,
}: Omit<ActProps, "onStale"> & { answer: EventActAnswer }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`act.done.${kind}`, { title })}
        </h1>
        <p>{answer.is_public ? t("act.public") : t("act.notPublic")}</p>
        <p>
          <Link to={`/events/${event.id}`}>{t("act.toEvent")}</Link>
        </p>
      </div>
      <section className={styles.group} aria-label={t("act.tell")}>
        <h2 className={styles.groupTitle}>{t("act.tell")}</h2>
        <ActTexts words={answer.words} />
      </section>
      <section className={styles.group} aria-label={t("act.effects")}>
        <h2 className={styles.groupTitle}>{t("act.effects")}</h2>
        <Effects answer={answer} />
      </section>
    </div>
  );
}

/** Cancels, postpones or moves an event: all that follows is shown before, and done at once. */
export function EventActScreen({ id, kind }: { id: number; kind: EventActKind }) {
  const { t } = useTranslation();
  const { locale } = useAdmin();
  const cache = useQueryClient();
  const [answer, setAnswer] = useState<EventActAnswer>();
  const { data, error, refetch } = useGetOne<StaffRecord>(
    "events",
    { id },
    { refetchOnWindowFocus: false },
  );
  const resource = findResource("events");
  const title = data && resource ? titleOf(resource, data, locale) : "";
  useTitle(`${t(`act.start.${kind}`)} ${title}`);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t("loading")}</p>;
  if (answer) return <Done kind={kind} event={data} title={title} answer={answer} />;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.links}>
          <Link to={`/events/${id}`}>← {title}</Link>
        </p>
        <h1>{t(`act.title.${kind}`, { title })}</h1>
        <EventSummary event={data} />
      </div>
      <ActForm
        kind={kind}
        event={data}
        title={title}
        onStale={() => void refetch()}
        onDone={(done) => {
          setAnswer(done);
          // what it would do is not asked again once it is done
          void cache.invalidateQueries({
            predicate: ({ queryKey }) => queryKey[0] !== actPreviewKey,
          });
        }}
      />
    </>
  );
}
