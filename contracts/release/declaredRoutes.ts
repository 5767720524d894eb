import type { OwnerName } from "../containers.ts";
import { locales } from "../locales.ts";
import { routes, type RouteDefinition, type RouteTable } from "../routes/table.ts";

/** The routes of a release as its `release.json` has them, by name; the most specific first. */
export type DeclaredRoutes = Readonly<Record<string, DeclaredRoute>>;
export type DeclaredRoute = Omit<RouteDefinition, "owner" | "takesSecrets" | "isFallback">;

/** Rows of the contract's table, whatever releases declare. */
export function builtRows(isWanted: (owner: OwnerName) => boolean): RouteTable {
  const rows = Object.entries<RouteDefinition>(routes);
  return Object.fromEntries(rows.filter(([, { owner }]) => isWanted(owner)));
}

/** The routes that a remote's release declares, unless it adds or changes some: its rows of the table. */
export function ownRoutes(owner: OwnerName): DeclaredRoutes {
  const rows = Object.entries(builtRows((one) => one === owner));
  return Object.fromEntries(rows.map(([name, { owner: _owner, ...row }]) => [name, row]));
}

/** The rows that an owner's release declares, as rows of the table. */
export function rowsOf(
  owner: OwnerName,
  { routes: declared }: { routes?: DeclaredRoutes },
): RouteTable {
  const rows = Object.entries(declared ?? ownRoutes(owner));
  return Object.fromEntries(rows.map(([name, row]) => [name, { ...row, owner }]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const areWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((word) => typeof word === "string" && /^\w{1,40}$/.test(word));

const longestPath = 200;
const pathForm = /^(?:\/(?:[a-z0-9-]+|:[A-Za-z]\w*))+(?:\/\*)?$/;
const isPath = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestPath && pathForm.test(value);

function isExpression(source: unknown): boolean {
  if (typeof source !== "string" || source.length > longestPath) return false;
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

/** First segments behind the language that are no pages'. */
const reservedSegments = ["api", "pageeditor-api", "admin"];

/** What is wrong with the form of a row: a clause that begins with a verb; null where nothing is. */
function formProblem(row: unknown): string | null {
  if (!isRecord(row)) return "is no object";
  const { path, query, lists, where, above } = row;
  if (!isRecord(path) || !locales.every((locale) => isPath(path[locale]))) {
    return "has no path in each language";
  }
  const first = locales
    .map((locale) => String(path[locale]).split("/")[1] ?? "")
    .find((segment) => reservedSegments.includes(segment));
  if (first) return `begins with /${first}, which is no page's`;
  if (!areWords(query) || (lists !== undefined && !areWords(lists))) {
    return "does not name its query parameters";
  }
  if (where !== undefined && (!isRecord(where) || !Object.values(where).every(isExpression))) {
    return "asks parameters for what is no regular expression";
  }
  if (above !== undefined && typeof above !== "string") return "names no route above it";
  if ("takesSecrets" in row) return "asks for passwords, which the shell's own screens do alone";
  if ("isFallback" in row) return "gives way to others, which the shell's own routes do alone";
  return null;
}

const isParameter = (segment: string) => segment.startsWith(":");

/** Whether one address may be that of both. */
export function overlap(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a === undefined || b === undefined) return a === b;
    if (a === "*" || b === "*") return true;
    if (a !== b && !isParameter(a) && !isParameter(b)) return false;
  }
}

const parametersOf = ({ path }: Pick<RouteDefinition, "path">): string =>
  path.de.split("/").filter(isParameter).toSorted().join();

/** Why a release's routes cannot stand beside those of others; null where they can. */
function neighbourProblem(owner: OwnerName, declared: DeclaredRoutes, others: RouteTable) {
  for (const [name, row] of Object.entries(declared)) {
    const taken = others[name];
    if (taken) return `its route ${name} has the name of one of ${taken.owner}`;
    if (row.above !== undefined && !declared[row.above] && !others[row.above]) {
      return `its route ${name} stands below ${row.above}, which there is not`;
    }
    for (const [otherName, other] of Object.entries(others)) {
      if (other.isFallback) continue;
      const locale = locales.find((one) => overlap(row.path[one], other.path[one]));
      if (!locale) continue;
      return `the address /${locale}${row.path[locale]} of its route ${name} may be that of ${otherName} of ${other.owner}`;
    }
  }
  return null;
}

/** Why other parts could no longer link to its screens; null where they can. */
function linkProblem(owner: OwnerName, declared: DeclaredRoutes) {
  for (const [name, known] of Object.entries(ownRoutes(owner))) {
    const row = declared[name];
    if (!row) return `it has no route ${name}, to which other parts link`;
    if (parametersOf(row) !== parametersOf(known)) {
      return `its route ${name} has other parameters than other parts give it`;
    }
  }
  return null;
}

/**
 * Why the routes that a release declares can't be the site's: one clause, without a full stop; null where they can.
 * @param declared as `release.json` has them
 * @param others all routes of other owners, by default those of the table
 */
export function routesProblem(
  owner: OwnerName,
  declared: unknown,
  others: RouteTable = builtRows((one) => one !== owner),
): string | null {
  if (!isRecord(declared)) return "its routes are no object";
  for (const [name, row] of Object.entries(declared)) {
    if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(name)) return `"${name}" is no name for a route`;
    const problem = formProblem(row);
    if (problem) return `its route ${name} ${problem}`;
  }
  const checked = declared as DeclaredRoutes;
  return neighbourProblem(owner, checked, others) ?? linkProblem(owner, checked);
}
