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

  it("shows unfinished fields, each apart", () => {
    const typed = toForm(forms.fields, { fields: [{}, { field_type: 99 }] });
    expect(typedForm(typed, "de").fields).toMatchObject([
      { slug: "field-0", field_type: fieldType.text },
      { slug: "field-1", field_type: fieldType.text },
    ]);
  });
});
