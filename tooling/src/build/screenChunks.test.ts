import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import webpack from "webpack";
import type { Side } from "./exposes.ts";
import { screenPlugins, screenRules } from "./screenLists.ts";

// A container as small as can be: two screens, with a loader that does something as it is imported.
const files: Record<string, string> = {
  "screens.ts": `
    import { loadEvent } from "./pages/loadEvent.ts";
    const screen = (definition) => definition;
    export const screens = {
      event: screen({
        server: ON_SERVER && { load: loadEvent },
        Screen: async () => (await import("./pages/EventPage.ts")).EventPage,
      }),
      venues: screen({
        server: ON_SERVER && { load: loadEvent },
        Screen: async () => (await import("./pages/VenuesPage.ts")).VenuesPage,
      }),
    };`,
  "browserTexts.ts": `
    export const browserTexts = { de: async () => (await import("./de.ts")).default };`,
  "app.ts": `
    import { browserTexts } from "./browserTexts.ts";
    import { screens } from "./screens.ts";
    globalThis.app = { browserTexts, screens };`,
  "de.ts": `export default { hello: "Hallo" };`,
  "pages/loadEvent.ts": `
    globalThis.loaded = "a loader was imported";
    export const loadEvent = () => "what a loader says";
    export const isEvent = (data) => data !== null;`,
  "pages/EventPage.ts": `export const EventPage = () => "an event";`,
  "pages/VenuesPage.ts": `export const VenuesPage = () => "venues";`,
};

let folder: string;
const source = () => join(folder, "src");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "screen-chunks-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** @returns webpack's errors, and each script by its name */
async function build(side: Side, changed: Record<string, string> = {}) {
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(dirname(join(source(), file)), { recursive: true });
    await writeFile(join(source(), file), text);
  }
  const output = join(folder, "output");
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: { app: join(source(), "app.ts") },
    target: side === "server" ? "async-node" : ["web", "es2022"],
    output: { path: output, filename: "[name].js", chunkFilename: "[name].js" },
    module: { rules: screenRules(source(), side) },
    optimization: { minimize: false },
    plugins: screenPlugins(source(), side),
  });
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
      }),
    );
  });
  const names = errors.length > 0 ? [] : (await readdir(output)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(output, name), "utf8")));
  return { errors, names, all: texts.join("\n") };
}

describe("the list of screens", () => {
  it("gives each screen and each language a chunk that is named after its row", async () => {
    const { errors, names } = await build("browser");
    expect(errors).toEqual([]);
    expect(names).toEqual(["app.js", "screen-event.js", "screen-venues.js", "texts-de.js"]);
  });

  it("has its loaders on the server, and not in browsers", async () => {
    const browser = await build("browser");
    expect(browser.all).toContain("an event");
    expect(browser.all).not.toContain("loader");
    const server = await build("server");
    expect(server.all).toContain("what a loader says");
  });

  it.each([
    [
      "a row names its loader without ON_SERVER",
      { "screens.ts": files["screens.ts"]?.replace("ON_SERVER && ", "") ?? "" },
    ],
    [
      "a component imports from a loader",
      {
        "pages/EventPage.ts": `
          import { isEvent } from "./loadEvent.ts";
          export const EventPage = () => isEvent("an event");`,
      },
    ],
  ])("fails the browser's build where %s", async (_what, changed) => {
    const { errors } = await build("browser", changed);
    expect(errors.join()).toContain("The browser's side holds pages/loadEvent.ts");
  });

  it("fails the build where something is fetched outside of a row", async () => {
    const text = `${files["screens.ts"]}\nexport const more = import("./pages/EventPage.ts");`;
    await expect(build("browser", { "screens.ts": text })).rejects.toThrow(/outside of a row/);
  });
});
