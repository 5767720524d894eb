/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import type { Page } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { testRequest } from "@festival/shared-ui/owner/testRequest";
import { initialValues } from "../../form/fieldValues.ts";
import type { FormPageData } from "../../form/formPage.ts";
import { owner } from "../../server.ts";
import { testField, testForm } from "../../testing/testForm.ts";

const form = testForm({
  fields: [testField({ slug: "papers", label: "Lebenslauf", field_type: fieldType.file })],
});
const url = "/de/forms/contact";
const kept = { id: "f".repeat(43), name: "mein lebenslauf.pdf" };

/** The page as browsers get it, before any script has run. */
function serverPage(given: Partial<FormPageData> = {}): Promise<string> {
  const data: FormPageData = {
    form,
    address: url,
    allForms: "/de/forms",
    home: "/de",
    values: initialValues(form.fields),
    refusal: null,
    sent: false,
    ...given,
  };
  return render(testPage({ url, data, owner: "mf-forms", route: testRequest(url, {}).route }));
}

async function render(page: Page): Promise<string> {
  // its screens are there once it has been asked for anything
  await owner.load(testRequest(url, () => form));
  return owner.render(page, { identifierPrefix: "mf-forms-", fragmentHtml: {} });
}

describe("files where no scripts run", () => {
  it("go with the form itself, under the field's name", async () => {
    const html = await serverPage();
    expect(html).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input [^>]*type="file"[^>]*name="papers"/);
  });

  it("stay with a refused form, each with a tick that can be taken away", async () => {
    const refusal = { problems: { papers: "film.mp4: passt hier nicht." }, failure: null };
    const html = await serverPage({ files: { papers: [kept] }, refusal });
    const [row = ""] = /<li class="row">.*?<\/li>/.exec(html) ?? [];
    expect(row).toContain(`name="papers" checked="" value="${kept.id} mein lebenslauf.pdf"`);
    expect(row).toContain("Ohne Häkchen wird sie nicht mitgeschickt");
    expect(html).not.toContain('<button type="button"');
  });
});
