import { beforeEach, afterEach, describe, expect, it, jest } from "@jest/globals";
import type { Form } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { App } from "../../App.tsx";
import { initialValues } from "../../form/fieldValues.ts";
import type { FormPageData } from "../../form/formPage.ts";
import { testField, testForm } from "../../testing/testForm.ts";
import { texts } from "../../texts.ts";

const url = "/de/forms/contact";

function show(form: Form = testForm(), given: Partial<FormPageData> = {}) {
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
  return renderScreen(App, texts, testPage({ url, data, owner: "mf-forms" }));
}

const everyType = testForm({
  fields: [
    testField({ slug: "name", label: "Name", placeholder_text: "Ada Beispiel" }),
    testField({ slug: "text", label: "Nachricht", field_type: fieldType.textarea }),
    testField({ slug: "email", label: "E-Mail", field_type: fieldType.email }),
    testField({
      slug: "terms",
      label: "Einverstanden",
      field_type: fieldType.checkbox,
      required: true,
    }),
    testField({
      slug: "days",
      label: "Tage",
      field_type: fieldType.checkboxes,
      required: true,
      default: "sun",
      choices: [
        { value: "sat", label: "Samstag" },
        { value: "sun", label: "Sonntag" },
      ],
    }),
    testField({
      slug: "topic",
      label: "Thema",
      field_type: fieldType.select,
      choices: [{ value: "tickets", label: "Karten" }],
    }),
    testField({
      slug: "genres",
      label: "Genres",
      field_type: fieldType.multiSelect,
      choices: [{ value: "organ", label: "Orgel" }],
    }),
    testField({
      slug: "way",
      label: "Antwort per",
      field_type: fieldType.radio,
      required: true,
      choices: [{ value: "phone", label: "Telefon" }],
    }),
    testField({ slug: "cv", label: "Anlage", field_type: fieldType.file }),
    testField({ slug: "day", label: "Tag", field_type: fieldType.date }),
    testField({ slug: "moment", label: "Zeitpunkt", field_type: fieldType.dateTime }),
    testField({ slug: "source", field_type: fieldType.hidden, default: "web" }),
    testField({ slug: "seats", label: "Plätze", field_type: fieldType.number }),
    testField({ slug: "site", label: "Webseite", field_type: fieldType.url }),
    testField({ slug: "born", label: "Geburtstag", field_type: fieldType.birthDate }),
  ],
});

interface Answer {
  status: number;
  body: unknown;
}

const fetched = jest.fn<(url: string, init?: RequestInit) => Promise<unknown>>();

/** What the API answers; the CSRF cookie comes with its own call. */
function answering(...answers: (Answer | Error)[]): void {
  fetched.mockImplementation((address) => {
    if (address === "/api/csrf/") {
      document.cookie = "csrftoken=secret; path=/";
      return Promise.resolve({ ok: true });
    }
    const answer = answers.shift();
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error("no answer"));
    return Promise.resolve({ ok: answer.status < 400, json: () => Promise.resolve(answer.body) });
  });
}

const posts = () => fetched.mock.calls.filter(([address]) => address === "/de/api/forms-entries/");
const created: Answer = { status: 201, body: { id: 1, success_title: "", success_text: "" } };
const refused: Answer = {
  status: 422,
  body: {
    code: "validation_failed",
    message: "",
    details: { fields: { name: "required", email: "invalid_email" } },
  },
};

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = "csrftoken=; max-age=0; path=/";
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(cleanup);

