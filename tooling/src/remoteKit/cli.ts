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
remote-kit preview  packs, and puts it into a site's store for a look, with the same options as release
remote-kit release  packs, and releases to a site (--site, --reason, --commit, --url)
remote-kit rollback VERSION   makes an earlier release live again, with the same options

FESTIVAL_SITE is the site's address, FESTIVAL_RELEASE_KEY the key of the remote's team.`;

const options = {
  site: { type: "string" },
  reason: { type: "string" },
  commit: { type: "string" },
  url: { type: "string" },
} as const;

/** @throws PlainError where an option is none of the kit's, or lacks its value */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

type Given = ReturnType<typeof readArguments>;

const folder = process.cwd();

async function build() {
  const built = await buildContainer(remoteOf(folder), { place: placeInRepository(folder) });
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
function site({ values }: Given): TeamSite {
  const address = values.site ?? process.env.FESTIVAL_SITE;
  const key = process.env.FESTIVAL_RELEASE_KEY;
  if (!address) throw new PlainError("Which site? Give --site or set FESTIVAL_SITE.");
  if (!key) throw new PlainError("Set FESTIVAL_RELEASE_KEY to the key of your remote.");
  return openSite(address, { name: remoteOf(folder), key });
}

const origin = ({ values: { reason, commit, url } }: Given): Origin => ({ reason, commit, url });

async function release(given: Given): Promise<void> {
  const target = site(given);
  const version = await target.release(await pack(), origin(given));
  console.log(`${remoteOf(folder)} ${version} is live.`);
}

async function preview(given: Given): Promise<void> {
  const target = site(given);
  const { link, until } = await target.preview(await pack(), origin(given));
  console.log(
    `What is live stays. Until ${until.toLocaleString("en-GB")} this link shows the release:`,
  );
  console.log(link);
}

async function rollback(given: Given): Promise<void> {
  const [, version] = given.positionals;
  if (!version) throw new PlainError("Which version? remote-kit rollback VERSION");
  await site(given).rollBack(version, origin(given));
  console.log(`${remoteOf(folder)} ${version} is live again.`);
}

const commands: Record<string, (given: Given) => Promise<unknown>> = {
  build,
  verify,
  pack,
  preview,
  release,
  rollback,
};

await runCommand(async () => {
  const given = readArguments();
  const run = commands[given.positionals[0] ?? ""];
  if (!run) throw new PlainError(usage);
  await run(given);
  // what a release left running is no reason to wait
  process.exit();
});
