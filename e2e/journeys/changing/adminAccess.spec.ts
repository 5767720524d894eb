import { staffPaths } from "@festival/contracts/staffPaths";
import { expect, test } from "../../src/journey.ts";
import { linksOfBar, openScreen, screensOf, unknownScreen } from "../../src/office/adminScreens.ts";
import { site } from "../../src/site.ts";
import { signIn, signInByInvitation } from "../../src/staff.ts";

const { admin } = staffPaths;

test("the admin area: an editor reaches no screen of admins, and a visitor none at all", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, admin);
  const ofAdmins = await screensOf(page);

  const visitor = await (await browser.newContext()).newPage();
  for (const path of ofAdmins) {
    const answer = await visitor.request.get(site.url + path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 302]);
    expect(answer.headers().location).toContain("next=");
  }
  await visitor.context().close();

  const editor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const login = { email: "nur-redaktion@festival.example", password: "sieben Noten und ein Takt" };
  await signInByInvitation(editor, login, { name: "Nur Redaktion", dataDir: site.dataDir });
  await editor.goto(`${admin}?lang=de`);
  const ofEditors = await screensOf(editor);
  const forAdmins = ofAdmins.filter((path) => !ofEditors.includes(path));
  expect(forAdmins.map((path) => path.replace(`${admin}/`, "")).toSorted()).toEqual(
    "audit-log client-errors jobs mails newsletter-deliveries persons releases users".split(" "),
  );
  for (const path of forAdmins) {
    await openScreen(editor, path);
    await expect(unknownScreen(editor)).toBeVisible();
  }
  for (const path of await linksOfBar(editor)) {
    expect(forAdmins).not.toContain(new URL(path, site.url).pathname);
  }
  await openScreen(editor, `${admin}/settings`);
  await expect(editor.getByRole("button", { name: "Speichern" })).toBeDisabled();
  await editor.context().close();
});
