import { fieldType } from "@festival/contracts/formFields";
import { forms } from "@festival/contracts/resources/forms/forms";
import { describe, expect, it } from "@jest/globals";
import { toForm } from "../fields/formValues.ts";
import { typedForm } from "./typedForm.ts";

const both = (de: string, en: string) => ({ de, en });

describe("a form as it is typed", () => {
  it("is what visitors get in each language", () => {
    const typed = toForm(forms.fields, {
      slug: "kontakt",
      title: both("Kontakt", "Contact"),
      purpose: "message",
      retention_days: 90,
      fields: [
        {
          slug: "topic",
          label: both("Thema", "Topic"),
          field_type: fieldType.select,
          required: true,
          visible: true,
          choices: [{ value: "tickets", label: both("Karten", "Tickets") }],
        },
      ],
    });
    expect(typedForm(typed, "en")).toMatchObject({
      title: "Contact",
      retention_days: 90,
      fields: [
        {
          slug: "topic",
          label: "Topic",
          field_type: fieldType.select,
          required: true,
          choices: [{ value: "tickets", label: "Tickets" }],
        },
      ],
    });
    expect(typedForm(typed, "de").fields[0]?.label).toBe("Thema");
  });

  it.each(Object.entries(fieldType))("has fields of each type: %s", (_name, type) => {
    const row = { slug: "a", label: both("A", "A"), field_type: type };
    const typed = toForm(forms.fields, { fields: [row] });
    expect(typedForm(typed, "de").fields).toMatchObject([{ slug: "a", field_type: type }]);
  });

  it("has the bounds that are typed as numbers, and none for what is empty or no number", () => {
    const row = { slug: "a", label: both("A", "A"), field_type: fieldType.file };
    const typed = toForm(forms.fields, {
      fields: [{ ...row, settings: { max_files: 3, latest: "today", file_kinds: ["pdf"] } }, row],
    });
    const [first] = typed.fields as { settings: Record<string, unknown> }[];
    Object.assign(first?.settings ?? {}, { min: "2,5", max: "viel", below_age: " " });
    const [bounded, free] = typedForm(typed, "de").fields;
    expect(bounded?.settings).toEqual({
      max_files: 3,
      latest: "today",
      file_kinds: ["pdf"],
      min: 2.5,
    });
    expect(free?.settings).toEqual({});
  });

  it("shows unfinished fields, each apart", () => {
    const typed = toForm(forms.fields, { fields: [{}, { field_type: 99 }] });
    expect(typedForm(typed, "de").fields).toMatchObject([
      { slug: "field-0", field_type: fieldType.text },
      { slug: "field-1", field_type: fieldType.text },
    ]);
  });
});
