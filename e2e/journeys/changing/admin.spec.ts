import { locales } from "@festival/contracts/locales";
import { staffPaths } from "@festival/contracts/staffPaths";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { overflowProblems } from "../../src/overflow.ts";
import { signIn } from "../../src/staff.ts";

const kinds = {
  "the home of the office": "",
  "a list": "/events",
  "a list of pictures": "/images",
  "a form": "/venues/1",
  "an event": "/events/1",
  "an act on an event": "/events/1/postpone",
  "a person to replace": "/artists/1/replace",
  "a new record": "/genres/create",
  "the menus as trees": "/navigation",
  "files to import": "/imports",
  "one's own account": "/account",
  releases: "/releases",
  settings: "/settings",
  "a log": "/audit-log",
};

for (const locale of locales) {
  test(`the admin area in ${locale}: axe finds nothing on any kind of screen, and each fits a phone`, async ({
    page,
  }) => {
    // more than ten documents
    test.slow();
    await signIn(page, staffPaths.admin);
    for (const [kind, path] of Object.entries(kinds)) {
      await page.goto(`${staffPaths.admin}${path}?lang=${locale}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^(Wird geladen|Loading)/)).toHaveCount(0);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect([kind, width, await axeProblems(page)]).toEqual([kind, width, []]);
        expect([kind, width, await overflowProblems(page)]).toEqual([kind, width, []]);
      }
    }
  });
}

test("the admin area finds, changes and keeps a record, and takes nothing from other sites", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  await signIn(page, `${staffPaths.admin}/venues`);
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) {
      elsewhere.push(request.url());
    }
  });
  await page.goto(`${staffPaths.admin}/venues?lang=de`);
  await page.getByRole("row").nth(1).getByRole("link").click();
  const name = page.getByLabel("Bezeichnung * (Deutsch)").or(page.getByLabel("Name * (Deutsch)"));
  const before = await name.first().inputValue();
  await name.first().fill("");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("noch nicht richtig");
  await expect(name.first()).toBeFocused();
  await name.first().fill(`${before} neu`);
  await page.reload();
  // what was typed is offered again
  await page.getByRole("button", { name: "Eingaben übernehmen" }).click();
  await expect(name.first()).toHaveValue(`${before} neu`);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${before} neu`);
  await name.first().fill(before);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
  expect(elsewhere).toEqual([]);
});
