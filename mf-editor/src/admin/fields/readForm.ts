import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { locales } from "@festival/contracts/locales";
import { festivalInstant, festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";
import { textProblem } from "../../fields/recordProblems.ts";
import { textOf } from "../data/words.ts";
import { isSame, numbers, type FormValues, type Problems } from "./formValues.ts";

/** Reads the values of a form; what is wrong is noted by its path. */
class Reader {
  readonly problems: Problems = new Map();

  #note(path: string, problem: FieldProblem | undefined): void {
    if (problem) this.problems.set(path, problem);
  }

  #number(field: Field, text: string, path: string, isInner: boolean): number | null | undefined {
    const bare = text.trim().replace(",", ".");
    if (bare === "") {
      if ((field.kind === "number" && field.orNone) || field.kind === "money") return null;
      if (isInner && !field.required) return undefined;
      this.#note(path, "required");
      return undefined;
    }
    const value = Number(bare);
    if (!/^-?\d+(?:\.\d+)?$/.test(bare)) this.#note(path, "invalid_number");
    else if (field.kind === "number" || field.kind === "position" || field.kind === "money") {
      const min = field.kind === "number" ? field.min : 0;
      if (value < min || value > field.max) this.#note(path, "out_of_range");
      const isWhole = field.kind === "position" || (field.kind === "number" && field.whole);
      if (isWhole && !Number.isInteger(value)) this.#note(path, "invalid_number");
    }
    return value;
  }

  #instant(field: Field, reading: string, path: string): string | null {
    if (reading === "") {
      if (field.required) this.#note(path, "required");
      return null;
    }
    const instant = festivalInstant(reading);
    // clocks go over some times in March: such a time does not exist
    const exists =
      !Number.isNaN(instant.getTime()) && readingIn(festivalZone, instant) === reading.slice(0, 16);
    if (!exists) {
      this.#note(path, "invalid_date");
      return null;
    }
    return instant.toISOString();
  }

  #one(field: Field, value: unknown, path: string, isInner: boolean): unknown {
    if (isTextField(field)) {
      const text = textOf(value);
      this.#note(path, textProblem(field, text));
      return text === "" && field.orNone ? null : text;
    }
    if (numbers.has(field.kind)) return this.#number(field, textOf(value), path, isInner);
    if (field.kind === "instant") return this.#instant(field, textOf(value), path);
    if (field.kind === "emails") {
      return textOf(value)
        .split(/[\s,;]+/)
        .filter((address) => address !== "");
    }
    if (field.kind === "choices") {
      const isNone = isInner && field.min && Array.isArray(value) && value.length === 0;
      return isNone ? undefined : value;
    }
    if (field.kind === "group") {
      return this.read(field.fields, value as FormValues, `${path}.`, true);
    }
    if (field.kind === "rows") {
      const rows = value as FormValues[];
      if (rows.length < (field.min ?? 0)) this.#note(path, "required");
      return rows.map((row, place) => this.read(field.fields, row, `${path}.${place}.`, true));
    }
    if (field.kind === "day" && value === "" && !field.orEmpty) {
      if (!isInner || field.required) this.#note(path, "required");
      return undefined;
    }
    if (field.required && (value === "" || value === null)) this.#note(path, "required");
    return value;
  }

  read(fields: Fields, form: FormValues, before = "", isInner = false): FormValues {
    const entries = Object.entries(fields).map(([name, field]) => {
      const path = before + name;
      if (!field.localized) return [name, this.#one(field, form[name], path, isInner)];
      const given = form[name] as Record<string, unknown>;
      const perLanguage = locales.map((locale) => [
        locale,
        this.#one(field, given[locale], `${path}.${locale}`, isInner),
      ]);
      return [name, Object.fromEntries(perLanguage)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
}

/** The values of a record that a form holds, and what is wrong with them. */
export function fromForm(
  fields: Fields,
  form: FormValues,
): { values: FormValues; problems: Problems } {
  const reader = new Reader();
  const values = reader.read(fields, form);
  return { values, problems: reader.problems };
}

/** The fields of a form that differ from those that it began with. */
export function changedIn(fields: Fields, before: FormValues, form: FormValues): FormValues {
  const first = fromForm(fields, before).values;
  const now = fromForm(fields, form).values;
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, first[name])),
  );
}
