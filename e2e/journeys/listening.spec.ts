import { href } from "@festival/contracts/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";

// What only the browser's own accessibility tree tells.

/** Names of what there is of one role, as Chromium gives them to screen readers. */
async function namesOf(page: Page, role: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value).replaceAll(" ,", ","));
}

test("links to tickets in lists and to the account say that they lead to a shop", async ({
  page,
}) => {
  await page.goto(href("programme", "de"));
  const links = await namesOf(page, "link");
  const tickets = links.filter((name) => /^Karten ?:/.test(name));
  expect(tickets.length).toBeGreaterThan(0);
  expect(tickets.filter((name) => !name.endsWith(", Kartenshop"))).toEqual([]);
  expect(links).toContain("Mein Konto, Kartenshop");
});
