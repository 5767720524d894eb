import type { SettingsRecord } from "@festival/contracts/api/settings";
import { addressOf } from "@festival/contracts/calls/call";
import { getAllSettings } from "@festival/contracts/calls/platform";
import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/journey.ts";
import { signIn, updateAsStaff } from "../../src/staff.ts";

const home = href("home", "de");
const settingsCall = addressOf(getAllSettings, { locale: "de" });

const setTagManager = (page: Page, id: string) =>
  updateAsStaff<SettingsRecord>(page, settingsCall, { tag_manager_id: id });

const policyOf = async (page: Page) =>
  (await page.request.get(home)).headers()["content-security-policy"];

test("the tag manager runs for those who agreed to it, where the settings have its id", async ({
  page,
  browser,
}) => {
  await signIn(page, home);
  await setTagManager(page, "GTM-ABCD");
  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const asked: string[] = [];
  await visitor.route("https://www.googletagmanager.com/**", async (route) => {
    asked.push(route.request().url());
    const body = "document.documentElement.dataset.tagged = JSON.stringify(dataLayer[0][2])";
    await route.fulfill({ contentType: "text/javascript", body });
  });
  const visitorsPage = await visitor.newPage();
  await expect.poll(() => policyOf(visitorsPage)).toContain("https://www.googletagmanager.com");
  await visitorsPage.goto(home);
  const question = visitorsPage.getByRole("region", { name: "Was dürfen wir laden?" });
  await question.waitFor();
  expect(asked).toEqual([]);
  await question.getByRole("button", { name: "Alle erlauben" }).click();
  // it runs under the page's own policy, and is told what else was agreed to
  await expect(visitorsPage.locator("html")).toHaveAttribute(
    "data-tagged",
    /"ad_storage":"granted"/,
  );
  expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABCD"]);
  await visitor.close();

  await setTagManager(page, "");
  await expect.poll(() => policyOf(page)).not.toContain("googletagmanager");
});
