import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { axeProblems, setContrast } from "../src/axe.ts";
import { expect, test } from "../src/journey.ts";
import { overflowProblems } from "../src/overflow.ts";
import { site } from "../src/site.ts";
import { signIn } from "../src/staff.ts";

test.use({ viewport: { width: 320, height: 800 } });

for (const locale of locales) {
  for (const name of ["login", "forgotPassword"] as const) {
    test(`${name} in ${locale} loads no script, and fits a narrow phone`, async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await page.goto(href(name, locale));
      for (const contrast of ["normal", "high"] as const) {
        await setContrast(page, contrast);
        expect(await axeProblems(page)).toEqual([]);
      }
      expect(await overflowProblems(page)).toEqual([]);
      expect(scripts).toEqual([]);
    });
  }
}

test("the second factor is set up without scripts: password first, then the key as picture and text", async ({
  page,
}) => {
  await signIn(page, href("secondFactor", "de"));
  await page.getByLabel("Ihr Passwort").fill(site.login.password);
  await page.getByRole("button", { name: "Einrichten" }).click();
  await expect(page.getByRole("img", { name: "QR-Code" })).toBeVisible();
  expect(await overflowProblems(page)).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);
});

test("a link to the sign-in opens a document of its own", async ({ page }) => {
  await page.goto(href("home", "de"));
  await page.evaluate(
    (to) => {
      const link = document.createElement("a");
      link.href = to;
      link.textContent = "Anmelden";
      document.querySelector("main")?.prepend(link);
    },
    href("login", "de"),
  );
  await page.getByRole("link", { name: "Anmelden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmeldung für das Team");
  await expect(page.locator("script")).toHaveCount(1);
});
