import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { roomProblems, roomsOf, type Sources } from "./backendRooms.ts";

const folder = join(root, "backend", "src");
const backend: Sources = new Map(
  globSync("**/*.ts", { cwd: folder }).map((file) => [
    file.replaceAll("\\", "/"),
    readFileSync(join(folder, file), "utf8"),
  ]),
);

const app = "const rooms: readonly Room[] = [platform, site, programme];";
/** Problems of a small backend with these files besides one in each room. */
function problemsWith(files: Record<string, string>): string[] {
  return roomProblems(
    new Map(
      Object.entries({
        "app.ts": app,
        "platform/clock.ts": "",
        "site/pages.ts": 'import { clock } from "../platform/clock.ts";',
        "programme/events.ts": 'import type { Page } from "../site/pages.ts";',
        ...files,
      }),
    ),
  );
}

describe("rooms of the backend", () => {
  it("import only the rooms that app.ts lists before them", () => {
    expect(roomsOf(backend)[0]).toBe("platform");
    expect(roomProblems(backend)).toEqual([]);
  });

  it("may import the rooms below them", () => {
    expect(problemsWith({})).toEqual([]);
  });

  it("may not be in a circle", () => {
    const back = 'import { event } from "../programme/events.ts";';
    expect(problemsWith({ "site/home.ts": back })).toEqual([
      "site/home.ts imports programme/events.ts: site is below programme.",
    ]);
  });

  it.each([
    ["a type", 'import type { Page } from "../../site/pages.ts";'],
    ["at run time", 'const { page } = await import("../../site/pages.ts");'],
    ["for its effect", 'import "../../site/pages.ts";'],
    ["over several lines", 'import {\n  page,\n} from "../../site/pages.ts";'],
    ["to hand on", 'export { page } from "../../site/pages.ts";'],
  ])("may not be imported by the platform: %s", (_, text) => {
    expect(problemsWith({ "platform/mail/mail.ts": text })).toEqual([
      "platform/mail/mail.ts imports site/pages.ts: platform is below site.",
    ]);
  });

  it("may import neither app.ts nor what tests share", () => {
    const found = problemsWith({
      "site/a.ts": 'import { createApp } from "../app.ts";',
      "site/b.ts": 'import { createTestApp } from "../testing/testApp.ts";',
      "site/c.test.ts": 'import { createTestApp } from "../testing/testApp.ts";',
      "testing/testApp.ts": 'import { createApp } from "../app.ts";',
    });
    expect(found.map((problem) => problem.split(" ", 1)[0])).toEqual(["site/a.ts", "site/b.ts"]);
  });

  it("own each a folder of tables", () => {
    const of = (room: string) => `platform/database/schema/${room}/tables.ts`;
    expect(problemsWith({ [of("site")]: "", [of("shop")]: "" })).toEqual([
      `${of("shop")} holds tables of no room.`,
    ]);
  });

  it("are all listed by app.ts", () => {
    expect(problemsWith({ "shop/cart.ts": "" })).toEqual([
      "shop is no room: app.ts does not list it.",
    ]);
  });
});
