import { describe, expect, it } from "@jest/globals";
import type { FormField } from "@festival/contracts/api/forms";
import { emailConfirmSlug, emailConfirmType, fieldType } from "@festival/contracts/formFields";
import { testField } from "../testing/testForm.ts";
import { arrangeFields, collectValues, initialValues, keptFields } from "./fieldValues.ts";

const slugs = (fields: readonly FormField[]) => fields.map(({ slug }) => slug);

describe("initial values", () => {
  it("are each field's default", () => {
    const fields = [testField({ slug: "city", default: "Bonn" }), testField({ slug: "name" })];
    expect(initialValues(fields)).toEqual({ city: "Bonn", name: "" });
  });

  it("are lists where several can be chosen, empty without a default", () => {
    const fields = [
      testField({ slug: "days", field_type: fieldType.checkboxes, default: "sat" }),
      testField({ slug: "topics", field_type: fieldType.multiSelect }),
    ];
    expect(initialValues(fields)).toEqual({ days: ["sat"], topics: [] });
  });

  it("leave files empty whatever their default", () => {
    const fields = [testField({ slug: "cv", field_type: fieldType.file, default: "cv.pdf" })];
    expect(initialValues(fields)).toEqual({ cv: [] });
  });
});

describe("collecting values", () => {
  const read = (given: Record<string, string[]>) => (slug: string) => given[slug] ?? [];

  it("takes one text, or all of a list", () => {
    const fields = [
      testField({ slug: "name" }),
      testField({ slug: "days", field_type: fieldType.checkboxes }),
    ];
    expect(collectValues(fields, read({ name: ["Ada", "Eve"], days: ["sat", "sun"] }))).toEqual({
      name: "Ada",
      days: ["sat", "sun"],
    });
  });

  it("has an empty value for what was not filled in", () => {
    const fields = [
      testField({ slug: "consent", field_type: fieldType.checkbox }),
      testField({ slug: "days", field_type: fieldType.multiSelect }),
      testField({ slug: "cv", field_type: fieldType.file }),
    ];
    expect(collectValues(fields, read({}))).toEqual({ consent: "", days: [], cv: [] });
  });

  it("has no value for what asks nothing", () => {
    const fields = [testField({ slug: "why", field_type: fieldType.notice })];
    expect(collectValues(fields, read({ why: ["anything"] }))).toEqual({});
  });

  it("reads line breaks alike from posts and from scripts", () => {
    const fields = [testField({ slug: "text", field_type: fieldType.textarea })];
    expect(collectValues(fields, read({ text: ["one\r\ntwo"] }))).toEqual({ text: "one\ntwo" });
  });
});

describe("what stays on the device", () => {
  const kept = (...given: Parameters<typeof testField>) => slugs(keptFields([testField(...given)]));

  it("is what the visitor types or picks", () => {
    for (const field_type of [fieldType.text, fieldType.email, fieldType.radio, fieldType.date]) {
      expect(kept({ slug: "answer", field_type })).toEqual(["answer"]);
    }
  });

  it("is no file, and nothing that is hidden", () => {
    expect(kept({ slug: "cv", field_type: fieldType.file })).toEqual([]);
    expect(kept({ slug: "source", field_type: fieldType.hidden })).toEqual([]);
    expect(kept({ slug: "old", visible: false })).toEqual([]);
  });

  it.each(["Passwort", "Ihr neues Kennwort", "Password", "PIN der Karte", "TAN"])(
    "is no answer to “%s”",
    (label) => expect(kept({ slug: "answer", label })).toEqual([]),
  );

  it("is no answer to what is called a secret, and one to what only sounds like it", () => {
    expect(kept({ slug: "door_pin", label: "Zugang" })).toEqual([]);
    expect(kept({ slug: "spinett", label: "Spinett, Pinie oder Tango?" })).toEqual(["spinett"]);
  });

  it("is no tick by which the visitor agrees to something", () => {
    const field_type = fieldType.checkbox;
    expect(kept({ slug: "terms", field_type, role: "consent" })).toEqual([]);
    expect(kept({ slug: "news", field_type, role: "newsletter" })).toEqual([]);
    expect(kept({ slug: "choir", field_type, role: "none" })).toEqual(["choir"]);
  });
});

describe("the order of the fields", () => {
  const repeat = testField({ slug: emailConfirmSlug, field_type: emailConfirmType });

  it("puts the repeat below the email address", () => {
    const fields = [
      testField({ slug: "email", field_type: fieldType.email }),
      testField({ slug: "text" }),
      repeat,
    ];
    expect(slugs(arrangeFields(fields).shown)).toEqual(["email", "email2", "text"]);
  });

  it("leaves the repeat out where there is no email address", () => {
    const { shown, hidden } = arrangeFields([testField({ slug: "text" }), repeat]);
    expect(slugs([...shown, ...hidden])).toEqual(["text"]);
  });

  it("keeps what is not visible apart", () => {
    const fields = [
      testField({ slug: "source", field_type: fieldType.hidden }),
      testField({ slug: "old", visible: false }),
      testField({ slug: "text" }),
    ];
    const { shown, hidden } = arrangeFields(fields);
    expect([slugs(shown), slugs(hidden)]).toEqual([["text"], ["source", "old"]]);
  });
});
