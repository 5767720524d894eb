import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type Webpack from "webpack";
import { root } from "../root.ts";
import type { Face } from "./face.ts";
import { startTrialProcess } from "./trialProcess.ts";

// In jsdom, as on a machine without a browser; the journeys load real releases in Chromium.

// by its own name it complains of each of its old exports
const webpack: typeof Webpack = createRequire(import.meta.url)("webpack");

let folder: string;
let server: Server;

/** A document with the runtime that the shell's documents have, and its scripts from the folder. */
async function buildHost(): Promise<void> {
  const entry = join(folder, "host.mjs");
  await mkdir(join(folder, "remotes"));
  await writeFile(
    entry,
    'import { init } from "@module-federation/runtime"; init({ name: "shell", remotes: [], shared: {} });',
  );
  const compiler = webpack({
    mode: "development",
    devtool: false,
    entry,
    resolve: { modules: [join(root, "node_modules")] },
    output: { path: folder, filename: "shell.js" },
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "browser-trial-"));
  await buildHost();
  server = createServer((request, response) => {
    void readFile(join(folder, request.url ?? "")).then(
      (bytes) => response.setHeader("content-type", "text/javascript").end(bytes),
      () => {
        // as the shell's missing page
        response.writeHead(404, { "content-type": "text/html" });
        response.end('<!doctype html><main></main><script src="/shell.js"></script>');
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** A container as browsers load it; `modules` are statements by exposed name that end in `return …`. */
const container = (modules: Record<string, string>) =>
  `var mf_quiz = {
    init: () => {},
    get: async (name) => {
      const modules = { ${Object.entries(modules)
        .map(([name, code]) => `${JSON.stringify(name)}: () => { ${code} }`)
        .join(",")} };
      const module = modules[name]();
      return () => module;
    },
  };`;

const app = (more = "") => `
  const step = async () => {};
  return { bootstrap: step, mount: step, unmount: step, prepare: step, ${more} };`;
const fragment = "return { fragment: { prepare: async () => {}, mount: () => {} } };";
const good = { "./app": app(), "./fragments/list": fragment };

async function load(script: string, stepMs = 30_000) {
  await writeFile(join(folder, "remotes", "quiz.js"), script);
  const { port } = server.address() as AddressInfo;
  const face: Face = {
    name: "mf-quiz",
    globalName: "mf_quiz",
    entry: "/remotes/quiz.js",
    fragments: ["list"],
    screens: ["quizStart", "quizResult"],
    locales: ["de", "en"],
  };
  const task = { url: `http://127.0.0.1:${port}/de/-`, faces: [face], engine: "jsdom" };
  const file = join(import.meta.dirname, "browserTrial.ts");
  const { verdict, end } = startTrialProcess(file, task, { stepMs });
  const found = await verdict;
  end();
  return found.ok ? "loads" : found.reason.replace("its browser side does not load in jsdom: ", "");
}

describe("the browser side of a release", () => {
  it("passes when its container, its screens in each language and its fragments load", async () => {
    expect(await load(container(good))).toBe("loads");
  });

  it.each([
    ["app throws", { ...good, "./app": "throw new Error('out of tune');" }, "out of tune"],
    ["app exports nothing", { ...good, "./app": "return {};" }, "it exports no bootstrap"],
    [
      "app does not start",
      { ...good, "./app": app("bootstrap: async () => { throw new Error('no strings'); }") },
      "no strings",
    ],
    [
      "screen throws in one language",
      {
        ...good,
        "./app": app(
          "prepare: async (screen, locale) => { if (screen === 'quizResult' && locale === 'en') throw new Error('no words'); }",
        ),
      },
      "no words",
    ],
    ["fragment throws", { ...good, "./fragments/list": "throw new Error('no list');" }, "no list"],
    ["fragment is none", { ...good, "./fragments/list": "return {};" }, "it exports no prepare"],
  ])("is refused when its %s", async (_what, modules, reason) => {
    expect(await load(container(modules))).toBe(reason);
  });

  it("is refused when its container throws, with what it throws", async () => {
    expect(await load("throw new Error('out of order');")).toContain("(out of order)");
  });

  it("is refused when its container can't be parsed", async () => {
    expect(await load("var mf_quiz = ;")).toMatch(/Unexpected token/);
  });

  it("is refused when it loops", async () => {
    expect(await load(container({ ...good, "./app": "for (;;);" }), 5000)).toBe(
      "it hung for 5 s while it was loaded in jsdom",
    );
  });
});
