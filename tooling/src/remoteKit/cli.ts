import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { buildContainer } from "../build/buildContainer.ts";
import { placeInRepository } from "../build/place.ts";
import { PlainError, runCommand } from "../plainError.ts";
import { packRelease } from "./packRelease.ts";
import { remoteOf } from "./remote.ts";
import { openSite, type Origin, type TeamSite } from "./site.ts";
import { verifyBuild } from "./verifyBuild.ts";

// What a team calls in the repository of its remote.

const usage = `remote-kit build    builds the browser's and the server's side
remote-kit verify   builds, and looks at the build as far as that goes without a site
remote-kit pack     builds, verifies, and writes releases/NAME-VERSION.tgz
remote-kit release  packs, and releases to a site (--site, --reason, --commit, --url)
remote-kit rollback VERSION   makes an earlier release live again, with the same options

FESTIVAL_SITE is the site's address, FESTIVAL_RELEASE_KEY the key of the remote's team.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string" },
    reason: { type: "string" },
    commit: { type: "string" },
    url: { type: "string" },
  },
});

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

/** @throws PlainError naming what is missing */
function site(): TeamSite {
  const address = values.site ?? process.env.FESTIVAL_SITE;
  const key = process.env.FESTIVAL_RELEASE_KEY;
  if (!address) throw new PlainError("Which site? Give --site or set FESTIVAL_SITE.");
  if (!key) throw new PlainError("Set FESTIVAL_RELEASE_KEY to the key of your remote.");
  return openSite(address, { name: remoteOf(folder), key });
}

const origin = (): Origin => ({
  reason: values.reason,
  commit: values.commit,
  url: values.url,
});

async function release(): Promise<void> {
  const target = site();
  const version = await target.release(await pack(), origin());
  console.log(`${remoteOf(folder)} ${version} is live.`);
}

async function rollback(): Promise<void> {
  const [, version] = positionals;
  if (!version) throw new PlainError("Which version? remote-kit rollback VERSION");
  await site().rollBack(version, origin());
  console.log(`${remoteOf(folder)} ${version} is live again.`);
}

const commands: Record<string, () => Promise<unknown>> = {
  build,
  verify,
  pack,
  release,
  rollback,
};

await runCommand(async () => {
  const run = commands[positionals[0] ?? ""];
  if (!run) throw new PlainError(usage);
  await run();
  // what a release left running is no reason to wait
  process.exit();
});
