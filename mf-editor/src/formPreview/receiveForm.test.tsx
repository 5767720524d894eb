import type { Form, FormField } from "@festival/contracts/api/forms";
import { emailConfirmType, fieldType } from "@festival/contracts/formFields";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { busOf } from "../testing/bus.ts";
import { formMessage } from "./messages.ts";
import { receiveForm } from "./receiveForm.ts";

const field = (slug: string, more: Partial<FormField> = {}): FormField => ({
  id: 1,
  slug,
  label: slug,
  field_type: fieldType.text,
  required: false,
  visible: true,
  choices: [],
  default: "",
  placeholder_text: "",
  help_text: "",
  ...more,
});
const form = (title: string, fields: FormField[]): Form => ({
  id: 1,
  slug: "kontakt",
  title,
  intro: "",
  submit_label: "",
  success_title: "",
  success_text: "",
  fields,
  retention_days: 90,
});

const repeat = field("email2", { field_type: emailConfirmType, visible: false });
const page = testPage({
  url: "/de/forms/kontakt?noToolbar=1",
  owner: "mf-forms",
  data: {
    form: form("Kontakt", [field("name"), repeat]),
    values: {},
    address: "/de/forms/kontakt",
  },
});

let bus: ReturnType<typeof busOf>;
let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<header>Kopf</header><div><main><form><button>Senden</button></form>
    <a href="/de">Start</a></main></div><footer>Fuß</footer>`;
  bus = busOf(page);
  end = receiveForm(bus);
});
afterEach(() => end());

// without a frame the document is its own surroundings
const send = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source: window }));
const shown = () => bus.pageDraft$.value?.data as typeof page.data | undefined;

describe("the preview of a form", () => {
  it("is the page with the typed form in it, and nothing around it", () => {
    send(formMessage(form("Neu", [field("topic", { default: "Karten" })])));
    expect(bus.pageDraft$.value?.url).toBe(page.url);
    expect(shown()).toMatchObject({
      form: { title: "Neu", fields: [{ slug: "topic" }, { slug: "email2", visible: false }] },
      values: { topic: "Karten" },
      address: "/de/forms/kontakt",
    });
    expect(document.querySelector("header")?.style.display).toBe("none");
    expect(document.querySelector("main")?.style.display).toBe("");
  });

  it("asks for an email address twice, as every form does", () => {
    send(formMessage(form("Neu", [field("email", { field_type: fieldType.email })])));
    expect(shown()?.form.fields.at(-1)).toMatchObject({ slug: "email2", visible: true });
  });

  it("listens to its own site alone", () => {
    send(formMessage(form("Fremd", [])), "https://other.example");
    send({ type: "something", form: form("Fremd", []) });
    expect(bus.pageDraft$.value).toBeNull();
  });

  it("sends nothing, and follows no link", () => {
    const isLeft = (selector: string, type: string) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(isLeft("form", "submit")).toBe(false);
    expect(isLeft("a", "click")).toBe(false);
    expect(isLeft("button", "click")).toBe(true);
  });
});
