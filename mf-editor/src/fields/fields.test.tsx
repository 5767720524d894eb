import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { Field } from "@festival/contracts/fields/field";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { texts } from "../texts.ts";
import { FieldInput } from "./FieldInput.tsx";

const descriptions: Record<string, SectionDescription> = sectionDescriptions;
const originalFetch = globalThis.fetch;
const records = [
  { id: 7, revision: 1, title: { de: "Eröffnung", en: "Opening" } },
  { id: 8, revision: 1, first_name: "Ida", last_name: "Brandt" },
];

beforeEach(() => {
  // jsdom has no window to scroll
  window.scrollTo = () => undefined;
  globalThis.fetch = jest.fn<typeof fetch>(async (address) => {
    const isList = typeof address === "string" && !/\/\d+\/$/.test(address);
    const body = isList ? { count: 2, next: null, previous: null, results: records } : records[0];
    return { ok: true, status: 200, json: async () => body } as Response;
  });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** A field that keeps what is written into it, as a working copy does. */
function Kept({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: unknown;
  onChange(v: unknown): void;
}) {
  const [present, setPresent] = useState(value);
  return (
    <FieldInput
      field={field}
      value={present}
      locale="de"
      onChange={(next) => {
        setPresent(next);
        onChange(next);
      }}
    />
  );
}

async function renderField(field: Field, value: unknown = defaultInOneLanguage(field)) {
  const onChange = jest.fn();
  const rendered = render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <Kept field={field} value={value} onChange={onChange} />
    </I18nextProvider>,
  );
  // chunks and titles of records come
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return { ...rendered, onChange };
}

const fieldOf = (model: string, name: string): Field => {
  const field = descriptions[model]?.fields[name];
  if (!field) throw new Error(`There is no field ${model}.${name}.`);
  return field;
};

describe("a field", () => {
  const all = Object.entries(descriptions).flatMap(([model, { fields }]) =>
    Object.entries(fields).map(([name, field]): [string, Field] => [`${model}.${name}`, field]),
  );

  it.each(all)("of every section has a control with its label: %s", async (_name, field) => {
    const row = field.kind === "rows" ? [{}] : undefined;
    const { container } = await renderField(field, row);
    expect(screen.getAllByText(field.label.de).length).toBeGreaterThan(0);
    expect(
      container.querySelector("input, textarea, select, button, [contenteditable]"),
    ).not.toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("of columns shows them as pictures, and says where goes what stands in one that goes", async () => {
    const { onChange, container } = await renderField(fieldOf("container", "layout"), "50-50");
    const group = screen.getByRole("group", { name: "Spalten" });
    const choices = within(group).getAllByRole<HTMLInputElement>("radio");
    expect(choices.map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
    const widths = [...container.querySelectorAll('[aria-hidden="true"]')].map((picture) =>
      [...picture.children].map((column) => (column as HTMLElement).style.flexGrow).join("-"),
    );
    expect(widths).toEqual(["100", "67-33", "33-67", "50-50", "33-33-33", "25-50-25"]);
    expect(group.textContent).toContain("Fällt eine Spalte weg");
    await userEvent.click(screen.getByRole("radio", { name: "Breite Mitte" }));
    expect(onChange).toHaveBeenLastCalledWith("25-50-25");
  });

  it("says what is missing when it is left, and not before", async () => {
    await renderField(fieldOf("headline", "content"));
    const input = screen.getByLabelText("Überschrift");
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(input);
    await userEvent.tab();
    expect(screen.getByRole("alert").textContent).toContain("„Überschrift“ fehlt");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("says at once that a teaser is too long, and keeps what was typed", async () => {
    const { onChange } = await renderField(fieldOf("fullteaser", "text"));
    const long = "x".repeat(257);
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: long } });
    expect(screen.getByRole("alert").textContent).toBe(
      "„Text“ hat 257 Zeichen, erlaubt sind höchstens 256.",
    );
    expect(onChange).toHaveBeenLastCalledWith(long);
  });

  it("says that an address is not allowed, and keeps it", async () => {
    const { onChange } = await renderField(fieldOf("link", "link"));
    const address = "javascript:alert(1)";
    fireEvent.change(screen.getByLabelText("Adresse"), { target: { value: address } });
    expect(screen.getByRole("alert").textContent).toContain("Erlaubt sind https://");
    expect(onChange).toHaveBeenLastCalledWith(address);
  });

  it("of several rows adds, moves and removes them", async () => {
    const rows = [{ title: "Eins" }, { title: "Zwei" }];
    const { onChange } = await renderField(fieldOf("teaserlist", "items"), rows);
    await userEvent.click(screen.getByRole("button", { name: "Teaser 2 nach oben" }));
    expect(onChange).toHaveBeenLastCalledWith([rows[1], rows[0]]);
    await userEvent.click(screen.getByRole("button", { name: "Teaser 1 entfernen" }));
    expect(onChange).toHaveBeenLastCalledWith([rows[0]]);
    await userEvent.click(screen.getByRole("button", { name: "Teaser hinzufügen" }));
    expect(onChange).toHaveBeenLastCalledWith([rows[0], expect.objectContaining({ text: "" })]);
  });

  it("of a record finds one by its name", async () => {
    const { onChange } = await renderField(fieldOf("eventitem", "event_id"));
    await userEvent.type(screen.getByRole("combobox", { name: "Veranstaltung" }), "Eröff");
    await userEvent.click(await screen.findByRole("option", { name: "Eröffnung" }));
    expect(onChange).toHaveBeenLastCalledWith(7);
    expect(await screen.findByDisplayValue("Eröffnung")).toBeTruthy();
  });

  it("of a record says that the search failed", async () => {
    await renderField(fieldOf("eventitem", "event_id"));
    globalThis.fetch = jest.fn<typeof fetch>(async () => {
      throw new TypeError("no network");
    });
    await userEvent.click(screen.getByRole("combobox", { name: "Veranstaltung" }));
    expect(await screen.findByText(/Keine Verbindung zum Server/)).toBeTruthy();
  });
});
