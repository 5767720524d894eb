import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Release } from "@festival/contracts/release";
import { contractVersion } from "@festival/contracts/release/contractVersion";
import { siteVersion } from "@festival/contracts/siteVersion";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exposedModules } from "../build/exposes.ts";
import { fileHashes } from "../build/fileHashes.ts";
import { placeInProject } from "../build/place.ts";
import { makeTeamRepository, type TeamRepository } from "./teamRepository.ts";

const run = promisify(execFile);

describe("mf-quiz in a repository of its own, with nothing but packed packages", () => {
  let repository: TeamRepository;
  beforeAll(async () => {
    repository = await makeTeamRepository("mf-quiz");
  });
  afterAll(() => repository.remove());

  const archiveIn = (output: string) =>
    join(repository.folder, /Packed: (\S+)/.exec(output)?.[1] ?? "nothing");
  async function unpack(archive: string): Promise<string> {
    const folder = join(repository.folder, "unpacked");
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await run("tar", ["-xzf", archive, "-C", folder]);
    return folder;
  }

  it("is built, verified and packed as a whole release, the same each time", async () => {
    const first = archiveIn((await repository.kit(["pack"])).stdout);
    const folder = await unpack(first);
    const release: Release = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
    const { "release.json": _description, ...files } = await fileHashes(folder);
    expect(release).toMatchObject({ name: "mf-quiz", contract: contractVersion, files });
    const { source } = placeInProject("mf-quiz");
    expect(Object.keys(release.browser.exposes)).toEqual(
      expect.arrayContaining([
        ...Object.keys(exposedModules(source, "browser")),
        "./screen/quizStart",
      ]),
    );
    const bytes = await readFile(first);
    const again = await repository.kit(["pack"]);
    expect(again.stdout).toContain(`mf-quiz ${release.version} is built already`);
    expect((await readFile(archiveIn(again.stdout))).equals(bytes)).toBe(true);
  });

  it("is refused as soon as a file of its build is another one", async () => {
    const { stdout } = await repository.kit(["build"]);
    const [, build = ""] = /: (\S+)/.exec(stdout) ?? [];
    const files = Object.keys(await fileHashes(join(repository.folder, build)));
    const script = files.find((file) => file.endsWith(".js")) ?? "";
    await writeFile(join(repository.folder, build, script), "alert(1)");
    await expect(repository.kit(["verify"])).rejects.toMatchObject({
      stderr: expect.stringContaining("are not those that its release.json lists"),
    });
    await rm(join(repository.folder, build), { recursive: true });
  });

  it("is refused where its server side does not load", async () => {
    const server = join(repository.folder, "src", "server.ts");
    const text = await readFile(server, "utf8");
    await writeFile(server, `${text}\nthrow new Error("out of tune");\n`);
    await expect(repository.kit(["pack"])).rejects.toMatchObject({
      stderr: expect.stringContaining("its server side does not load: out of tune"),
    });
    await writeFile(server, text);
  });

  it("is checked by the compiler against the contract of the packages", async () => {
    const compiler = join(repository.folder, "node_modules", "typescript", "bin", "tsc");
    const check = () =>
      run(process.execPath, [compiler, "--noEmit"], { cwd: repository.folder }).then(
        () => "",
        ({ stdout }: { stdout: string }) => stdout,
      );
    expect(await check()).toBe("");
    const file = join(repository.folder, "src", "wrong.ts");
    await writeFile(
      file,
      'import { href } from "@festival/contracts/routes";\nhref("nowhere", "de");\n',
    );
    expect(await check()).toMatch(/^src\/wrong\.ts\(2,6\): error TS2345/);
    await rm(file);
  });

  it("finds no library that the packages do not name", () => {
    const modules = join(repository.folder, "node_modules");
    expect(existsSync(join(modules, "react"))).toBe(true);
    expect(existsSync(join(modules, "drizzle-kit"))).toBe(false);
    expect(existsSync(join(modules, "@festival", "shell"))).toBe(false);
  });

  it.each(["contracts", "shared-ui", "remote-kit"])(
    "gets %s in the site's version, without tests and older contracts",
    async (name) => {
      const installed = join(repository.folder, "node_modules", "@festival", name);
      const files = Object.keys(await fileHashes(installed));
      expect(files.length).toBeGreaterThan(10);
      expect(files.filter((file) => /\.test\.|(?:^|\/)(?:testing|released)\//.test(file))).toEqual(
        [],
      );
      const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
      const { version, dependencies, peerDependencies } = manifest;
      const ours = Object.entries({ ...dependencies, ...peerDependencies }).filter(([other]) =>
        other.startsWith("@festival/"),
      );
      expect([version, ...ours.map(([, needed]) => needed)]).toEqual([
        siteVersion,
        ...ours.map(() => siteVersion),
      ]);
    },
  );

  it("is refused where its package is not named after its remote", async () => {
    const file = join(repository.folder, "package.json");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace("@festival/mf-quiz", "@festival/quiz"));
    await expect(repository.kit(["build"])).rejects.toMatchObject({
      stderr: expect.stringContaining('it says "@festival/quiz"'),
    });
    await writeFile(file, text);
  });
});
