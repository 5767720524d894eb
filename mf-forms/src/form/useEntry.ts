import type { FieldValues, Form } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { fillControls, forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { sendEntry } from "./entryClient.ts";
import { collectValues } from "./fieldValues.ts";
import type { FormPageData, Refusal } from "./formPage.ts";

export type EntryState =
  | { step: "editing"; refusal: Refusal | null }
  | { step: "sending"; refusal: Refusal | null }
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
  onInput(event: FormEvent<HTMLFormElement>): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
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
    sent ? { step: "sent", here: false } : { step: "editing", refusal },
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
      setState({ step: "editing", refusal: result.refusal });
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
      setState((before) => ({
        step: "sending",
        refusal: before.step === "sent" ? null : before.refusal,
      }));
      void send(valuesOf(event.currentTarget, form));
    },
    startAgain: () => setState({ step: "editing", refusal: null }),
  };
}
