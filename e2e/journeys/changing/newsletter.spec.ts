import { href } from "@festival/contracts/routes";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { newestLink } from "../../src/mailbox.ts";

const run = new Date().toISOString().replaceAll(/\D/g, "");

for (const javaScriptEnabled of [true, false]) {
  const person = `leserin-${javaScriptEnabled ? "mit" : "ohne"}-${run}@example.org`;

  test.describe(`the newsletter ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("is ordered, confirmed by mail, changed and left", async ({ page }) => {
      const heading = (name: string) => page.getByRole("heading", { level: 1, name });
      await page.goto(href("newsletter", "de"));
      await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(person);
      await page.getByRole("checkbox", { name: "Kammermusik und Lied" }).check();
      await page.getByRole("checkbox", { name: /Ich bin einverstanden/ }).check();
      await page.getByRole("button", { name: "Newsletter bestellen" }).click();
      await expect(page.getByText(/Schauen Sie jetzt in Ihr Postfach/)).toBeVisible();

      const confirm = await newestLink(person, 1);
      // what follows links by itself confirms nothing
      const followed = await page.request.get(confirm);
      expect(followed.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "strict-origin",
      });
      await page.goto(confirm);
      await expect(heading("Nur noch ein Klick")).toBeVisible();
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      await page.getByRole("button", { name: "Ja, ich möchte ihn" }).click();
      await expect(heading("Ihr Newsletter")).toBeVisible();
      await expect(page.getByText(/^Bestätigt/)).toBeVisible();
      await expect(page.getByText(person)).toBeVisible();
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      await expect(page.getByRole("checkbox", { name: "Kammermusik und Lied" })).toBeChecked();

      await page.goto(await newestLink(person, 2));
      await page.getByRole("checkbox", { name: "Familie und Schule" }).check();
      await page.getByRole("radio", { name: "Englisch" }).check();
      await page.getByRole("button", { name: "Speichern" }).click();
      await expect(page.getByText("Gespeichert.")).toBeVisible();
      await page.reload();
      await expect(page.getByRole("checkbox", { name: "Familie und Schule" })).toBeChecked();
      await expect(page.getByRole("radio", { name: "Englisch" })).toBeChecked();

      const settings = page.url();
      await page.getByRole("link", { name: "Newsletter abbestellen" }).click();
      await expect(heading("Newsletter abbestellen?")).toBeVisible();
      await page.getByRole("button", { name: "Abbestellen", exact: true }).click();
      await expect(heading("Abbestellt")).toBeVisible();
      expect(page.url()).not.toContain("token");

      for (const old of [settings, confirm]) {
        await page.goto(old);
        if (old === confirm) await page.getByRole("button", { name: "Ja, ich möchte ihn" }).click();
        await expect(heading("Dieser Link gilt nicht mehr")).toBeVisible();
        await expect(
          page.getByRole("main").getByRole("link", { name: "Newsletter bestellen" }),
        ).toBeVisible();
      }
    });
  });
}
