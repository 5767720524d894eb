import type { Page } from "@playwright/test";
import { href } from "@festival/contracts/routes";
import { axeProblems } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { contactForm } from "../src/screens.ts";

async function fillIn(page: Page) {
  await page.getByRole("textbox", { name: "Ihr Name" }).fill("Jelka Sommer");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill("jelka@example.org");
  await page.getByRole("combobox", { name: "Worum geht es?" }).selectOption({ label: "Presse" });
  for (const box of await page.getByRole("main").locator("textarea[required]").all()) {
    await box.fill("Ab wann sind die Probenpläne zu haben?");
  }
  // to answer asks for no consent
  await expect(page.getByText("Nur, um Ihnen zu antworten.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /einverstanden/ })).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, expectedTrouble: [/\b422\b/] });

    test("says what is missing and keeps what was typed, then arrives", async ({ page }) => {
      await page.goto(contactForm("de"));
      await page.getByRole("textbox", { name: "Ihr Name" }).fill("Jelka Sommer");
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await expect(page.getByText(/fehlen oder stimmen noch nicht/).first()).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Ihr Name" })).toHaveValue("Jelka Sommer");

      await fillIn(page);
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Angekommen. Danke!" }),
      ).toBeVisible();
    });
  });
}

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n");

test("a file goes with a form, once it is uploaded", async ({ page }) => {
  await page.goto(href("form", "de", { slug: "mithelfen" }));
  await page.getByRole("textbox", { name: "Ihr Name" }).fill("Jelka Sommer");
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill("jelka@example.org");
  const files = page.getByLabel("Lebenslauf oder Zeugnis");
  for (const name of ["lebenslauf.pdf", "zeugnis.pdf"]) {
    await files.setInputFiles({ name, mimeType: "application/pdf", buffer: pdf });
  }
  const uploaded = page.getByRole("main").getByText("Hochgeladen", { exact: true });
  await expect(uploaded).toHaveCount(2);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Entfernen zeugnis.pdf" }).click();
  await expect(uploaded).toHaveCount(1);
  await page.getByRole("checkbox", { name: /Ich bin einverstanden/ }).check();
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Danke für Ihr Angebot!" }),
  ).toBeVisible();
});

test("a question for minors appears with their date of birth, and goes with it", async ({
  page,
}) => {
  await page.goto(href("form", "de", { slug: "mithelfen" }));
  const parent = page.getByRole("textbox", { name: /eines Elternteils/ });
  const born = page.getByLabel("Geburtsdatum");
  await expect(born).toBeVisible();
  await expect(parent).toBeHidden();
  await born.fill("2018-05-04");
  await expect(parent).toBeVisible();
  await born.fill("1980-05-04");
  await expect(parent).toBeHidden();
});

test.describe("files without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedTrouble: [/\b422\b/] });

  test("go with the form, and stay with one that comes back", async ({ page }) => {
    await page.goto(href("form", "de", { slug: "mithelfen" }));
    await page.getByRole("textbox", { name: "Ihr Name" }).fill("Jelka Sommer");
    await page
      .getByLabel("Lebenslauf oder Zeugnis")
      .setInputFiles({ name: "lebenslauf.pdf", mimeType: "application/pdf", buffer: pdf });
    // the age is known to the server alone
    await expect(page.getByText("Nur für Menschen unter 18 Jahren")).toBeVisible();
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByText(/fehlen oder stimmen noch nicht/).first()).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "lebenslauf.pdf" })).toBeChecked();
    await expect(page.getByRole("textbox", { name: "Ihr Name" })).toHaveValue("Jelka Sommer");

    await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill("jelka@example.org");
    await page.getByRole("checkbox", { name: /Ich bin einverstanden/ }).check();
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Danke für Ihr Angebot!" }),
    ).toBeVisible();
  });

  test("are refused in words where they are no file for it", async ({ page }) => {
    await page.goto(href("form", "en", { slug: "mithelfen" }));
    await page
      .getByRole("main")
      .locator("input[type=file]")
      .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("no") });
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(page.getByText(/^notes\.pdf: /).first()).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a form within a page ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, expectedTrouble: [/\b422\b/] });

    test("takes a report where it stands, or on the form's own page", async ({ page }) => {
      const statement = href("page", "de", { path: "erklaerung-barrierefreiheit" });
      await page.goto(statement);
      const form = page.getByRole("region", { name: "Eine Barriere melden" });
      await form.scrollIntoViewIfNeeded();
      await form.getByRole("radio", { name: "Auf der Website" }).check();
      await form
        .getByRole("textbox", { name: "Was ist passiert?" })
        .fill("Ein Knopf war zu klein.");
      // a notice tells, and asks for nothing
      await expect(form.getByText("Wofür wir das verwenden")).toBeVisible();
      await expect(form.getByRole("checkbox", { name: /einverstanden/ })).toHaveCount(0);
      await form.getByRole("button", { name: "Barriere melden" }).click();
      await expect(page.getByRole("heading", { name: "Danke, wir gehen dem nach." })).toBeVisible();
      const own = `${href("form", "de", { slug: "barriere-melden" })}?sent=1`;
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(javaScriptEnabled ? statement : own);
    });
  });
}
