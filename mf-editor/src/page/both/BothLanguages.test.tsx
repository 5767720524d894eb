import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { homeBlockFields } from "@festival/contracts/home/homeBlockFields";
import { locales } from "@festival/contracts/locales";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { isDrawn } from "../../fields/FieldInput.tsx";
import { recordProblems } from "../../fields/recordProblems.ts";
import { texts } from "../../texts.ts";
import { inEachLanguage } from "../languageProblems.ts";
import { BothLanguages } from "./BothLanguages.tsx";

const told: readonly FieldProblem[] = [
  "required",
  "too_long",
  "too_many",
  "invalid",
  "invalid_url",
  "invalid_email",
  "invalid_date",
  "invalid_choice",
  "out_of_range",
  "unknown",
  "taken",
];
/** Words with spaces between, no key of a text, and nothing that was not filled in. */
const isClear = /^(?!.*(?:problem\.|undefined|null|NaN|\{\{)).*\p{L} /u;

const described: Fields[] = [
  ...resourceDescriptions.map(({ fields }): Fields => fields),
  ...Object.values(homeBlockFields),
];
/** One of each kind, with and without what words depend on. */
const kinds = new Map(
  described
    .flatMap((fields) => Object.values(fields))
    .filter(isDrawn)
    .map((field): [string, Field] => [
      [field.kind, field.localized, field.required, "max" in field, "whole" in field].join(),
      field,
    ]),
);

// fields of rich texts come when they come, not within an `act`
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(cleanup);

function show(
  field: Field,
  { value, problems = {}, locale }: { value?: unknown; problems?: object; locale: "de" | "en" },
) {
  const changed = jest.fn();
  const { container } = render(
    <I18nextProvider i18n={createI18n(locale, texts)}>
      <BothLanguages
        fields={{ name: field }}
        values={{ name: value }}
        locale={locale}
        problems={problems as Record<string, FieldProblem>}
        onChange={changed}
      />
    </I18nextProvider>,
  );
  return { container, changed };
}

describe("inputs in both languages", () => {
  it.each(locales)(
    "say what the server says of each kind of field, in the words of %s",
    (locale) => {
      const untold: unknown[] = [];
      for (const field of kinds.values()) {
        for (const problem of told) {
          const problems = { [field.localized ? "name.en" : "name"]: problem };
          const { container } = show(field, { problems, locale });
          const words = within(container)
            .queryAllByRole("alert")
            .map(({ textContent }) => textContent);
          if (words.length !== 1 || !isClear.test(words[0] ?? "")) {
            untold.push([field.label.de, field.kind, problem, words]);
          }
          cleanup();
        }
      }
      expect(untold).toEqual([]);
      expect(kinds.size).toBeGreaterThan(20);
    },
    120_000,
  );

  it("tell of a row what is wrong once, where it stands", () => {
    const { items } = homeBlockFields["teaser-list"];
    const row = { headline: { de: "x".repeat(301), en: "" } };
    // the server names no language
    const problems = inEachLanguage({ "name.0.headline": "required" });
    show(items, { value: [row], problems, locale: "de" });
    const lines = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "„Überschrift (Deutsch)“ hat 301 Zeichen, erlaubt sind höchstens 300.",
      expect.stringMatching(/^„Überschrift \(Englisch\)“ fehlt/),
    ]);
  });

  it("keep a time that the clocks leave out as it was typed, and tell it", () => {
    const field: Field = { kind: "instant", label: { de: "Beginn", en: "Start" } };
    const { changed } = show(field, { value: "2027-03-28T00:30:00.000Z", locale: "de" });
    const input = screen.getByLabelText<HTMLInputElement>("Beginn");
    expect(input.value).toBe("2027-03-28T01:30");
    fireEvent.change(input, { target: { value: "2027-03-28T02:30" } });
    expect(changed).toHaveBeenLastCalledWith({ name: "2027-03-28T02:30" });
    fireEvent.change(input, { target: { value: "2027-03-28T03:30" } });
    expect(changed).toHaveBeenLastCalledWith({ name: "2027-03-28T01:30:00.000Z" });
    cleanup();
    show(field, { value: "2027-03-28T02:30", locale: "de" });
    expect(screen.getByLabelText<HTMLInputElement>("Beginn").value).toBe("2027-03-28T02:30");
    expect(screen.getByRole("alert").textContent).toMatch(/Uhrzeit gibt es nicht/);
    expect(recordProblems({ name: field }, { name: "2027-03-28T02:30" })).toEqual({
      name: "invalid_date",
    });
  });
});
