import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownRoutes } from "@festival/contracts/release/declaredRoutes";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { routesOf } from "./routesOf.ts";

describe("the routes that a build declares", () => {
  let source: string;
  beforeEach(async () => {
    source = await mkdtemp(join(tmpdir(), "routes-of-"));
  });
  afterEach(() => rm(source, { recursive: true }));
  const own = ownRoutes("mf-quiz");
  const declare = (text: string) => writeFile(join(source, "routes.ts"), text);

  it("are the contract's rows of the remote, where it has no file of its own", async () => {
    expect(await routesOf("mf-quiz", source)).toEqual(own);
  });

  it("begin with those of its file, which take the place of the contract's by name", async () => {
    await declare(`const path = { de: "/quiz", en: "/quiz" };
export const routes: object = { archive: { path, query: [] }, quizCheck: { path: { de: "/x", en: "/y" }, query: ["q"] } };`);
    const declared = await routesOf("mf-quiz", source);
    const { quizCheck: _replaced, ...others } = own;
    expect(Object.keys(declared)).toEqual(["archive", "quizCheck", ...Object.keys(others)]);
    expect(declared.quizCheck).toEqual({ path: { de: "/x", en: "/y" }, query: ["q"] });
  });

  it.each([
    ["has none", "export const screens = {};", "exports no routes"],
    [
      "has one that no shell would take",
      `export const routes = { magazine: { path: { de: "/quiz", en: "/quiz" }, query: [] } };`,
      "mf-quiz: its route magazine has the name of one of mf-magazine",
    ],
  ])("are refused where the file %s", async (_what, text, problem) => {
    await declare(text);
    await expect(routesOf("mf-quiz", source)).rejects.toThrow(problem);
  });
});
