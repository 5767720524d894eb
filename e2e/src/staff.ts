import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { csrfCookie, csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { staffPaths } from "@festival/contracts/staffPaths";
import { expect, type Page } from "@playwright/test";
import { site } from "./site.ts";

/** Signs in as the demo's editor and ends at `next`. */
export async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`${staffPaths.login}?lang=de&next=${encodeURIComponent(next)}`);
  await page.getByLabel("E-Mail-Adresse").fill(site.login.email);
  await page.getByLabel("Passwort").fill(site.login.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL((url) => url.pathname === next);
}

/**
 * Opens each link that staff's bar shows on the present page.
 * @returns where they lead, with the status; a 503 asks to come again, and is followed by another try
 */
export async function statusOfStaffLinks(page: Page): Promise<[path: string, status: number][]> {
  const bar = page.getByRole("region", { name: "Redaktion" });
  const paths = await bar
    .locator("a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const walked: [path: string, status: number][] = [];
  for (const path of paths) {
    let status: number;
    do status = (await page.request.get(path)).status();
    while (status === 503);
    walked.push([new URL(path).pathname, status]);
  }
  return walked;
}

/**
 * Changes a record by the staff's calls as their own pages do, from a page of a signed-in user.
 * @param call of the record, below `/{lang}/pageeditor-api/`
 * @returns the record as it was before
 */
export async function updateAsStaff<Stored extends { revision: number }>(
  page: Page,
  call: string,
  values: Partial<Stored>,
): Promise<Stored> {
  const changed: Record<string, unknown> = { ...values };
  const { before, status } = await page.evaluate(
    async ({ path, csrf, cookie, header, fields }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const stored: { revision: number } = await (await fetch(path)).json();
      const answer = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", [header]: decodeURIComponent(token) },
        body: JSON.stringify({ ...fields, revision: stored.revision }),
      });
      return { before: stored, status: answer.status };
    },
    {
      path: call,
      csrf: addressOf(getCsrf),
      cookie: csrfCookie,
      header: csrfHeader,
      fields: changed,
    },
  );
  expect(status).toBe(200);
  return before as Stored;
}

/**
 * Creates a record by the staff's calls, from a page of a signed-in user.
 * @param call of the resource, below `/{lang}/pageeditor-api/`
 */
export async function createAsStaff(page: Page, call: string, values: object): Promise<void> {
  const status = await page.evaluate(
    async ({ path, csrf, cookie, header, fields }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const answer = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", [header]: decodeURIComponent(token) },
        body: JSON.stringify(fields),
      });
      return answer.status;
    },
    {
      path: call,
      csrf: addressOf(getCsrf),
      cookie: csrfCookie,
      header: csrfHeader,
      fields: values,
    },
  );
  expect(status).toBe(201);
}

/**
 * Writes the working copy of a page by one operation, from a page of a signed-in user; nothing of it is published.
 * @param id of the page
 * @returns ids of new sections by the operation's `ref`
 */
export async function changeAsStaff(
  page: Page,
  id: number,
  operation: object,
): Promise<Record<string, number>> {
  const { status, ids } = await page.evaluate(
    async ({ path, csrf, cookie, header, op }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const { revision: base } = await (await fetch(`${path}content/`)).json();
      const answer = await fetch(`${path}changes/`, {
        method: "POST",
        headers: { "content-type": "application/json", [header]: decodeURIComponent(token) },
        body: JSON.stringify({ key: crypto.randomUUID(), base, ops: [op] }),
      });
      return { status: answer.status, ids: (await answer.json()).ids };
    },
    {
      path: `/de/pageeditor-api/page/${id}/`,
      csrf: addressOf(getCsrf),
      cookie: csrfCookie,
      header: csrfHeader,
      op: operation,
    },
  );
  expect(status).toBe(200);
  return ids;
}
