import { locales } from "@festival/contracts/locales";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { picture } from "./testing/smallSeason.ts";
import { createTestApp, signedIn, type TestApp } from "@festival/backend/testing/testApp";
import { loadDemo } from "./loadDemo.ts";
import { demoSeason } from "./season/index.ts";
import type { DemoSeason } from "./season/types.ts";

/** What OpenAPI says of a call, as far as this test reads it. */
interface Described {
  parameters?: readonly { name: string; in: string; required?: boolean }[];
}

type Paths = Record<string, { get?: Described }>;

interface List {
  next?: string | null;
  results?: readonly { id?: number }[];
}

/** Where addresses have the language: at their beginning or, a few, at their end. */
const language = /\{(?:lang|locale)\}/;
/** A stream without an end, and a copy of the whole database. */
const leftOut = /^\/internal\//;
const needsQuery = ({ parameters = [] }: Described) =>
  parameters.some((parameter) => parameter.in === "query" && parameter.required);
const takes = ({ parameters = [] }: Described, name: string) =>
  parameters.some((parameter) => parameter.name === name);

const isDrawing = (value: unknown) =>
  typeof value === "object" && value !== null && "figure" in value && "seed" in value;

/** The whole season with one picture in the place of all: drawing takes minutes. */
const season = JSON.parse(JSON.stringify(demoSeason), (_, value: unknown) =>
  isDrawing(value) ? picture : value,
) as DemoSeason;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await loadDemo({ database: site.database, dataDir: site.dataDir, season });
}, 180_000);
afterAll(() => site.close());

it("demo season: every list of the API is answered in both languages, and each record in one", async () => {
  const admin = await signedIn(site, "admin");
  await site.app.ready();
  const { paths } = site.app.swagger() as unknown as { paths: Paths };
  const broken: string[] = [];
  let lists = 0;
  let records = 0;

  async function read(url: string): Promise<List> {
    // limits count by address
    const remoteAddress = `203.0.113.${(lists + records) % 250}`;
    const answer = await site.app.inject({ url, ...admin, remoteAddress });
    if (![200, 204].includes(answer.statusCode))
      broken.push(`${answer.statusCode} ${url} ${answer.body}`);
    const isJson = String(answer.headers["content-type"]).includes("application/json");
    if (answer.statusCode !== 200 || !isJson) return {};
    const list = answer.json<List | List["results"]>();
    return Array.isArray(list) ? { results: list } : (list as List);
  }

  for (const [path, { get }] of Object.entries(paths)) {
    const isOne = path.replace(language, "").includes("{");
    if (!get || isOne || needsQuery(get) || leftOut.test(path)) continue;
    for (const locale of locales) {
      const address = path.replace(language, locale);
      let next: string | null = takes(get, "per_page") ? `${address}?per_page=100` : address;
      while (next) {
        const list: List = await read(next);
        lists += 1;
        if (paths[`${path}{id}/`]?.get) {
          for (const { id = 0 } of list.results ?? []) {
            // half of them in each language
            if (locale !== locales[id % locales.length]) continue;
            await read(`${address}${id}/`);
            records += 1;
          }
        }
        next = list.next ?? null;
      }
    }
  }
  expect(broken).toEqual([]);
  // nothing of this came about because there was nothing
  expect(lists).toBeGreaterThan(150);
  expect(records).toBeGreaterThan(500);
}, 180_000);
