import { apiPaths } from "@festival/contracts/apiPaths";
import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { signIn } from "../src/staff.ts";

/** What OpenAPI says of a call, as far as it is of interest here. */
interface Described {
  parameters?: readonly { name: string; in: string; required?: boolean }[];
}

type Paths = Record<string, { get?: Described }>;

interface List {
  next?: string | null;
  results?: readonly { id?: number }[];
}

const language = "{locale}";
const needsQuery = ({ parameters = [] }: Described) =>
  parameters.some((parameter) => parameter.in === "query" && parameter.required);
const takes = ({ parameters = [] }: Described, name: string) =>
  parameters.some((parameter) => parameter.name === name);

test("everything of the demo season can be read as staff, in both languages", async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, href("home", "de"));
  const { paths } = (await (await page.request.get(apiPaths.docs)).json()) as { paths: Paths };
  const broken: string[] = [];
  let lists = 0;
  let records = 0;

  async function read(address: string): Promise<List> {
    const answer = await page.request.get(address);
    if (answer.status() >= 500) broken.push(`${answer.status()} ${address}`);
    const isList = answer.ok() && answer.headers()["content-type"]?.includes("json");
    return isList ? ((await answer.json()) as List) : {};
  }

  for (const [path, { get }] of Object.entries(paths)) {
    const isOne = path.replace(language, "").includes("{");
    if (!get || isOne || needsQuery(get)) continue;
    for (const locale of locales) {
      const address = path.replace(language, locale);
      let next: string | null = takes(get, "per_page") ? `${address}?per_page=100` : address;
      while (next) {
        const list = await read(next);
        lists += 1;
        const [first] = list.results ?? [];
        if (first?.id !== undefined && paths[`${path}{id}/`]?.get) {
          await read(`${address}${first.id}/`);
          records += 1;
        }
        next = list.next ?? null;
      }
    }
  }
  expect(broken).toEqual([]);
  // nothing of this came about because there was nothing
  expect(lists).toBeGreaterThan(100);
  expect(records).toBeGreaterThan(30);
});
