import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { root } from "./root.ts";
import { installState, stampInstall, swcCache } from "../bootstrap.mjs";

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

  it("takes what somebody installed by hand, as long as it is what the lock file names", () => {
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
