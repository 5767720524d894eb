import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { buildContainer } from "../build/buildContainer.ts";
import { placeInRepository } from "../build/place.ts";
import { PlainError, runCommand } from "../plainError.ts";
import { packRelease } from "./packRelease.ts";
import { remoteOf } from "./remote.ts";
import { verifyBuild } from "./verifyBuild.ts";

// What a team calls in the repository of its remote: `remote-kit build`, `verify`, `pack`.

const usage = `remote-kit build    builds the browser's and the server's side
remote-kit verify   builds, and looks at the build as far as that goes without a site
remote-kit pack     builds, verifies, and writes releases/NAME-VERSION.tgz`;

const folder = process.cwd();

async function build() {
  const built = await buildContainer(remoteOf(folder), placeInRepository(folder));
  const how = built.reused ? "is built already" : "is built";
  console.log(`${built.name} ${built.version} ${how}: ${relative(folder, built.folder)}`);
  return built;
}

async function verify() {
  const built = await build();
  await verifyBuild(built.folder);
  console.log("Its files are whole, and its server side loads.");
  return built;
}

async function pack(): Promise<string> {
  const { name, version, folder: made } = await verify();
  const archive = join(folder, "releases", `${name}-${version}.tgz`);
  await packRelease(made, archive);
  console.log(`Packed: ${relative(folder, archive)}`);
  return archive;
}

const commands: Record<string, () => Promise<unknown>> = { build, verify, pack };

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const run = commands[positionals[0] ?? ""];
  if (!run) throw new PlainError(usage);
  await run();
  // what a release left running is no reason to wait
  process.exit();
});
