import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contractVersion } from "@festival/contracts/release/contractVersion";
import type { ContainerName, RemoteName } from "@festival/contracts/containers";
import type { Candidate, CandidateVerdict, LiveSet, Release } from "@festival/contracts/release";

export interface TestReleases {
  folder: string;
  /** Folder of the shell's own build. */
  shellBuild: string;
  /** Puts a release into the store; `given` replaces parts of its `release.json`. */
  add(name: ContainerName, version: string, source: ReleaseSource): Promise<string>;
  /** Makes a set live, as a release does: in one step. */
  goLive(set: Omit<LiveSet, "previous">): Promise<void>;
  /** Lets a release wait to be tried, as `npm run release` does. */
  propose(name: RemoteName, version: string, more?: Partial<Candidate>): Promise<Proposal>;
  /** What `live.json` says. */
  readLive(): Promise<LiveSet>;
  remove(): Promise<void>;
}

export interface Proposal {
  /** Waits for the outcome. */
  verdict(): Promise<CandidateVerdict>;
  /** Gives up. */
  takeBack(): Promise<void>;
}

export interface ReleaseSource {
  /** Body of the server module: statements that end in `return { owner, … }`. */
  server?: string;
  /** A whole container for Node, instead of one around `server`. */
  container?: string;
  /** Browser files by name below `browser/`. */
  browser?: Record<string, string>;
  /** Of the shell, scripts by name below `scripts/`. */
  scripts?: Record<string, string>;
  given?: Partial<Release>;
}

/** Twelve hex digits, as versions are. */
export const version = (digit: string) => digit.repeat(12);

const hash = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** A federation container as the build makes them, around one server module. */
function containerAround(server: string): string {
  return `module.exports = {
  init: () => {},
  get: async (name) => {
    if (name !== "./server") throw new Error("no module " + name);
    const module = (() => { ${server} })();
    return () => module;
  },
};
`;
}

/** Statements for an owner whose pages say where they are; `more` adds to it or replaces parts. */
export function ownerSource(more = ""): string {
  return `
const page = (data, request) => ({
  kind: "page",
  data,
  head: { title: "Seite", description: "Eine Seite" },
  alternates: { [request.locale]: request.url },
});
const owner = {
  load: async (request) => page({ query: request.route.query }, request),
  act: async (request, form) => ({ ...page({ form }, request), status: 422 }),
  render: (given) =>
    given.error ? "<h1>Fehler " + given.error.status + "</h1>" : "<h1>" + given.url + "</h1><p>" + JSON.stringify(given.data) + "</p>",
  probes: async () => [],
  fragments: {},
  ${more}
};
`;
}

const shellSource = `${ownerSource()}
const layout = {
  renderHeader: (frame, page) => "<header>" + (frame.user ? frame.user.username : "Besuch") + "</header>",
  renderFooter: () => "<footer>Fuß</footer>",
};
return { owner, layout };`;

async function writeRelease(
  folder: string,
  name: ContainerName,
  releaseVersion: string,
  { server, container, browser = {}, scripts = {}, given }: ReleaseSource,
): Promise<void> {
  const code = container ?? (server === undefined ? undefined : containerAround(server));
  const files: Record<string, string> = {};
  const below = (part: string, texts: Record<string, string>) =>
    Object.entries(texts).map(([file, text]): [file: string, text: string] => [
      `${part}/${file}`,
      text,
    ]);
  const contents = [...below("browser", browser), ...below("scripts", scripts)];
  if (code !== undefined) contents.push(["server/remoteEntry.cjs", code]);
  for (const [file, text] of contents) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    files[file] = hash(text);
  }
  const release: Release = {
    name,
    version: releaseVersion,
    contract: contractVersion,
    builtAt: "2025-08-20T08:00:00.000Z",
    browser: { entry: "entry.js", exposes: {} },
    server: code === undefined ? null : { entry: "server/remoteEntry.cjs" },
    shared: [],
    files,
    ...given,
  };
  await writeFile(join(folder, "release.json"), JSON.stringify(release));
}

/** A release store in a folder of its own, with a small shell in it. */
export async function createTestReleases(shell: string = shellSource): Promise<TestReleases> {
  const folder = await mkdtemp(join(tmpdir(), "shell-releases-"));
  const add: TestReleases["add"] = async (name, releaseVersion, source) => {
    const target = join(folder, name, releaseVersion);
    await mkdir(target, { recursive: true });
    const browser = { "entry.js": `// ${name}`, ...source.browser };
    await writeRelease(target, name, releaseVersion, { ...source, browser });
    return target;
  };
  const shellBuild = await add("shell", version("0"), {
    server: shell,
    browser: {
      "shell.css": "",
      "layout.js": "",
      "app.js": "",
      "app.css": "",
      "instrument-sans-latin-wght-normal.abc.woff2": "",
      "instrument-sans-latin-ext-wght-normal.abc.woff2": "",
    },
    scripts: {
      "head.js": "/* head */",
      "consent.js": "/* consent */",
      "reading.js": "/* reading */",
      "start.js": "/* start */",
      "oldBrowser.js": "said(oldBrowserWords)",
      "serviceWorker.js": "started(workerSettings)",
      "removeServiceWorker.js": "removed()",
    },
    given: {
      browser: {
        entry: "entry.js",
        exposes: {
          "./shell": { scripts: ["entry.js"], styles: ["shell.css"] },
          "./layout": { scripts: ["layout.js"], styles: [] },
          "./app": { scripts: ["app.js"], styles: ["app.css"] },
          "./startEditor": { scripts: ["startEditor.js"], styles: [] },
        },
      },
    },
  });
  const propose: TestReleases["propose"] = async (name, version, more) => {
    const candidate: Candidate = { id: randomUUID(), name, version, isRollback: false, ...more };
    const file = join(folder, "candidates", candidate.id);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.incoming`, JSON.stringify(candidate));
    await rename(`${file}.incoming`, `${file}.json`);
    return {
      verdict: async () => {
        for (;;) {
          const text = await readFile(`${file}.verdict.json`, "utf8").catch(() => undefined);
          if (text) return JSON.parse(text);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
      takeBack: () => rm(`${file}.json`),
    };
  };
  return {
    folder,
    shellBuild,
    propose,
    readLive: async () => JSON.parse(await readFile(join(folder, "live.json"), "utf8")),
    add,
    goLive: async (set) => {
      const incoming = join(folder, "live.incoming.json");
      await writeFile(incoming, JSON.stringify({ ...set, previous: {} }));
      await rename(incoming, join(folder, "live.json"));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
