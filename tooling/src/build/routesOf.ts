import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OwnerName } from "@festival/contracts/containers";
import {
  ownRoutes,
  routesProblem,
  type DeclaredRoutes,
} from "@festival/contracts/release/declaredRoutes";
import { BuildFailed } from "./compile.ts";

/**
 * The routes that a release of a remote declares: those of its `routes.ts`, which stand first, and its rows of the
 * contract's table that are not among them.
 * @param source folder of the remote's sources, absolute
 * @throws BuildFailed when there is a file `routes.ts` without routes, or with some that no shell would take
 */
export async function routesOf(owner: OwnerName, source: string): Promise<DeclaredRoutes> {
  const file = join(source, "routes.ts");
  if (!existsSync(file)) return ownRoutes(owner);
  const { routes } = (await import(pathToFileURL(file).href)) as { routes?: DeclaredRoutes };
  if (!routes) throw new BuildFailed(`${file} exports no routes.`);
  const declared = { ...routes, ...ownRoutes(owner), ...routes };
  const problem = routesProblem(owner, declared);
  if (problem) throw new BuildFailed(`${owner}: ${problem}.`);
  return declared;
}
