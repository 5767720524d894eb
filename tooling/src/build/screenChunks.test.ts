import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { routes } from "@festival/contracts/routes";

// The shell finds a screen's styles and scripts by the name of its chunk, which must be its route's.
const root = join(import.meta.dirname, "..", "..", "..");
const owners = readdirSync(root).filter(
  (name) => /^(?:shell|mf-\w+)$/.test(name) && existsSync(join(root, name, "src/screens.ts")),
);

function screensOf(owner: string): { route: string; chunk: string }[] {
  const source = readFileSync(join(root, owner, "src/screens.ts"), "utf8");
  const found = source.matchAll(/^ {2}(\w+):[\s\S]*?webpackChunkName: "screen-([^"]+)"/gm);
  return [...found].map(([, route = "", chunk = ""]) => ({ route, chunk }));
}

describe.each(owners)("the screens of %s", (owner) => {
  it("stand in chunks that are called like their routes", () => {
    const screens = screensOf(owner);
    expect(screens.filter(({ route, chunk }) => route !== chunk)).toEqual([]);
    const own = Object.entries(routes).filter(([, route]) => route.owner === owner);
    expect(new Set(screens.map(({ route }) => route))).toEqual(new Set(own.map(([name]) => name)));
  });
});
