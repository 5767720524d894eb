import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { answering, created, showForm, resetBrowser, url } from "../../testing/showForm.tsx";
import { testField, testForm } from "../../testing/testForm.ts";

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
    testField({
      slug: "why",
      label: "Wozu wir fragen",
      field_type: fieldType.notice,
      help_text: "Damit wir antworten können.",
    }),
  ],
});

beforeEach(resetBrowser);
afterEach(cleanup);

describe("the form", () => {
  it("calls answers optional only where some are, and required only where some are", () => {
    const email = testField({ slug: "email", field_type: fieldType.email, required: true });
    const notice = testField({ slug: "why", field_type: fieldType.notice });
    const { unmount } = showForm(testForm({ fields: [email, notice] }));
    expect(screen.getByText("Angaben mit * brauchen wir.")).toBeTruthy();
    unmount();
    const both = showForm(testForm({ fields: [email, testField({ slug: "name" })] }));
    expect(screen.getByText(/alles andere ist freiwillig/)).toBeTruthy();
    both.unmount();
    showForm(testForm({ fields: [testField({ slug: "name" })] }));
    expect(screen.queryByText(/^Angaben mit \*/)).toBeNull();
  });

  it("offers to keep what is typed for longer, but not the newsletter's single address", () => {
    const { unmount } = showForm(everyType);
    expect(screen.getByRole("checkbox", { name: /^Länger merken/ })).toBeTruthy();
    unmount();
    showForm(testForm({ retention_days: null }));
    expect(screen.queryByRole("checkbox", { name: /^Länger merken/ })).toBeNull();
  });

  it("shows each type of field with a native control", async () => {
    const { container } = showForm(everyType);
    for (const label of ["Name", "Nachricht", "E-Mail", "Plätze", "Webseite"]) {
      expect(screen.getByRole("textbox", { name: label })).toBeTruthy();
    }
    expect(screen.getByRole("checkbox", { name: /Einverstanden/ })).toBeTruthy();
    expect(screen.getByRole("group", { name: /Tage.*Pflichtangabe/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Sonntag" }).checked).toBe(true);
    expect(screen.getByRole("combobox", { name: "Thema" })).toBeTruthy();
    const genres = screen.getByRole("group", { name: "Genres" });
    expect(within(genres).getByRole("checkbox", { name: "Orgel" })).toBeTruthy();
    expect(screen.getByRole("radiogroup", { name: /Antwort per/ })).toBeTruthy();
    expect(screen.getByLabelText("Anlage").getAttribute("type")).toBe("file");
    expect(screen.getByLabelText("Tag").getAttribute("type")).toBe("date");
    expect(screen.getByLabelText("Zeitpunkt").getAttribute("type")).toBe("datetime-local");
    expect(screen.getByLabelText("Geburtstag").getAttribute("autocomplete")).toBe("bday");
    expect(container.querySelector<HTMLInputElement>("[name=source]")?.value).toBe("web");
    expect(screen.getByText("Damit wir antworten können.")).toBeTruthy();
    expect(container.querySelector("[name=why]")).toBeNull();
    // nothing is wrong before anything was done
    expect(container.querySelectorAll("[required]")).toHaveLength(2);
    expect(container.querySelectorAll("[required]:not([aria-invalid=false])")).toHaveLength(0);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("posts to its own address without scripts, and looks at the answer", () => {
    showForm();
    const form = screen.getByRole("button", { name: "Nachricht senden" }).closest("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe(`${url}#answer`);
  });

  it("asks for the email address twice, and ties help to it", () => {
    showForm();
    expect(screen.getByRole("textbox", { name: "E-Mail wiederholen" })).toBeTruthy();
    const help = screen.getByText("Nur für die Antwort.");
    const email = screen.getByRole("textbox", { name: "E-Mail" });
    expect(email.getAttribute("aria-describedby")).toBe(help.id);
  });

  it("brings the beginning of what is wrong into view", () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const problems = { name: "Bitte ausfüllen.", email: "" };
    showForm(testForm(), { refusal: { problems, failure: null } });
    const summary = screen.getByRole("region", { name: /2 Angaben fehlen/ });
    expect(scroll.mock.contexts[0]).toBe(summary);
    scroll.mockRestore();
  });

  it("shows a refused post with its problems and everything typed", async () => {
    const { container } = showForm(testForm(), {
      values: { name: "", email: "ada@", email2: "" },
      refusal: { problems: { name: "Bitte ausfüllen.", email: "" }, failure: null },
    });
    const summary = screen.getByRole("region", { name: /2 Angaben fehlen/ });
    expect(document.activeElement).toBe(summary);
    expect(summary.id).toBe("answer");
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "E-Mail" });
    expect(email.value).toBe("ada@");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(email.getAttribute("aria-describedby")).toContain("field-email-problem");
    expect(screen.getAllByText("Bitte ausfüllen.")).toHaveLength(2);
    await userEvent.click(screen.getByRole("link", { name: "Name" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Name/ }));
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows the thanks of an entry that was posted", async () => {
    const { container } = showForm(testForm(), { sent: true });
    expect(screen.getByRole("heading", { level: 1, name: "Angekommen" }).id).toBe("answer");
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("a field for people under 18", () => {
  const form = testForm({
    fields: [
      testField({ slug: "born", label: "Geburtsdatum", field_type: fieldType.birthDate }),
      testField({ slug: "guardian", label: "Eltern", required: true, settings: { below_age: 18 } }),
    ],
  });
  const isAsked = () => !screen.getByLabelText(/^Eltern/).closest("[data-not-asked]");
  const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`;
  const born = (day: string) =>
    fireEvent.input(screen.getByLabelText("Geburtsdatum"), { target: { value: day } });

  it("appears by the date of birth, and says for whom it is", async () => {
    const { container } = showForm(form);
    expect(isAsked()).toBe(false);
    born(yearsAgo(15));
    expect(isAsked()).toBe(true);
    expect(screen.getByText("Nur für Menschen unter 18 Jahren")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    born(yearsAgo(18));
    expect(isAsked()).toBe(false);
  });

  it("is there again with a draft, and in a refused post", () => {
    const first = showForm(form);
    born(yearsAgo(15));
    first.unmount();
    const second = showForm(form);
    expect(isAsked()).toBe(true);
    second.unmount();
    sessionStorage.clear();
    const refusal = { problems: { guardian: "Bitte ausfüllen." }, failure: null };
    showForm(form, { values: { born: yearsAgo(15), guardian: "" }, refusal });
    expect(isAsked()).toBe(true);
  });
});

describe("the line below a form", () => {
  const privacy = () => screen.getByRole("link", { name: "Wie wir mit Ihren Daten umgehen" });

  it("says how long what is sent is kept, and links to the privacy page", () => {
    const { unmount } = showForm({ ...everyType, retention_days: 90 });
    expect(privacy().parentElement?.textContent).toMatch(
      /^Wir löschen Ihre Angaben spätestens 90 Tage/,
    );
    expect(privacy().getAttribute("href")).toBe("/de/datenschutz");
    unmount();
    // orders of the newsletter are no entries
    showForm({ ...everyType, retention_days: null });
    expect(privacy().parentElement?.textContent).toBe("Wie wir mit Ihren Daten umgehen");
  });
});

describe("what was typed", () => {
  it("is there again after a reload, until it is sent", async () => {
    answering(created);
    const first = showForm(everyType);
    await userEvent.type(screen.getByRole("textbox", { name: "Nachricht" }), "Guten Tag");
    await userEvent.click(screen.getByRole("checkbox", { name: "Samstag" }));
    await userEvent.click(screen.getByRole("radio", { name: "Telefon" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Thema" }), "Karten");
    first.unmount();

    const second = showForm(everyType);
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

    showForm(everyType);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nachricht" }).value).toBe("");
  });
});
