import { jest } from "@jest/globals";
import type { Form } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import { renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { FormPage } from "../pages/FormPage/FormPage.tsx";
import { initialValues } from "../form/fieldValues.ts";
import type { FormPageData } from "../form/formPage.ts";
import { texts } from "../texts.ts";
import { testForm } from "./testForm.ts";

const urlIn = (locale: Locale) => `/${locale}/forms/contact`;
/** Where the form of the tests is. */
export const url = urlIn("de");

/** Shows a form's page; `given` and `environment` say what the test is about. */
export function showForm(
  form: Form = testForm(),
  given: Partial<FormPageData> = {},
  environment: Parameters<typeof renderScreen>[3] = {},
  locale: Locale = "de",
) {
  const data: FormPageData = {
    form,
    address: url,
    allForms: "/de/forms",
    home: "/de",
    values: initialValues(form.fields),
    refusal: null,
    sent: false,
    ...given,
  };
  const page = testPage({ url: urlIn(locale), data, owner: "mf-forms", locale });
  return renderScreen(FormPage, texts, page, environment);
}

export interface Answer {
  status: number;
  body: unknown;
}

/** The network. */
export const fetched = jest.fn<(url: string, init?: RequestInit) => Promise<unknown>>();

/** What the API answers, in turn; the CSRF cookie comes with its own call. */
export function answering(...answers: (Answer | Error)[]): void {
  fetched.mockImplementation((address) => {
    if (address === "/api/csrf/") {
      document.cookie = "csrftoken=secret; path=/";
      return Promise.resolve({ ok: true });
    }
    if (address.endsWith("/token/")) return Promise.resolve({ ok: false });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error("no answer"));
    return Promise.resolve({ ok: answer.status < 400, json: () => Promise.resolve(answer.body) });
  });
}

/** The attempts to send an entry. */
export const posts = () =>
  fetched.mock.calls.filter(([address]) => address === "/de/api/forms-entries/");
export const created: Answer = {
  status: 201,
  body: { id: 1, success_title: "", success_text: "" },
};

/** Clears what an earlier test stored or requested, before each test. */
export function resetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "csrftoken=; max-age=0; path=/";
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
}
