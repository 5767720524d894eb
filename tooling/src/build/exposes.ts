import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type Side = "browser" | "server";

/**
 * What a container exposes, found by where its files stand:
 * browser `./app` (app.tsx or app.ts), `./admin` (admin/admin.tsx), `./editing` (editing.ts) and
 * `./fragments/NAME` (fragments/NAME/fragment.ts), server `./server` (server.ts).
 * @param source folder of its sources, absolute
 * @returns absolute files by exposed name; empty where the container has nothing for that side
 */
export function exposedModules(source: string, side: Side): Record<string, string> {
  if (side === "server") {
    const server = join(source, "server.ts");
    return existsSync(server) ? { "./server": server } : {};
  }
  const exposed: Record<string, string> = {};
  const app = ["app.tsx", "app.ts"].map((file) => join(source, file)).find(existsSync);
  if (app) exposed["./app"] = app;
  const admin = join(source, "admin", "admin.tsx");
  if (existsSync(admin)) exposed["./admin"] = admin;
  const editing = join(source, "editing.ts");
  if (existsSync(editing)) exposed["./editing"] = editing;
  const fragments = join(source, "fragments");
  for (const fragment of existsSync(fragments) ? readdirSync(fragments) : []) {
    const file = join(fragments, fragment, "fragment.ts");
    if (existsSync(file)) exposed[`./fragments/${fragment}`] = file;
  }
  return exposed;
}

/** Name of the chunk that an exposed module stands in. */
export function exposeChunk(exposed: string): string {
  return `expose-${exposed.slice(2).replaceAll("/", "-")}`;
}
