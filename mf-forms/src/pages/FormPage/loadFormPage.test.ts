import { describe, expect, it } from "@jest/globals";
import type { Form, FormRef } from "@festival/contracts/api/forms";
import { ApiError } from "@festival/contracts/errors";
import type { LoadedPage, LoadResult } from "@festival/contracts/pageOwner";
import { fieldType } from "@festival/contracts/formFields";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { testField, testForm } from "../../testing/testForm.ts";
import { loadFormListPage } from "../FormListPage/loadFormListPage.ts";
import { actFormPage, loadFormPage } from "./loadFormPage.ts";

/** What `form` and a post to the backend are answered with; notes each call, and what was posted. */
function serving(form: Form, posted: unknown = { id: 9 }) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const answers = (call: string, body?: unknown): unknown => {
    asked.push(call);
    if (body === undefined) return form;
    bodies.push(body);
    return posted;
  };
  return { answers, asked, bodies };
}

function pageOf<Data>(result: LoadResult<Data>): LoadedPage<Data> {
  if (result.kind !== "page") throw new Error(`Expected a page, not a way to ${result.to}.`);
  return result;
}

describe("the form's page", () => {
  it("shows the form of the address with its defaults", async () => {
    const form = testForm({ fields: [testField({ slug: "city", default: "Bonn" })] });
    const { answers, asked } = serving(form);
    const page = pageOf(await loadFormPage(testRequest("/de/forms/contact", answers)));
    expect(asked).toEqual(["GET /de/api/forms/contact/"]);
    expect(page.data).toMatchObject({ values: { city: "Bonn" }, sent: false, refusal: null });
    expect(page.head).toMatchObject({ title: "Kontakt", noIndex: false });
    expect(page.head.trail?.map(({ name }) => name)).toEqual(["Formulare", "Kontakt"]);
    expect(page.alternates).toEqual({ de: "/de/forms/contact", en: "/en/forms/contact" });
  });

  it("thanks once an entry was sent", async () => {
    const { answers } = serving(testForm());
    const page = pageOf(await loadFormPage(testRequest("/de/forms/contact?sent=1", answers)));
    expect(page.data.sent).toBe(true);
    expect(page.head).toMatchObject({ title: "Angekommen", noIndex: true });
  });

  it("has one address for the newsletter", async () => {
    const { answers, asked } = serving(testForm({ slug: "newsletter" }));
    expect(await loadFormPage(testRequest("/en/forms/newsletter", answers))).toEqual({
      kind: "redirect",
      status: 301,
      to: "/en/newsletter",
    });
    const page = pageOf(await loadFormPage(testRequest("/en/newsletter", answers)));
    expect(asked).toEqual(["GET /en/api/forms/newsletter/"]);
    expect(page.data.address).toBe("/en/newsletter");
  });

  it("is not found where there is no such form", async () => {
    const answers = () => new ApiError("not_found");
    await expect(loadFormPage(testRequest("/de/forms/nothing", answers))).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a posted form", () => {
  it("takes the start values of fields that are not shown where it was posted without them", async () => {
    const fields = [
      testField({ slug: "email" }),
      testField({ slug: "language", visible: false }),
      testField({ slug: "source", visible: false, default: "site" }),
      testField({ slug: "city", default: "Bonn" }),
    ];
    const { answers, bodies } = serving(testForm({ slug: "newsletter", fields }));
    const request = testRequest("/en/newsletter", answers);
    await actFormPage(request, { email: ["ada@festival.test"], source: [""] });
    expect(bodies).toMatchObject([
      { field_values: { email: "ada@festival.test", language: "en", source: "", city: "" } },
    ]);
  });

  it("is sent on, and answered with the way to the thanks", async () => {
    const { answers, asked, bodies } = serving(testForm());
    const request = testRequest("/de/forms/contact", answers);
    const result = await actFormPage(request, {
      name: ["Ada"],
      email: ["ada@festival.test"],
      consent_version: ["v1"],
      website_confirm: [""],
    });
    expect(asked).toContain("POST /de/api/forms-entries/");
    expect(bodies).toEqual([
      {
        form: 3,
        field_values: { name: "Ada", email: "ada@festival.test", email2: "" },
        consent_version: "v1",
      },
    ]);
    expect(result).toEqual({ kind: "redirect", status: 303, to: "/de/forms/contact?sent=1" });
  });

  it("comes back with its problems and with everything that was typed", async () => {
    const form = testForm({
      fields: [
        testField({ slug: "name", required: true }),
        testField({ slug: "days", field_type: fieldType.checkboxes }),
      ],
    });
    const refusal = new ApiError("validation_failed", "", {
      fields: { name: "required" },
      messages: { name: "Bitte ausfüllen." },
    });
    const request = testRequest("/de/forms/contact", serving(form, refusal).answers);
    const page = pageOf(await actFormPage(request, { name: [""], days: ["sat", "sun"] }));
    expect(page.status).toBe(422);
    expect(page.head.title).toBe("Bitte prüfen: Kontakt");
    expect(page.data).toMatchObject({
      values: { name: "", days: ["sat", "sun"] },
      refusal: { problems: { name: "Bitte ausfüllen." }, failure: null },
    });
  });

  it("comes back with a question where it is not sure that a person sent it", async () => {
    const details = { confirm_human: true, token: "asked", message: "Bitte bestätigen." };
    const refusing = serving(testForm(), new ApiError("validation_failed", "", details));
    const request = testRequest("/de/forms/contact", refusing.answers);
    const page = pageOf(await actFormPage(request, { website_confirm: ["x"] }));
    expect(page.data.refusal?.question).toEqual({ token: "asked", text: "Bitte bestätigen." });

    const { answers, bodies } = serving(testForm());
    await actFormPage(testRequest("/de/forms/contact", answers), { confirm_human: ["asked"] });
    expect(bodies).toMatchObject([{ confirm_human: "asked" }]);
  });

  it("keeps what was typed when the server is out of order or has had enough", async () => {
    for (const [code, failure] of [
      ["unavailable", "unavailable"],
      ["internal", "other"],
      ["too_many_requests", "too_many_requests"],
    ] as const) {
      const request = testRequest(
        "/de/forms/contact",
        serving(testForm(), new ApiError(code)).answers,
      );
      const page = pageOf(await actFormPage(request, { name: ["Ada"] }));
      expect(page.data).toMatchObject({ values: { name: "Ada" }, refusal: { failure } });
    }
  });
});

describe("the list of forms", () => {
  const listing = (forms: Omit<FormRef, "retention_days">[]) => (): FormRef[] =>
    forms.map((form) => ({ ...form, retention_days: 180 }));

  it("names each with its address", async () => {
    const answers = listing([
      { id: 1, slug: "contact", title: "Kontakt", intro: "Schreiben Sie." },
    ]);
    const page = pageOf(await loadFormListPage(testRequest("/de/forms", answers)));
    expect(page.data.forms).toEqual([
      { id: 1, title: "Kontakt", intro: "Schreiben Sie.", address: "/de/forms/contact" },
    ]);
  });

  it("leads to the newsletter where that has its address", async () => {
    const answers = listing([{ id: 2, slug: "newsletter", title: "Newsletter", intro: "" }]);
    const page = pageOf(await loadFormListPage(testRequest("/en/forms", answers)));
    expect(page.data.forms.map(({ address }) => address)).toEqual(["/en/newsletter"]);
  });

  it("is there before the site has any form", async () => {
    const page = pageOf(await loadFormListPage(testRequest("/de/forms", listing([]))));
    expect(page.data.forms).toEqual([]);
  });
});

describe("a posted form with files", () => {
  const id = "f".repeat(43);
  const form = () =>
    testForm({
      fields: [
        testField({ slug: "name", required: true }),
        testField({
          slug: "papers",
          field_type: fieldType.file,
          settings: { file_kinds: ["pdf"], max_files: 2 },
        }),
      ],
    });
  const sending = (posted: unknown) =>
    testRequest("/de/forms/contact", serving(form(), posted).answers);

  it("sends the ids of those that came now and of those that were kept", async () => {
    const { answers, bodies } = serving(form());
    const request = testRequest("/de/forms/contact", answers);
    const posted = { name: ["Ada"], papers: [`${"a".repeat(43)} alt er brief.pdf`] };
    const result = await actFormPage(request, posted, { papers: [{ name: "neu.pdf", id }] });
    expect(bodies).toMatchObject([{ field_values: { name: "Ada", papers: ["a".repeat(43), id] } }]);
    expect(result).toMatchObject({ kind: "redirect", status: 303 });
  });

  it("comes back with those that arrived where another one was refused", async () => {
    const nothing = new Error("Nothing may be sent.");
    const files = {
      papers: [
        { name: "neu.pdf", id },
        { name: "film.mp4", refusal: "wrong_kind" as const },
      ],
    };
    const page = pageOf(await actFormPage(sending(nothing), { name: ["Ada"] }, files));
    expect(page.status).toBe(422);
    expect(page.data).toMatchObject({
      values: { name: "Ada" },
      files: { papers: [{ id, name: "neu.pdf" }] },
      refusal: { problems: { papers: "film.mp4: Diese Datei passt hier nicht. Es geht: PDF." } },
    });
  });

  it("keeps the files where something else is wrong, short of those that are gone", async () => {
    const answer = (fields: Record<string, "required" | "unknown">) =>
      new ApiError("validation_failed", "", { fields, messages: {} });
    const files = { papers: [{ name: "neu.pdf", id }] };
    const kept = pageOf(await actFormPage(sending(answer({ name: "required" })), {}, files));
    expect(kept.data.files).toEqual({ papers: [{ id, name: "neu.pdf" }] });
    const gone = pageOf(await actFormPage(sending(answer({ papers: "unknown" })), {}, files));
    expect(gone.data.files).toEqual({});
  });
});
