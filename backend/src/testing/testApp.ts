import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { jest } from "@jest/globals";
import {
  csrfCookie,
  csrfHeader,
  internalHeader,
  sessionCookie,
} from "@festival/contracts/apiPaths";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import pg from "pg";
import { createApp } from "../app.ts";
import { openDatabase, type Database } from "../database/openDatabase.ts";
import { createStaffUser } from "../users/createStaffUser.ts";

export const internalSecret = "a secret for tests alone";

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  close(): Promise<void>;
}

/** A database of its own on the server of TEST_DATABASE_URL. */
async function createServerDatabase(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name}`) };
}

// PGlite takes seconds to start on a busy machine
jest.setTimeout(60_000);

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/** A migrated, empty database to copy: making one takes seconds. Made anew when a migration changes. */
async function emptyDatabase(): Promise<string> {
  const hash = createHash("sha256").update(process.getuid?.().toString() ?? "");
  for (const name of readdirSync(migrations).filter((file) => file.endsWith(".sql"))) {
    hash.update(readFileSync(join(migrations, name)));
  }
  const template = join(tmpdir(), `festival-empty-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(template)) return template;
  const making = mkdtempSync(join(tmpdir(), "festival-making-"));
  const open = await openDatabase({ dataDir: making });
  await open.close();
  try {
    renameSync(making, template);
  } catch {
    // another test file was faster
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}

/** The API over a real database: PGlite, or PostgreSQL where TEST_DATABASE_URL names a server. */
export async function createTestApp(): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-"));
  const server = process.env.TEST_DATABASE_URL;
  const onServer = server ? await createServerDatabase(server) : undefined;
  if (!server) cpSync(await emptyDatabase(), dataDir, { recursive: true });
  const open = await openDatabase({ dataDir, url: onServer?.url });
  const app = await createApp({ open, dataDir, internalSecret });
  return {
    app,
    database: open.database,
    dataDir,
    async close() {
      await app.close();
      await open.close();
      await onServer?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Cookies = Record<string, string>;

/** The cookies of an answer over those that were there before. */
function withCookies(before: Cookies, answer: LightMyRequestResponse): Cookies {
  const set = answer.cookies.map(({ name, value }) => [name, value] as const);
  return { ...before, ...Object.fromEntries(set) };
}

/** Headers and cookies of a browser that fetched a CSRF token. */
export async function browser(
  { app }: TestApp,
  cookies: Cookies = {},
): Promise<{ headers: Record<string, string>; cookies: Cookies }> {
  const answer = await app.inject({ method: "GET", url: "/api/csrf/", cookies });
  const all = withCookies(cookies, answer);
  return {
    cookies: all,
    headers: {
      host: "festival.example",
      "sec-fetch-site": "same-origin",
      origin: "http://festival.example",
      [csrfHeader]: all[csrfCookie] ?? "",
    },
  };
}

/** A call of one of our own processes. */
export function internal(
  { app }: TestApp,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  return app.inject({
    ...options,
    headers: { ...options.headers, [internalHeader]: internalSecret },
  });
}

export const password = "correct horse battery staple";
let people = 0;

/** A new member of staff, signed in. */
export async function signedIn(site: TestApp): ReturnType<typeof browser> {
  people += 1;
  const email = `person${people}@festival.example`;
  const username = `Person ${people}`;
  await createStaffUser(site.database, { email, username, password, role: "editor" });
  const answer = await internal(site, {
    method: "POST",
    url: "/internal/sessions/",
    headers: { "x-festival-client": `test-${people}` },
    payload: { email, password },
  });
  const session = answer.cookies.find(({ name }) => name === sessionCookie);
  return browser(site, { [sessionCookie]: session?.value ?? "" });
}
