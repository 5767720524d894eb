import { href } from "@festival/contracts/routes";
import { axeProblems } from "../../src/axe.ts";
import { expect, test } from "../../src/journey.ts";
import { pagePaths } from "../../src/screens.ts";
import { site } from "../../src/site.ts";
import { signIn } from "../../src/staff.ts";

const visit = href("page", "de", { path: pagePaths.visit.de });

test("a reader without an account approves a draft by a link that staff make in three clicks", async ({
  page,
  browser,
}) => {
  await signIn(page, visit);
  await page.goto(`${visit}?edit`);
  await page.getByRole("button", { name: "Veröffentlichen …" }).click();
  await page.getByRole("tab", { name: "Durchsicht" }).click();
  const dialog = page.getByRole("dialog", { name: "Veröffentlichen" });
  await dialog.getByRole("button", { name: "Link erstellen" }).click();
  const made = dialog.getByRole("textbox", { name: /^Der Link/ });
  await expect(made).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);
  const address = await made.inputValue();

  const outside = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const reader = await outside.newPage();
  const opened = await reader.goto(address);
  const headers = opened?.headers() ?? {};
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["referrer-policy"]).toBe("strict-origin");
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  const piece = reader.getByRole("region", { name: "Abschnitt 1" });
  await piece.getByText("Kommentar zu: Abschnitt 1").click();
  await piece.getByRole("textbox", { name: "Kommentar" }).fill("Bitte den Bus nennen.");
  await piece.getByRole("textbox", { name: "Ihr Name" }).fill("Jo Agent");
  await piece.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(reader.getByText("Ihr Kommentar ist angekommen.")).toBeVisible();
  const decision = reader.getByRole("region", { name: "Ihre Entscheidung" });
  await decision.getByRole("textbox", { name: "Ihr Name" }).fill("Jo Agent");
  await decision.getByRole("button", { name: "Freigeben" }).click();
  await expect(reader.getByText("Danke, Ihre Freigabe ist angekommen.")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Veröffentlichen …" }).click();
  await page.getByRole("tab", { name: "Durchsicht" }).click();
  await expect(dialog.getByText("Bitte den Bus nennen.")).toBeVisible();
  await page.getByRole("tab", { name: "Verlauf" }).click();
  await expect(dialog.getByText(/^Freigegeben von Jo Agent/)).toBeVisible();
  await page.getByRole("tab", { name: "Durchsicht" }).click();
  await dialog.getByRole("button", { name: "Link beenden" }).click();
  await expect(dialog.getByText(/– beendet/)).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(
    "Dieser Link ist nicht mehr gültig",
  );
  await outside.close();
});
