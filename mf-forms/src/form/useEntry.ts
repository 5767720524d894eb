import type { FieldValues, Form } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from "react";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { openForm, sendEntry, waitForFillingTime, type Opening } from "./entryClient.ts";
import { entryOf } from "./entryRequest.ts";
import { collectValues, isFile, keptFields } from "./fieldValues.ts";
import { fillControls } from "./fillControls.ts";
import type { FormPageData, Refusal } from "./formPage.ts";
import { rememberFiles } from "./keptFiles.ts";

export type EntryState =
  /** `attempt` counts the refusals, so that each one is news. */
  | { step: "editing" | "sending"; refusal: Refusal | null; attempt: number }
  | { step: "sent"; here: boolean };

function readerOf(element: HTMLFormElement): (name: string) => string[] {
  const data = new FormData(element);
  return (name) => data.getAll(name).filter((value) => typeof value === "string");
}

/** Slugs of the files that are not there yet: their controls say so themselves. */
function unfinishedFiles(element: HTMLFormElement): string[] {
  const controls = element.querySelectorAll<HTMLInputElement>("input[type=file]");
  return [...controls]
    .filter(({ validity }) => validity.customError)
    .map(({ dataset }) => dataset.field ?? "");
}

/** Deletes what the device stored of an entry, after it was sent. */
function forget({ id, fields }: Form): void {
  forgetDraft(id);
  for (const field of fields) if (isFile(field)) rememberFiles(field.id, []);
}

/** Whether the outcome of an entry is unknown: the answer was lost, or the backend that was to give it. */
const isUnknown = ({ failure }: Refusal) => failure === "offline" || failure === "unavailable";

/** What goes with one entry besides its values. */
interface Delivery {
  opening?: Promise<Opening | undefined>;
  /** The same for each attempt to send the same values. */
  key?: string;
}

/** The state of the draft that the device kept. */
export type DraftState = "none" | "putIn" | "discarded";

export interface Entry {
  state: EntryState;
  draft: DraftState;
  /** Whether the visitor has asked that the draft be kept beyond the tab. */
  isKeptLonger: boolean;
  formElement: RefObject<HTMLFormElement | null>;
  onInput(event: SyntheticEvent<HTMLFormElement>): void;
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
  /** Moves the draft to where it is kept longer, or back. */
  keepLonger(isKeptLonger: boolean): void;
  /** Empties the form, and forgets what the device kept of it. */
  discardDraft(): void;
  startAgain(): void;
}

/**
 * One entry from the first letter to the thanks. The controls belong to the browser: what the
 * visitor typed before the scripts came stays, and no answer of the server ever writes into them.
 * @param unfinished words for a file that is still on its way
 */
export function useEntry(
  { form, refusal, sent }: Pick<FormPageData, "form" | "refusal" | "sent">,
  locale: Locale,
  unfinished: string,
): Entry {
  const formElement = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const delivery = useRef<Delivery>({});
  const [state, setState] = useState<EntryState>(
    sent ? { step: "sent", here: false } : { step: "editing", refusal, attempt: 0 },
  );
  const [draft, setDraft] = useState<DraftState>("none");
  const [isKeptLonger, setIsKeptLonger] = useState(false);

  useEffect(() => {
    if (sent) {
      forget(form);
      return;
    }
    // a page that answers a post holds newer values than the draft
    const kept = refusal ? null : readDraft(form.id);
    if (!kept || !formElement.current) return;
    setIsKeptLonger(kept.isKeptLonger);
    if (fillControls(formElement.current, kept.values)) setDraft("putIn");
  }, [form, refusal, sent]);

  function refuse(refused: Refusal): void {
    setState((before) => ({
      step: "editing",
      refusal: refused,
      attempt: before.step === "sent" ? 0 : before.attempt + 1,
    }));
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const entry = entryOf(form, readerOf(element));
    const present = delivery.current;
    const opening = await present.opening;
    if (opening) await waitForFillingTime(opening);
    // where the address is not a secure one browsers have no such ids
    present.key ??= globalThis.crypto?.randomUUID?.();
    const result = await sendEntry(locale, {
      ...entry,
      form_token: opening?.token,
      idempotency_key: present.key,
    });
    underWay.current = false;
    if (result.kind === "sent") {
      delivery.current = {};
      forget(form);
      setDraft("none");
      setState({ step: "sent", here: true });
      return;
    }
    // where the server said nothing it may have stored the entry: only then is it the same again
    if (!isUnknown(result.refusal)) present.key = undefined;
    refuse(result.refusal);
  }

  const valuesToKeep = (element: HTMLFormElement): FieldValues =>
    collectValues(keptFields(form.fields), readerOf(element));

  return {
    state,
    draft,
    isKeptLonger,
    formElement,
    onInput: (event) => {
      // at the first letter: who only reads asks the server nothing
      const opening = delivery.current.opening ?? openForm(locale, form.slug);
      delivery.current = { opening };
      keepDraft(form.id, valuesToKeep(event.currentTarget), isKeptLonger);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (underWay.current) return;
      const element = event.currentTarget;
      const waiting = unfinishedFiles(element);
      if (waiting.length > 0) {
        const problems = Object.fromEntries(waiting.map((slug) => [slug, unfinished]));
        refuse({ problems, failure: null });
        return;
      }
      underWay.current = true;
      setState((before) => (before.step === "sent" ? before : { ...before, step: "sending" }));
      void send(element);
    },
    keepLonger: (isLonger) => {
      setIsKeptLonger(isLonger);
      if (formElement.current) keepDraft(form.id, valuesToKeep(formElement.current), isLonger);
    },
    discardDraft: () => {
      if (underWay.current) return;
      delivery.current.key = undefined;
      forget(form);
      setDraft("discarded");
      setState({ step: "editing", refusal: null, attempt: 0 });
    },
    startAgain: () => setState({ step: "editing", refusal: null, attempt: 0 }),
  };
}
