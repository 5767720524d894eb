import { newsletterSlug } from "@festival/contracts/formFields";
import type { Form } from "@festival/contracts/api/forms";
import { getForm } from "@festival/contracts/calls/forms";
import type { Locale } from "@festival/contracts/locales";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { useEffect, useState } from "react";
import type { NewsletterFormData } from "./newsletterFormData.ts";
import { toNewsletterForm } from "./toNewsletterForm.ts";

type FetchedForm =
  | { state: "loading" | "failed" }
  | { state: "there"; page: NonNullable<NewsletterFormData> };

async function fetchForm(locale: Locale, signal: AbortSignal): Promise<Form> {
  const { ok, status, body } = await fetchCall(
    getForm,
    { locale, slug: newsletterSlug },
    { signal },
  );
  if (!ok) throw new Error(`The newsletter's form answered ${status}.`);
  return body;
}

/** The form that came with the page, else it is fetched. */
export function useNewsletterForm(data: NewsletterFormData, locale: Locale): FetchedForm {
  const [fetched, setFetched] = useState<FetchedForm>({ state: "loading" });
  useEffect(() => {
    if (data) return undefined;
    const abort = new AbortController();
    fetchForm(locale, abort.signal).then(
      (form) => setFetched({ state: "there", page: toNewsletterForm(form, locale) }),
      () => abort.signal.aborted || setFetched({ state: "failed" }),
    );
    return () => abort.abort();
  }, [data, locale]);
  return data ? { state: "there", page: data } : fetched;
}
