import { describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { checkEntry } from "./checkEntry.ts";

const now = new Date("2025-08-20T08:00:00Z");
const choices = ["strings", "voices"].map((value) => ({ value, label: { de: value, en: value } }));

type Kind = keyof typeof fieldType;

/** What is wrong with one value of an optional field of a kind. */
function problemOf(kind: Kind, value: string | string[], required = false): string | undefined {
  const field = { slug: "field", fieldType: fieldType[kind], required, choices };
  return checkEntry([field], { field: value }, now).problems.field?.code;
}

describe("what a visitor sends with a form", () => {
  it.each<[Kind, string | string[]]>([
    ["text", "Clara"],
    ["textarea", "x".repeat(10_000)],
    ["email", "clara@festival.example"],
    ["checkbox", "true"],
    ["checkboxes", ["strings", "voices"]],
    ["select", "strings"],
    ["multiSelect", "voices"],
    ["radio", "strings"],
    ["date", "2024-02-29"],
    ["dateTime", "2025-09-01T19:30"],
    ["hidden", "poster"],
    ["number", "-12,5"],
    ["url", "https://festival.example/a"],
    ["birthDate", "1950-12-31"],
  ])("is taken where it fits: %s", (kind, value) => {
    expect(problemOf(kind, value)).toBeUndefined();
    expect(problemOf(kind, "")).toBeUndefined();
  });

  it.each<[Kind, string | string[], string]>([
    ["text", "x".repeat(501), "too_long"],
    ["text", ["a", "b"], "invalid_choice"],
    ["email", "clara@festival", "invalid_email"],
    ["email", "a@b.example, c@d.example", "invalid_email"],
    ["checkbox", "perhaps", "invalid_choice"],
    ["checkboxes", ["strings", "brass"], "invalid_choice"],
    ["select", "brass", "invalid_choice"],
    ["multiSelect", ["brass"], "invalid_choice"],
    ["radio", "brass", "invalid_choice"],
    ["file", "42", "unknown"],
    ["date", "2025-02-29", "invalid_date"],
    ["dateTime", "2025-09-01T25:00", "invalid_date"],
    ["number", "twelve", "invalid_number"],
    ["url", "javascript:alert(1)", "invalid_url"],
    ["birthDate", "2030-01-01", "invalid_date"],
  ])("is refused where it does not fit: %s", (kind, value, problem) => {
    expect(problemOf(kind, value)).toBe(problem);
  });

  it("must be there where the field is required", () => {
    expect(problemOf("text", "  ", true)).toBe("required");
    expect(problemOf("checkboxes", [], true)).toBe("required");
    expect(problemOf("checkbox", "false", true)).toBe("required");
  });

  it("is stored trimmed, and only for fields that the form has", () => {
    const fields = [{ slug: "name", fieldType: fieldType.text, required: true, choices: [] }];
    const { values } = checkEntry(fields, { name: " Clara ", other: "x", email2: "y" }, now);
    expect(values).toEqual({ name: "Clara" });
  });

  it("must repeat the email address where it is repeated at all", () => {
    const fields = [{ slug: "mail", fieldType: fieldType.email, required: true, choices: [] }];
    const problems = (email2: string) => {
      const found = checkEntry(fields, { mail: "Clara@festival.example", email2 }, now).problems;
      return Object.fromEntries(Object.entries(found).map(([slug, { code }]) => [slug, code]));
    };
    expect(problems("clara@festival.example ")).toEqual({});
    expect(problems("")).toEqual({});
    expect(problems("klara@festival.example")).toEqual({ email2: "email_mismatch" });
  });

  describe("with a field that only people under 18 are asked", () => {
    const born = { slug: "born", fieldType: fieldType.birthDate, required: true, choices: [] };
    const guardian = {
      slug: "guardian",
      fieldType: fieldType.text,
      required: true,
      choices: [],
      settings: { below_age: 18 },
    };
    const check = (values: Record<string, string>) => checkEntry([born, guardian], values, now);

    it("requires it of younger people, up to the day before their birthday", () => {
      const { problems } = check({ born: "2007-08-21" });
      expect(problems.guardian?.code).toBe("required");
      const { problems: none, values } = check({ born: "2007-08-21", guardian: "Robert" });
      expect([none, values.guardian]).toEqual([{}, "Robert"]);
    });

    it.each(["2007-08-20", "1950-12-31", "", "2010-02-30"])(
      "neither needs nor keeps it where the date of birth is „%s“",
      (birth) => {
        const { problems, values } = check({ born: birth, guardian: "Robert" });
        expect(problems).not.toHaveProperty("guardian");
        expect(values).not.toHaveProperty("guardian");
      },
    );
  });

  it("keeps nothing under the name of a notice", () => {
    const notice = { slug: "why", fieldType: fieldType.notice, required: false, choices: [] };
    expect(checkEntry([notice], { why: "x" }, now)).toEqual({ problems: {}, values: {} });
  });
});
