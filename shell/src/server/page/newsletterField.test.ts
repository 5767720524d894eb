import type { Form, FormField } from "@festival/contracts/api/forms";
import { fieldType } from "@festival/contracts/formFields";
import { describe, expect, it } from "@jest/globals";
import { newsletterField } from "./newsletterField.ts";

const field = (slug: string, given: Partial<FormField> = {}): FormField => ({
  id: 1,
  slug,
  label: slug,
  field_type: fieldType.text,
  required: true,
  visible: true,
  choices: [],
  default: "",
  placeholder_text: "",
  help_text: "",
  role: "none",
  ...given,
});

const email = field("email", { field_type: fieldType.email, label: "Email address" });
const consent = field("privacy", {
  field_type: fieldType.checkbox,
  role: "consent",
  label: "I agree.",
  help_text: "Every issue has a link to unsubscribe.",
});

const form = (fields: FormField[], given: Partial<Form> = {}): Form => ({
  id: 3,
  slug: "newsletter",
  title: "",
  intro: "",
  submit_label: "",
  success_title: "",
  success_text: "",
  retention_days: null,
  consent_version: "v1",
  fields,
  ...given,
});

describe("the newsletter's field in the footer", () => {
  it("asks for the address, and says all that people agree to", () => {
    const language = field("language", { visible: false });
    const note = field("note", { field_type: fieldType.notice });
    expect(newsletterField(form([email, language, note, consent]))).toEqual({
      email: "email",
      label: "Email address",
      consent: "privacy",
      text: "I agree. Every issue has a link to unsubscribe.",
      version: "v1",
    });
  });

  it.each([
    ["asks for something else", form([email, field("name"), consent])],
    ["asks for no address", form([consent])],
    ["has no consent", form([email], { consent_version: null })],
    ["is missing", null],
  ])("is not there where the form %s", (_what, given) => {
    expect(newsletterField(given)).toBeNull();
  });
});
