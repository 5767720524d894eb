import {
  csrfCookie,
  csrfHeader,
  internalHeader,
  sessionCookie,
} from "@festival/contracts/cookiesAndHeaders";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createApp, type AppOptions } from "../app.ts";
import { openDatabase, type Database } from "../platform/database/openDatabase.ts";
import { createStaffUser } from "../staff/users/createStaffUser.ts";
import { checkAnswers } from "./checkAnswers.ts";
import { namePlugins } from "./pluginNames.ts";
import { createTestDatabase } from "./testDatabase.ts";

export const internalSecret = "a secret for tests alone";

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  close(): Promise<void>;
}

interface TestAppOptions extends Pick<
  AppOptions,
  | "mediaUrl"
  | "otherSecret"
  | "deliveryTargets"
  | "errorReports"
  | "logger"
  | "prepare"
  | "isDevelopment"
> {
  /** Of another one that has ended, whose database and files are used on. */
  from?: string;
}

/** The API over a real database: PGlite, or PostgreSQL where TEST_DATABASE_URL names a server. */
export async function createTestApp({ from, ...more }: TestAppOptions = {}): Promise<TestApp> {
  const { options, drop } = from
    ? { options: { dataDir: from }, drop: async () => undefined }
    : await createTestDatabase();
  const { dataDir } = options;
  const open = await openDatabase(options);
  let problems = new Set<string>();
  const prepare = (app: FastifyInstance) => {
    namePlugins(app);
    problems = checkAnswers(app);
    more.prepare?.(app);
  };
  const app = await createApp({ ...more, open, dataDir, internalSecret, prepare }).catch(
    async (error: unknown) => {
      // else the database stays open, and the run of the tests never ends
      await open.close();
      await drop();
      throw error;
    },
  );
  return {
    app,
    database: open.database,
    dataDir,
    async close() {
      await app.close();
      await open.close();
      await drop();
      if (problems.size > 0) throw new Error([...problems].join("\n"));
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

/** A new member of staff. */
export async function insertStaff(
  { database }: TestApp,
  role: "editor" | "admin" = "editor",
): Promise<{ id: number; email: string; username: string }> {
  people += 1;
  const email = `person${people}@festival.example`;
  const username = `Person ${people}`;
  const id = await createStaffUser(database, { email, username, password, role });
  return { id, email, username };
}

/** A new member of staff, signed in. */
export async function signedIn(
  site: TestApp,
  role: "editor" | "admin" = "editor",
): ReturnType<typeof browser> {
  const { email } = await insertStaff(site, role);
  const answer = await internal(site, {
    method: "POST",
    url: "/internal/sessions/",
    headers: { "x-festival-client": `test-${people}` },
    payload: { email, password },
  });
  const session = answer.cookies.find(({ name }) => name === sessionCookie);
  return browser(site, { [sessionCookie]: session?.value ?? "" });
}
