import { testApi } from "@festival/shared-ui/owner/testRequest";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Bus } from "@festival/contracts/bus";
import type { Form } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { answering, created, fetched, posts, resetBrowser } from "../../testing/showForm.tsx";
import { testField, testForm } from "../../testing/testForm.ts";
import { BehaviorSubject } from "rxjs";
import { texts } from "../../texts.ts";
import { loadNewsletterForm } from "./loadNewsletterForm.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

const form = (): Form =>
  testForm({
    slug: "newsletter",
    title: "Newsletter",
    intro: "Zweimal im Monat, sonst Ruhe.",
    submit_label: "Newsletter bestellen",
    success_title: "Notiert. Danke!",
    success_text: "Ihre Adresse ist vorgemerkt.",
    fields: [
      testField({ slug: "email", label: "E-Mail", field_type: fieldType.email, required: true }),
      testField({
        slug: "interests",
        label: "Das interessiert mich",
        field_type: fieldType.checkboxes,
        choices: [
          { value: "new", label: "Neue Musik" },
          { value: "family", label: "Familie" },
        ],
      }),
      testField({
        slug: "language",
        label: "Sprache",
        field_type: fieldType.select,
        choices: [
          { value: "de", label: "Deutsch" },
          { value: "en", label: "Englisch" },
        ],
      }),
    ],
  });

const load = (locale: "de" | "en" = "de") =>
  loadNewsletterForm(
    {},
    {
      locale,
      now: "2025-08-20T08:00:00.000Z",
      api: testApi(locale, form),
    },
  );

const show = async (locale: "de" | "en" = "de") =>
  renderFragment(NewsletterForm, texts, await load(locale), locale);
const order = () => screen.getByRole("button", { name: "Newsletter bestellen" });
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^E-Mail/ });

beforeEach(resetBrowser);
afterEach(cleanup);

describe("the newsletter's form on another page", () => {
  it("asks for address, topics and language, which is the page's at first", async () => {
    for (const locale of ["de", "en"] as const) {
      const { container } = await show(locale);
      expect(screen.getByRole("region", { name: "Newsletter" })).toBeTruthy();
      expect(email().required).toBe(true);
      expect(screen.getByRole("group", { name: "Das interessiert mich" })).toBeTruthy();
      const language = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sprache" });
      expect(language.value).toBe(locale);
      expect(order().closest("form")?.getAttribute("action")).toBe(`/${locale}/newsletter#answer`);
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });

  it("sends from where it stands, and then asks to look into the mailbox", async () => {
    answering(created);
    const { container } = await show();
    await userEvent.type(email(), "ada@festival.test");
    await userEvent.click(screen.getByRole("checkbox", { name: "Neue Musik" }));
    await userEvent.click(order());
    const heading = await screen.findByRole("heading", { name: "Notiert. Danke!" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/Schauen Sie jetzt in Ihr Postfach/)).toBeTruthy();
    const [[, init] = []] = posts();
    expect(JSON.parse(init?.body as string)).toMatchObject({
      field_values: { email: "ada@festival.test", interests: ["new"], language: "de" },
    });
    expect(await axeProblems(container)).toEqual([]);

    await userEvent.click(screen.getByRole("button", { name: /anderen Adresse/ }));
    expect(email().value).toBe("");
  });

  it("says beside each field what is wrong, and keeps what was typed", async () => {
    const details = {
      fields: { email: "invalid_email" },
      messages: { email: "Da fehlt noch etwas." },
    };
    answering({ status: 400, body: { code: "validation_failed", message: "", details } });
    const { container } = await show();
    await userEvent.type(email(), "ada@");
    await userEvent.click(screen.getByRole("checkbox", { name: "Familie" }));
    await userEvent.click(order());
    const summary = await screen.findByRole("region", { name: /Angabe fehlt/ });
    expect(document.activeElement).toBe(summary);
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(email().getAttribute("aria-describedby")).toContain("problem");
    expect(email().value).toBe("ada@");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Familie" }).checked).toBe(true);
    expect(await axeProblems(container)).toEqual([]);

    await userEvent.click(screen.getByRole("link", { name: "E-Mail" }));
    expect(document.activeElement).toBe(email());
  });

  it("says that the browser is offline before the visitor presses the button", async () => {
    const online$ = new BehaviorSubject(true);
    const bus = { online$ } as unknown as Bus;
    renderFragment(NewsletterForm, texts, await load(), "de", bus);
    expect(screen.queryByText(/gerade keine Verbindung/)).toBeNull();
    act(() => online$.next(false));
    expect(screen.getByText(/gerade keine Verbindung/)).toBeTruthy();
  });

  it("keeps all that was typed while there is no connection", async () => {
    answering(new Error("offline"));
    await show();
    await userEvent.type(email(), "ada@festival.test");
    await userEvent.click(order());
    expect(await screen.findByText(/Wir konnten den Server nicht erreichen/)).toBeTruthy();
    expect(email().value).toBe("ada@festival.test");
  });

  it("tells its fields from those of a form that the page is about", async () => {
    await show();
    expect(email().id).not.toBe("field-email");
    expect(document.querySelector(`label[for="${email().id}"]`)).not.toBeNull();
  });
});

describe("the newsletter's form in a dialog, which has no data of the page", () => {
  it("fetches what there is to order", async () => {
    let answer: (form: Form) => void = () => undefined;
    fetched.mockImplementation((address) => {
      expect(address).toBe("/en/api/forms/newsletter/");
      const body = new Promise<Form>((resolve) => {
        answer = resolve;
      });
      return Promise.resolve({ ok: true, json: () => body });
    });
    const { container } = renderFragment(NewsletterForm, texts, null, "en");
    expect(screen.getByRole("status").textContent).toBe("Loading the form …");
    expect(await axeProblems(container)).toEqual([]);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    answer(form());
    expect(await screen.findByRole("region", { name: "Newsletter" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to the newsletter's own page where the form can't be loaded", async () => {
    fetched.mockResolvedValue({ ok: false, status: 503 });
    const { container } = renderFragment(NewsletterForm, texts, null);
    expect(await screen.findByRole("alert")).toBeTruthy();
    const way = screen.getByRole("link", { name: "Zur Seite des Newsletters" });
    expect(way.getAttribute("href")).toBe("/de/newsletter");
    expect(await axeProblems(container)).toEqual([]);
  });
});
