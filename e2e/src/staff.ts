import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { addressOf } from "@festival/contracts/calls/call";
import { getCsrf } from "@festival/contracts/calls/platform";
import { csrfCookie, csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { expect, test, type Page } from "@playwright/test";
import { newestMail } from "./mailbox.ts";
import { site } from "./site.ts";

interface Login {
  email: string;
  password: string;
}

/** The backend lets ten a minute sign in from one address; some journeys do so in a dialog besides. */
const mostSignIns = 7;
const minute = 61_000;
let signedInAt: number[] = [];

/** Waits until one more may sign in, and gives the journey that time. */
async function untilAllowed(): Promise<void> {
  signedInAt = signedInAt.filter((at) => at > Date.now() - minute);
  if (signedInAt.length >= mostSignIns) {
    const ms = (signedInAt[0] ?? 0) + minute - Date.now();
    test.setTimeout(test.info().timeout + ms);
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  signedInAt.push(Date.now());
}

async function sendLogin(page: Page, { email, password }: Login): Promise<void> {
  await untilAllowed();
  await page.getByLabel("E-Mail-Adresse", { exact: true }).fill(email);
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

/** Signs in as the demo's editor and ends at `next`. */
export async function signIn(page: Page, next: string): Promise<void> {
  await page.goto(`${staffPaths.login}?lang=de&next=${encodeURIComponent(next)}`);
  await sendLogin(page, site.login);
  await page.waitForURL((url) => url.pathname === next);
}

const invite = join(import.meta.dirname, "../../backend/src/staff/users/cli.ts");

/**
 * Invites a member of staff by the command, and signs them in by the link of their mail.
 * @param more arguments of the command besides email address and name
 * @returns the origin that the link leads to
 */
export async function signInByInvitation(
  page: Page,
  login: Login,
  { name, dataDir, more = [] }: { name: string; dataDir: string; more?: string[] },
): Promise<string> {
  const line = ["--disable-warning=ExperimentalWarning", invite, login.email, name, ...more];
  await promisify(execFile)(process.execPath, line, {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const { text = "" } = await newestMail(login.email, 1, dataDir);
  const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await page.getByLabel("Neues Passwort").fill(login.password);
  await page.getByLabel("Passwort wiederholen").fill(login.password);
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await sendLogin(page, login);
  await page.waitForURL((url) => url.pathname !== href("login", "de"));
  return new URL(link).origin;
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
 * @returns the record
 */
export async function createAsStaff(page: Page, call: string, values: object): Promise<unknown> {
  const { status, created } = await page.evaluate(
    async ({ path, csrf, cookie, header, fields }) => {
      await fetch(csrf);
      const [, token = ""] = new RegExp(`${cookie}=([^;]*)`).exec(document.cookie) ?? [];
      const answer = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", [header]: decodeURIComponent(token) },
        body: JSON.stringify(fields),
      });
      const created: unknown = await answer.json();
      return { status: answer.status, created };
    },
    {
      path: call,
      csrf: addressOf(getCsrf),
      cookie: csrfCookie,
      header: csrfHeader,
      fields: values,
    },
  );
  // a block is answered as one that is there
  expect([200, 201]).toContain(status);
  return created;
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
