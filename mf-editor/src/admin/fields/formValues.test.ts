import { describe, expect, it } from "@jest/globals";
import type { Fields } from "@festival/contracts/fields/field";
import { forms } from "@festival/contracts/resources/forms/forms";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { sampleOf } from "@festival/contracts/testing/sampleValues";
import { toForm, type FormValues } from "./formValues.ts";
import { changedIn, fromForm } from "./readForm.ts";

describe.each(resourceDescriptions)("a form of $name", ({ fields }) => {
  it("holds each value in both languages, and gives it back as it was", () => {
    const values = sampleOf(fields, { isWhole: true });
    const read = fromForm(fields, toForm(fields, values));
    expect([[...read.problems], read.values]).toEqual([[], values]);
  });

  it("changes nothing where nothing was typed", () => {
    const form = toForm(fields, sampleOf(fields, { isWhole: true }));
    expect(changedIn(fields, form, structuredClone(form))).toEqual({});
  });

  it("names all required fields of an empty one at once", () => {
    const required = Object.entries(fields)
      .filter(([, field]) => field.required && !("mayBeEmpty" in field && field.mayBeEmpty))
      .filter(([, { kind }]) => ["line", "slug", "reference", "instant", "picture"].includes(kind))
      .map(([name]) => name);
    const { problems } = fromForm(fields, toForm(fields, {}));
    const named = new Set([...problems.keys()].map((path) => path.split(".")[0]));
    expect(required.filter((name) => !named.has(name))).toEqual([]);
  });
});

const fields = {
  title: {
    kind: "line",
    label: { de: "Titel", en: "Title" },
    required: true,
    localized: true,
    max: 5,
  },
  price: { kind: "money", label: { de: "Preis", en: "Price" }, max: 100 },
  minutes: { kind: "number", label: { de: "Dauer", en: "Minutes" }, whole: true, min: 1, max: 9 },
  starts_at: { kind: "instant", label: { de: "Beginn", en: "Start" } },
  slug: { kind: "slug", label: { de: "Teil", en: "Part" }, max: 9, pattern: "^[a-z]+$" },
} as const satisfies Fields;
const link = { kind: "link", label: { de: "Adresse", en: "Address" }, max: 99 } as const;
const good = { title: { de: "A", en: "B" }, price: "", minutes: "3", starts_at: "", slug: "ab" };
const problemsOf = (form: FormValues) => Object.fromEntries(fromForm(fields, form).problems);

it("a field of a form has no bounds until some are typed", () => {
  const { fields: rows } = forms.fields;
  const row = toForm(rows.fields, sampleOf(rows.fields));
  const { problems, values } = fromForm(rows.fields, row);
  expect([[...problems], values.settings]).toEqual([[], {}]);
});

describe("what is typed into a form", () => {
  it("is an address that is safe to follow, as on the page itself", () => {
    const problem = (typed: string) => fromForm({ link }, { link: typed }).problems.get("link");
    expect(problem("javascript:alert(1)")).toBe("invalid_url");
    expect([problem("https://festival.example"), problem("/de/besuch"), problem("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is a number with a comma or a point, and money or none", () => {
    expect(fromForm(fields, { ...good, price: "12,50" }).values.price).toBe(12.5);
    expect(fromForm(fields, { ...good, price: "12.5" }).values.price).toBe(12.5);
    expect(fromForm(fields, good).values.price).toBeNull();
    expect(problemsOf({ ...good, price: "zwölf" })).toEqual({ price: "invalid_number" });
    expect(problemsOf({ ...good, minutes: "10" })).toEqual({ minutes: "out_of_range" });
    expect(problemsOf({ ...good, minutes: "2.5" })).toEqual({ minutes: "invalid_number" });
    expect(problemsOf({ ...good, minutes: "" })).toEqual({ minutes: "required" });
  });

  it("is a time of the festival's clocks, in summer and in winter", () => {
    const at = (reading: string) =>
      fromForm(fields, { ...good, starts_at: reading }).values.starts_at;
    expect(at("2026-07-01T20:00")).toBe("2026-07-01T18:00:00.000Z");
    expect(at("2026-12-01T20:00")).toBe("2026-12-01T19:00:00.000Z");
    expect(toForm(fields, { starts_at: "2026-07-01T18:00:00.000Z" }).starts_at).toBe(
      "2026-07-01T20:00",
    );
  });

  it("is refused where clocks skip the time", () => {
    expect(problemsOf({ ...good, starts_at: "2026-03-29T02:30" })).toEqual({
      starts_at: "invalid_date",
    });
  });

  it("is told by language what is wrong with it, everything at once", () => {
    const wrong = { title: { de: "", en: "Too long" }, price: "x", minutes: "1", slug: "A B" };
    expect(problemsOf({ ...good, ...wrong })).toEqual({
      "title.de": "required",
      "title.en": "too_long",
      price: "invalid_number",
      slug: "invalid",
    });
  });
});