describe("the form", () => {
  it("shows each type of field with a native control", async () => {
    const { container } = show(everyType);
    for (const label of ["Name", "Nachricht", "E-Mail", "Plätze", "Webseite"]) {
      expect(screen.getByRole("textbox", { name: label })).toBeTruthy();
    }
    expect(screen.getByRole("checkbox", { name: /Einverstanden/ })).toBeTruthy();
    expect(screen.getByRole("group", { name: /Tage.*Pflichtangabe/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Sonntag" }).checked).toBe(true);
    expect(screen.getByRole("combobox", { name: "Thema" })).toBeTruthy();
    expect(screen.getByRole("listbox", { name: "Genres" })).toBeTruthy();
    expect(screen.getByRole("radiogroup", { name: /Antwort per/ })).toBeTruthy();
    expect(screen.getByText(/noch nicht anhängen/)).toBeTruthy();
    expect(screen.getByLabelText("Tag").getAttribute("type")).toBe("date");
    expect(screen.getByLabelText("Zeitpunkt").getAttribute("type")).toBe("datetime-local");
    expect(screen.getByLabelText("Geburtstag").getAttribute("autocomplete")).toBe("bday");
    expect(container.querySelector<HTMLInputElement>("[name=source]")?.value).toBe("web");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("posts to its own address without scripts, and looks at the answer", () => {
    show();
    const form = screen.getByRole("button", { name: "Nachricht senden" }).closest("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe(`${url}#answer`);
  });

  it("asks for the email address twice, and ties help to it", () => {
    show();
    expect(screen.getByRole("textbox", { name: "E-Mail wiederholen" })).toBeTruthy();
    const help = screen.getByText("Nur für die Antwort.");
    const email = screen.getByRole("textbox", { name: "E-Mail" });
    expect(email.getAttribute("aria-describedby")).toBe(help.id);
  });

  it("shows a refused post with its problems and everything typed", async () => {
    const { container } = show(testForm(), {
      values: { name: "", email: "ada@", email2: "" },
      refusal: { problems: { name: "required", email: "invalid_email" }, failure: null },
    });
    const summary = screen.getByRole("region", { name: /2 Angaben fehlen/ });
    expect(document.activeElement).toBe(summary);
    expect(summary.id).toBe("answer");
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "E-Mail" });
    expect(email.value).toBe("ada@");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(email.getAttribute("aria-describedby")).toContain("field-email-problem");
    await userEvent.click(screen.getByRole("link", { name: "Name" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Name/ }));
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows the thanks of an entry that was posted", async () => {
    const { container } = show(testForm(), { sent: true });
    expect(screen.getByRole("heading", { level: 1, name: "Angekommen" }).id).toBe("answer");
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("sending with scripts", () => {
  async function fill(): Promise<void> {
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Ada");
    await userEvent.type(screen.getByRole("textbox", { name: "E-Mail" }), "ada@festival.test");
  }
  const send = () => userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));

  it("fetches the token on first need, posts, and thanks", async () => {
    answering(created);
    show();
    await fill();
    await send();
    const title = await screen.findByRole("heading", { name: "Angekommen" });
    expect(document.activeElement).toBe(title);
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/csrf/");
    const [[, init] = []] = posts();
    expect(init?.headers).toMatchObject({ "x-csrftoken": "secret" });
    expect(JSON.parse(init?.body as string)).toEqual({
      form: 3,
      field_values: { name: "Ada", email: "ada@festival.test", email2: "" },
    });
  });

  it("fetches a new token once when the old one is refused", async () => {
    document.cookie = "csrftoken=old; path=/";
    answering({ status: 403, body: { code: "csrf_failed", message: "" } }, created);
    show();
    await fill();
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(posts().map(([, init]) => init?.headers)).toMatchObject([
      { "x-csrftoken": "old" },
      { "x-csrftoken": "secret" },
    ]);
  });

  it("sends once however often one clicks", async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    document.cookie = "csrftoken=secret; path=/";
    fetched.mockImplementation(async () => {
      await arrived;
      return { ok: true, json: () => Promise.resolve(created.body) };
    });
    show();
    await userEvent.dblClick(screen.getByRole("button", { name: "Nachricht senden" }));
    await userEvent.click(screen.getByRole("button", { name: "Wird gesendet …" }));
    arrive();
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(posts()).toHaveLength(1);
  });

  it("shows what the server refuses, in place, and keeps what was typed", async () => {
    answering(refused, refused);
    const { container } = show();
    await fill();
    await send();
    const summary = await screen.findByRole("region", { name: /2 Angaben fehlen/ });
    expect(document.activeElement).toBe(summary);
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "E-Mail" });
    expect(email.value).toBe("ada@festival.test");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(await axeProblems(container)).toEqual([]);
    // refused again, the news is told again
    email.focus();
    await send();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("region", { name: /2 Angaben/ })),
    );
  });

  it("says so when the network fails, and keeps what was typed", async () => {
    answering(new TypeError("Failed to fetch"), created);
    const { container } = show();
    await fill();
    await send();
    expect(await screen.findByRole("region", { name: "Noch nicht angekommen" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("Ada");
    expect(await axeProblems(container)).toEqual([]);
    await send();
    expect(await screen.findByRole("heading", { name: "Angekommen" })).toBeTruthy();
  });
});

describe("what was typed", () => {
  it("is there again after a reload, until it is sent", async () => {
    answering(created);
    const first = show(everyType);
    await userEvent.type(screen.getByRole("textbox", { name: "Nachricht" }), "Guten Tag");
    await userEvent.click(screen.getByRole("checkbox", { name: "Samstag" }));
    await userEvent.click(screen.getByRole("radio", { name: "Telefon" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Thema" }), "Karten");
    first.unmount();

    const second = show(everyType);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nachricht" }).value).toBe(
      "Guten Tag",
    );
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Samstag" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Telefon" }).checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Thema" }).value).toBe(
      "tickets",
    );
    await userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));
    await screen.findByRole("heading", { name: "Angekommen" });
    second.unmount();

    show(everyType);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nachricht" }).value).toBe("");
  });
});
