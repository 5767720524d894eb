import type { FormEntry } from "@festival/contracts/api/forms";
import { replyToEntry, updateEntry } from "@festival/contracts/calls/forms";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useId, useState } from "react";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";
import { instantInWords } from "../data/words.ts";
import fields from "../fields/fields.module.css";
import buttons from "../frame/buttons.module.css";
import { journalOf } from "../records/journal.ts";
import styles from "../records/RecordForm.module.css";
import { entryStates } from "../resources/systemResources.ts";
import own from "./EntryWork.module.css";
import { useAct } from "./useAct.ts";

interface EntryWorkProps {
  entry: FormEntry;
  onDone(): void;
}

/** What a person has typed beside an entry and not sent yet. */
interface Typed {
  note: string;
  subject: string;
  text: string;
}

/** A subject in the language that the visitor wrote in, which need not be that of the office. */
const answerTo = { de: "Ihre Nachricht", en: "Your message" } as const;

/** What the office does with an entry: its state, a note, an answer by mail. What is typed is kept until sent. */
export function EntryWork({ entry, onDone }: EntryWorkProps) {
  const { t } = useTranslation();
  const { locale, transport, user } = useAdmin();
  const id = useId();
  const { isRunning, said, act } = useAct();
  const [journal] = useState(() => journalOf(user.email, `forms-entries/${entry.id}`));
  const language = entry.locale === "en" ? "en" : "de";
  const unanswered = { subject: `${answerTo[language]}: ${entry.form.title[language]}`, text: "" };
  const [typed, setTyped] = useState<Typed>(() => ({
    note: entry.note,
    ...unanswered,
    ...(journal.read()?.values as Partial<Typed> | undefined),
  }));
  // what another person noted since, unless something is typed over it
  const [seenNote, setSeenNote] = useState(entry.note);
  if (entry.note !== seenNote) {
    setSeenNote(entry.note);
    if (typed.note === seenNote) setTyped({ ...typed, note: entry.note });
  }
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    journal.write({ ...next }, entry.revision);
  };
  const { revision } = entry;
  const change = (values: { state?: FormEntry["state"]; note?: string }) =>
    act(async () => {
      await answered(transport.send(updateEntry, { id: entry.id }, { revision, ...values }));
      if (values.note !== undefined && typed.text === "") journal.clear();
      onDone();
    }, t("entry.saved"));
  const reply = () =>
    act(async () => {
      const { subject, text } = typed;
      await answered(transport.send(replyToEntry, { id: entry.id }, { revision, subject, text }));
      type(unanswered);
      if (typed.note === entry.note) journal.clear();
      onDone();
    }, t("entry.replied"));
  return (
    <>
      <h2 className={styles.groupTitle}>{t("entry.title")}</h2>
      <div className={styles.buttons} role="group" aria-label={t("entry.state")}>
        {entryStates.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={entry.state === value ? buttons.primary : buttons.secondary}
            aria-pressed={entry.state === value}
            disabled={isRunning}
            onClick={() => void change({ state: value })}
          >
            {label[locale]}
          </button>
        ))}
      </div>
      <form
        className={own.form}
        onSubmit={(event) => {
          event.preventDefault();
          void change({ note: typed.note });
        }}
      >
        <div className={fields.input}>
          <label htmlFor={`${id}-note`}>{t("entry.note")}</label>
          <textarea
            id={`${id}-note`}
            rows={3}
            maxLength={5000}
            value={typed.note}
            onChange={({ target }) => type({ note: target.value })}
          />
        </div>
        <p>
          <button type="submit" className={buttons.secondary} disabled={isRunning}>
            {t("entry.saveNote")}
          </button>
        </p>
      </form>
      {entry.replies.map(({ at, by, subject, text }) => (
        <article key={at} className={styles.kept}>
          <h3>{subject}</h3>
          <p>{t("entry.sent", { at: instantInWords(at, locale), by })}</p>
          <p className={own.text}>{text}</p>
        </article>
      ))}
      {entry.email ? (
        <form
          className={own.form}
          onSubmit={(event) => {
            event.preventDefault();
            void reply();
          }}
        >
          <div className={fields.input}>
            <label htmlFor={`${id}-subject`}>{t("entry.subject")}</label>
            <input
              id={`${id}-subject`}
              required
              maxLength={200}
              value={typed.subject}
              onChange={({ target }) => type({ subject: target.value })}
            />
          </div>
          <div className={fields.input}>
            <label htmlFor={`${id}-text`}>{t("entry.reply", { email: entry.email })}</label>
            <textarea
              id={`${id}-text`}
              rows={8}
              required
              maxLength={10_000}
              lang={entry.locale}
              value={typed.text}
              onChange={({ target }) => type({ text: target.value })}
            />
          </div>
          <p>
            <button type="submit" className={buttons.primary} disabled={isRunning}>
              {t("entry.send")}
            </button>
          </p>
        </form>
      ) : (
        <p>{t("entry.noAddress")}</p>
      )}
      <p role="status">{said}</p>
    </>
  );
}
