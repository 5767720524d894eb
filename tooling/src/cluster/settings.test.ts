import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { containerNames } from "@festival/contracts/containers";
import { secretSettings } from "@festival/contracts/environment/secretFiles";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { settingsRead } from "../test/settingsRead.ts";

const textOf = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

/** What a process of the site is told by the one that starts it, or by those who develop and test it. */
const ofProcesses = [
  "BEHIND_SHELL",
  "FESTIVAL_DEV",
  "INIT_CWD",
  "IS_BESIDE",
  "NODE_ENV",
  "PATH",
  "REPLACES",
  "TRIAL_TASK",
];
const ofTests = /^(?:TEST_|CRASH_|GENERATED_|NYPHIL_)/;
/** What containers are given by the files of the image and of the compose file, whatever `.env` says. */
const ofContainers = ["BACKEND_URL", "DATA_DIR", "RELEASES_DIR", "SHELL_BUILD", "ORPHAN_SECONDS"];

const settings = settingsRead(["backend/src", "shell/src/server"]).filter(
  (name) => !ofProcesses.includes(name) && !ofTests.test(name),
);
const example = textOf(".env.example");
const exampleNames = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
const compose = textOf("docker-compose.yml");
const composeOwn = [
  "HTTP_PORT",
  "HTTPS_PORT",
  "SECRETS_DIR",
  "FESTIVAL_IMAGE",
  "FESTIVAL_IMAGE_TARGET",
];

describe(".env.example", () => {
  it("has each setting that backend and shell read, once, and no other", () => {
    expect(settings).toEqual(expect.arrayContaining(["SMTP_URL", "PAGES_BURST", "DRAIN_SECONDS"]));
    expect(exampleNames.toSorted()).toEqual([...settings, ...composeOwn].toSorted());
  });

  it("has each setting of docker-compose.yml", () => {
    const taken = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name);
    expect(taken).toEqual(expect.arrayContaining(["SITE_URL", "HTTPS_PORT"]));
    expect(taken.filter((name) => !exampleNames.includes(name))).toEqual([]);
  });
});

describe("the Dockerfile", () => {
  it.each(containerNames)("builds %s from its folder", (name) => {
    const [, copied = ""] = /cp -r (.+) \/sources$/m.exec(textOf("Dockerfile")) ?? [];
    expect(copied.split(" ").some((pattern) => matchesGlob(name, pattern))).toBe(true);
  });
});

describe("docs/operations.md", () => {
  it.each([...settings, ...composeOwn])("explains %s", (name) => {
    expect(textOf("docs", "operations.md")).toMatch(new RegExp(`\`${name}\``));
  });
});

describe("docker-compose.yml", () => {
  const given = compose.slice(compose.indexOf("x-settings:"), compose.indexOf("x-update:"));

  it.each(settings.filter((name) => !ofContainers.includes(name)))(
    "gives %s to the parts",
    (name) => {
      const isSecret = secretSettings.some((secret) => secret === name);
      const isGiven = new RegExp(`^  ${name}${isSecret ? "(?:_FILE)?" : ""}:(?: |$)`, "m").test(
        given,
      );
      expect(isGiven).toBe(true);
    },
  );

  it("lets shells and backends write into one store of releases, in which the image's user may", () => {
    /** What stands below a part's name. */
    const partNamed = (name: string) =>
      compose.slice(compose.indexOf(`\n  ${name}:\n`) + 1).split(/\n\n/)[0] ?? "";
    for (const name of ["shell", "backend", "publish"]) {
      expect([name, partNamed(name)]).toEqual([
        name,
        expect.stringMatching(/volumes: \[.*"releases:\/releases".*\]/),
      ]);
    }
    const image = textOf("Dockerfile");
    expect(image).toContain("RELEASES_DIR=/releases");
    expect(image).toMatch(/mkdir .*\/releases.* && chown node:node .*\/releases/);
  });

  it("holds no secret, nor takes one from the environment, where it has a file", () => {
    for (const name of ["INTERNAL_SECRET", "DATABASE_PASSWORD", "SMTP_URL", "POSTGRES_PASSWORD"])
      expect(compose).not.toMatch(new RegExp(`^ +${name}: `, "m"));
  });
});
