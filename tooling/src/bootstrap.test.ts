import { fork, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { installState, stampInstall, swcCache } from "../bootstrap.mjs";
import { root } from "./root.ts";

let folder: string;

function write(path: string, content: object | string) {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
}

const lock = (version: string) => ({
  packages: {
    "": { name: "site" },
    "node_modules/react": { version },
    "node_modules/@swc/core-win32": { version: "1.0.0", optional: true },
    "node_modules/@festival/shell": { link: true },
  },
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-install-"));
  write("package-lock.json", lock("19.0.0"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the check of what is installed", () => {
  it("finds a fresh checkout without libraries", () => {
    expect(installState(folder)).toBe("missing");
  });

  it("accepts packages that were installed by hand, as long as they are what the lock file names", () => {
    write("node_modules/.bin/node", "");
    write("node_modules/.package-lock.json", {
      packages: { "node_modules/react": { version: "19.0.0" } },
    });
    expect(installState(folder)).toBe("unstamped");
  });

  it("asks for an installation when a version differs", () => {
    write("node_modules/.bin/node", "");
    write("node_modules/.package-lock.json", {
      packages: { "node_modules/react": { version: "18.0.0" } },
    });
    expect(installState(folder)).toBe("missing");
  });

  it("trusts its stamp until the lock file changes", () => {
    write("node_modules/.bin/node", "");
    stampInstall(folder);
    expect(installState(folder)).toBe("stamped");
    write("package-lock.json", lock("19.1.0"));
    expect(installState(folder)).toBe("missing");
  });
});

describe("the folder that the compiler unpacks itself to", () => {
  const load = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ["-e", 'require("@swc/core")'], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
    }).status;

  it("is the user's own, where there is one", () => {
    expect(swcCache({ HOME: folder })).toEqual({});
    expect(swcCache({ HOME: "/nonexistent", XDG_CACHE_HOME: folder })).toEqual({});
    expect(swcCache({ SWC_NATIVE_BINDING_CACHE: folder })).toEqual({});
  });

  it.each([{}, { HOME: "/nonexistent" }, { HOME: "" }])(
    "is the project's for a user without a home, as with %j",
    (env) => {
      expect(load({ ...env, ...swcCache(env) })).toBe(0);
      expect(swcCache(env)).toEqual({ SWC_NATIVE_BINDING_CACHE: join(root, ".cache", "swc") });
    },
  );
});

/** A command that says its number, does what it is told, and ends with the bootstrap. */
const command = `
  process.on("disconnect", () => process.exit(0));
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);
`;

/** Runs a command by the bootstrap. */
function run(source: string, options: object) {
  const script = join(folder, "command.mjs");
  writeFileSync(script, source);
  const starter = join(folder, "start.mjs");
  const bootstrapFile = join(root, "tooling", "bootstrap.mjs");
  const given = `${JSON.stringify(relative(root, script))}, ${JSON.stringify(options)}`;
  writeFileSync(
    starter,
    `import { bootstrap } from ${JSON.stringify(bootstrapFile)};\nawait bootstrap(${given});`,
  );
  const child = fork(starter, { execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const told = (): Promise<{ pid: number }> =>
    new Promise((resolve) =>
      child.once("message", (message) => resolve(message as { pid: number })),
    );
  return { child, ended, told };
}

describe("a command", () => {
  it("keeps its compiled modules in the project's folder, for those that it starts, too", async () => {
    delete process.env.NODE_COMPILE_CACHE;
    const tells = `${command} process.send({ cache: process.env.NODE_COMPILE_CACHE });`;
    const { child, ended, told } = run(tells, {});
    expect(await told()).toEqual({ cache: join(root, ".cache", "node") });
    child.kill("SIGTERM");
    await ended;
  });
});

describe("a command that is kept", () => {
  const ready = `${command} process.send({ type: "ready", pid: process.pid });`;

  it("is started again when it is killed, and ends when it is asked to", async () => {
    const { child, ended, told } = run(ready, { isKept: true });
    const first = await told();
    const again = told();
    process.kill(first.pid, "SIGKILL");
    expect((await again).pid).not.toBe(first.pid);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("ends with its command when the program that forked it is gone", async () => {
    const { child, ended, told } = run(ready, { isKept: true });
    const { pid } = await told();
    child.disconnect();
    expect(await ended).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("ends with the command where that fails before it is ready", async () => {
    const { ended } = run("process.exit(3);", { isKept: true });
    expect(await ended).toBe(3);
  });

  it("ends with the command where that ends as it should", async () => {
    const { ended } = run(`${ready} setTimeout(() => process.exit(0), 100);`, { isKept: true });
    expect(await ended).toBe(0);
  });
});

describe("a command that is not kept", () => {
  it("is not started again", async () => {
    const { ended, told } = run(
      `${command} process.send({ type: "ready", pid: process.pid });`,
      {},
    );
    process.kill((await told()).pid, "SIGKILL");
    expect(await ended).toBe(137);
  });
});
