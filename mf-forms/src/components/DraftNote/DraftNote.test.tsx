import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { keepDraft, readDraft } from "../../form/draft.ts";
import { rememberedFiles, rememberFiles } from "../../form/keptFiles.ts";
import { answering, created, showForm, resetBrowser } from "../../testing/showForm.tsx";
import { testField, testForm } from "../../testing/testForm.ts";

const form = testForm({
  fields: [
    testField({ slug: "name", label: "Name" }),
    testField({ slug: "text", label: "Nachricht", field_type: fieldType.textarea }),
    testField({ slug: "papers", label: "Anlage", field_type: fieldType.file }),
    testField({ slug: "door_pin", label: "Zugang" }),
    testField({
      slug: "terms",
      label: "Einverstanden",
      field_type: fieldType.checkbox,
      role: "consent",
    }),
    testField({ slug: "source", field_type: fieldType.hidden, default: "web" }),
  ],
});
const putIn = "Wir haben eingesetzt, was Sie zuletzt geschrieben hatten.";
const discard = { name: "Eingaben verwerfen" };
const nameControl = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

beforeEach(resetBrowser);
afterEach(cleanup);

describe("a kept draft", () => {
  it("holds what was typed, and neither files nor what is hidden, secret or agreed to", async () => {
    const { container } = showForm(form);
    await userEvent.type(nameControl(), "Ada");
    await userEvent.type(screen.getByRole("textbox", { name: "Zugang" }), "1234");
    await userEvent.click(screen.getByRole("checkbox", { name: "Einverstanden" }));
    const trap = container.querySelector<HTMLInputElement>("[name=website_confirm]");
    if (trap) await userEvent.type(trap, "https://spam.example");
    expect(readDraft(form.id)).toEqual({
      values: { name: "Ada", text: "" },
      isKeptLonger: false,
    });
    expect(localStorage).toHaveLength(0);
  });

  it("says before anything is typed that it lasts as long as the tab, and longer where ticked", async () => {
    const first = showForm(form);
    expect(screen.getByText(/^Was Sie schreiben, merkt sich dieser Tab/)).toBeTruthy();
    const longer = () =>
      screen.getByRole<HTMLInputElement>("checkbox", {
        name: "Länger merken: 30 Tage auf diesem Gerät",
      });
    expect(longer().checked).toBe(false);
    await userEvent.type(nameControl(), "Ada");
    await userEvent.click(longer());
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
    await userEvent.type(nameControl(), "!");
    first.unmount();
    sessionStorage.clear();
    showForm(form);
    expect([nameControl().value, longer().checked]).toEqual(["Ada!", true]);
    await userEvent.click(longer());
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it("says quietly that it was put in, in German", async () => {
    keepDraft(form.id, { name: "Ada" }, false);
    const { container } = showForm(form);
    expect(nameControl().value).toBe("Ada");
    expect(statuses()).toContain(putIn);
    expect(document.activeElement).toBe(document.body);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says so in English", async () => {
    keepDraft(form.id, { name: "Ada" }, false);
    const { container } = showForm(form, {}, {}, "en");
    expect(statuses()).toContain("We’ve restored what you wrote.");
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Discard it" }));
    expect(document.activeElement?.textContent).toMatch(/^The form is empty again/);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says nothing where there is none, or one that changes nothing", () => {
    const first = showForm(form);
    expect(screen.queryByText(putIn)).toBeNull();
    first.unmount();
    keepDraft(form.id, { name: "", text: "" }, false);
    showForm(form);
    expect(screen.queryByText(putIn)).toBeNull();
    expect(screen.queryByRole("button", discard)).toBeNull();
  });

  it("stays out of a page that answers a post: that holds newer values", () => {
    keepDraft(form.id, { name: "Eve" }, false);
    showForm(form, {
      values: { name: "Ada" },
      refusal: { problems: { text: "Bitte ausfüllen." }, failure: null },
    });
    expect(nameControl().value).toBe("Ada");
    expect(screen.queryByText(putIn)).toBeNull();
  });

  it("is discarded by keyboard: the form is empty, and nothing is kept", async () => {
    const files = form.fields.find(({ slug }) => slug === "papers");
    keepDraft(form.id, { name: "Ada", text: "Guten Tag" }, false);
    rememberFiles(files?.id ?? 0, [{ id: "x7", name: "brief.pdf" }]);
    const { container } = showForm(form);
    expect(screen.getAllByText("brief.pdf").length).toBeGreaterThan(0);
    await userEvent.type(nameControl(), "!");
    screen.getByRole("button", discard).focus();
    await userEvent.keyboard("{Enter}");

    expect(nameControl().value).toBe("");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nachricht" }).value).toBe("");
    expect(screen.queryByText("brief.pdf")).toBeNull();
    expect(rememberedFiles(files?.id ?? 0)).toEqual([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(screen.queryByRole("button", discard)).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Das Formular ist wieder leer/);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: /^Länger merken/ }));
    await userEvent.tab();
    expect(document.activeElement).toBe(nameControl());
    expect(await axeProblems(container)).toEqual([]);
  });

  it("can be written again after it was discarded", async () => {
    keepDraft(form.id, { name: "Ada" }, false);
    const first = showForm(form);
    await userEvent.click(screen.getByRole("button", discard));
    await userEvent.type(nameControl(), "Eve");
    first.unmount();
    showForm(form);
    expect(nameControl().value).toBe("Eve");
  });

  it("stays when the call fails, and is forgotten once it arrived", async () => {
    answering(new TypeError("Failed to fetch"), created);
    const send = () => userEvent.click(screen.getByRole("button", { name: "Nachricht senden" }));
    const first = showForm(form);
    await userEvent.type(nameControl(), "Ada");
    await send();
    await screen.findByRole("region", { name: "Noch nicht angekommen" });
    first.unmount();

    showForm(form);
    expect(nameControl().value).toBe("Ada");
    await send();
    await screen.findByRole("heading", { name: "Angekommen" });
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole("link", { name: "Noch einmal ausfüllen" }));
    expect(nameControl().value).toBe("");
    expect(screen.queryByText(putIn)).toBeNull();
  });

  it("is forgotten by the page that thanks for a post", () => {
    keepDraft(form.id, { name: "Ada" }, false);
    showForm(form, { sent: true });
    expect(sessionStorage).toHaveLength(0);
  });
});
