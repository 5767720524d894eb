import { staffPaths } from "@festival/contracts/staffPaths";
import type { Page } from "@playwright/test";
import { site } from "./site.ts";

/** Signs in as the demo's editor and ends at `next`. */
export async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`${staffPaths.login}?lang=de&next=${encodeURIComponent(next)}`);
  await page.getByLabel("E-Mail-Adresse").fill(site.login.email);
  await page.getByLabel("Passwort").fill(site.login.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL((url) => url.pathname === next);
}
