import type { FieldValues, Form } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from "react";
import { fillControls, forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { sendEntry } from "./entryClient.ts";
import { collectValues } from "./fieldValues.ts";
import type { FormPageData, Refusal } from "./formPage.ts";

export type EntryState =
  /** `attempt` counts the refusals, so that each one is news. */
  | { step: "editing" | "sending"; refusal: Refusal | null; attempt: number }
  | { step: "sent"; here: boolean };

function valuesOf(element: HTMLFormElement, { fields }: Form): FieldValues {
  const data = new FormData(element);
  return collectValues(fields, (slug) =>
    data.getAll(slug).filter((value) => typeof value === "string"),
  );
}

interface Entry {
  state: EntryState;
  formElement: RefObject<HTMLFormElement | null>;
  onInput(event: SyntheticEvent<HTMLFormElement>): void;
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void;
  startAgain(): void;
}

/**
 * One entry from the first letter to the thanks. The controls belong to the browser: what somebody
 * typed before the scripts came stays, and no answer of the server ever writes into them.
 */
export function useEntry({ form, refusal, sent }: FormPageData, locale: Locale): Entry {
  const formElement = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, setState] = useState<EntryState>(
    sent ? { step: "sent", here: false } : { step: "editing", refusal, attempt: 0 },
  );

  useEffect(() => {
    if (sent) {
      forgetDraft(form.id);
      return;
    }
    // a page that answers a post holds newer values than the draft
    const draft = refusal ? null : readDraft(form.id);
    if (draft && formElement.current) fillControls(formElement.current, draft);
  }, [form.id, refusal, sent]);

  async function send(values: FieldValues): Promise<void> {
    const result = await sendEntry(locale, form.id, values);
    underWay.current = false;
    if (result.kind === "sent") {
      forgetDraft(form.id);
      setState({ step: "sent", here: true });
    } else {
      setState((before) => ({
        step: "editing",
        refusal: result.refusal,
        attempt: before.step === "sent" ? 0 : before.attempt + 1,
      }));
    }
  }

  return {
    state,
    formElement,
    onInput: (event) => keepDraft(form.id, valuesOf(event.currentTarget, form)),
    onSubmit: (event) => {
      event.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      setState((before) => (before.step === "sent" ? before : { ...before, step: "sending" }));
      void send(valuesOf(event.currentTarget, form));
    },
    startAgain: () => setState({ step: "editing", refusal: null, attempt: 0 }),
  };
}
