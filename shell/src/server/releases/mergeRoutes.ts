import { isOwner, ownerNames, type RemoteName } from "@festival/contracts/containers";
import {
  builtRows,
  ownRoutes,
  routesProblem,
  rowsOf,
} from "@festival/contracts/release/declaredRoutes";
import type { RouteTable } from "@festival/contracts/routes/table";
import type { LocalRelease, RefusedRelease } from "./releases.ts";

export interface MergedRoutes {
  releases: LocalRelease[];
  refused: RefusedRelease[];
  /** All rows of the owners whose releases declare others than this shell was built with. */
  declared: RouteTable;
}

/**
 * Makes one table of the routes that a set of releases declares. Releases of before routes were declared, and remotes
 * of which nothing is live, keep the rows that the shell was built with.
 * @param tried remotes whose releases are new: where two declare the same address, theirs is the one that is refused
 */
export function mergeRoutes(
  found: readonly LocalRelease[],
  tried: readonly RemoteName[] = [],
): MergedRoutes {
  const isTried = ({ release: { name } }: LocalRelease) => tried.some((one) => one === name);
  const inOrder = [...found.filter((one) => !isTried(one)), ...found.filter(isTried)];
  const tables = new Map(ownerNames.map((owner) => [owner, builtRows((one) => one === owner)]));
  const refused: RefusedRelease[] = [];
  const declared: RouteTable[] = [];
  for (const { release } of inOrder) {
    const { name, routes: rows } = release;
    if (rows === undefined || name === "shell" || !isOwner(name)) continue;
    const others = Object.assign(
      {},
      ...[...tables].filter(([owner]) => owner !== name).map(([, table]) => table),
    ) as RouteTable;
    const reason = routesProblem(name, rows, others);
    if (reason) {
      refused.push({ name, reason });
      continue;
    }
    if (JSON.stringify(rows) === JSON.stringify(ownRoutes(name))) continue;
    const table = rowsOf(name, release);
    tables.set(name, table);
    declared.push(table);
  }
  const isRefused = ({ release: { name } }: LocalRelease) =>
    refused.some((one) => one.name === name);
  return {
    releases: found.filter((one) => !isRefused(one)),
    refused,
    declared: Object.assign({}, ...declared),
  };
}
