import type { ShellHealth } from "@festival/contracts/api/system";
import { remoteNames, type RemoteName } from "@festival/contracts/release";
import { BuildFailed } from "../build/buildContainer.ts";
import { buildContainers } from "../build/buildContainers.ts";
import { PlainError, runCommand } from "../plainError.ts";
import { dataFolder, findRunningSite, type RunningSite } from "../site/dataFolder.ts";
import { consoleProgress } from "../site/progress.ts";
import { releaseRemotes } from "./releaseRemotes.ts";
import { LiveSetMoved, readLive, rollback } from "./store.ts";

// `npm run release -- NAME…`, `npm run rollback -- NAME`, `npm run releases`.

function runningSite(): RunningSite {
  const folder = dataFolder();
  const site = findRunningSite(folder);
  if (site) return site;
  throw new PlainError(`No site runs on the data folder ${folder}; start it with npm start.`);
}

function readName(text: string | undefined): RemoteName {
  const name = remoteNames.find((remote) => remote === text);
  if (name) return name;
  const given = text ? `There is no remote "${text}".` : "Which remote?";
  throw new PlainError(`${given} The remotes are ${remoteNames.join(", ")}.`);
}

/** A shell worker serves one set of releases for its life, and says whether all the others do. */
async function isServed(site: RunningSite, name: RemoteName, version: string): Promise<boolean> {
  const answer = await fetch(`${site.url}/health`, { headers: { connection: "close" } });
  const health = (await answer.json()) as ShellHealth;
  return health.takenOver && health.releases[name] === version;
}

const takeoverMs = 30_000;

/** Waits until the running site serves a version, so that the command ends when its work is done. */
async function waitUntilServed(site: RunningSite, name: RemoteName, version: string) {
  const until = Date.now() + takeoverMs;
  while (!(await isServed(site, name, version))) {
    if (Date.now() > until) {
      throw new PlainError(
        `${name} ${version} is live in the store, but the site still serves another version; see the log of the shell.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function release(names: readonly RemoteName[]): Promise<void> {
  const site = runningSite();
  const progress = consoleProgress();
  const built = await progress.step(
    `Building ${names.join(", ")}`,
    () => buildContainers(names),
    (all) => `Built ${all.map((one) => `${one.name} ${one.version}`).join(", ")}`,
  );
  const { released, refused } = await progress.step(
    "Verifying and releasing",
    () => releaseRemotes(built, site.environment),
    (outcome) =>
      outcome.refused.length > 0
        ? { failed: `${outcome.refused.map(({ name }) => name).join(", ")} refused` }
        : "Verified against the running backend",
  );
  for (const name of names) {
    const version = released[name];
    if (version) {
      await progress.step(`Taking over ${name}`, () => waitUntilServed(site, name, version));
      console.log(`\n${name} ${version} is live.`);
    } else if (!refused.some((one) => one.name === name)) {
      console.log(`\n${name} has not changed: this version is live already.`);
    }
  }
  if (refused.length === 0) return;
  const sentences = refused.map(
    ({ name, version, reason }) =>
      `${name} ${version} does not go live: ${reason}. The release before it stays.`,
  );
  throw new PlainError(sentences.join("\n"));
}

async function rollBack(name: RemoteName): Promise<void> {
  const site = runningSite();
  const store = site.environment.RELEASES_DIR;
  const { live, previous } = await readLive(store);
  if (!previous[name]?.length) {
    throw new PlainError(`${name} has no earlier release to go back to.`);
  }
  const version = (await rollback(store, name)).live[name];
  if (version) await waitUntilServed(site, name, version);
  console.log(`${name} ${version} is live again, in place of ${live[name]}.`);
}

async function list(): Promise<void> {
  const folder = dataFolder();
  const { live, previous, revision } = await readLive(`${folder}/releases`);
  if (revision === 0) throw new PlainError(`Nothing was released yet in ${folder}.`);
  const rows = remoteNames.map((name) => {
    const earlier = previous[name]?.toReversed().slice(0, 3).join(", ");
    return `  ${name.padEnd(14)} ${live[name] ?? "none"}${earlier ? `   before: ${earlier}` : ""}`;
  });
  console.log(`Live in ${folder}, change ${revision}:\n\n${rows.join("\n")}`);
}

const [action, ...names] = process.argv.slice(2);
await runCommand(async () => {
  try {
    if (action === "list") await list();
    else if (action === "rollback") await rollBack(readName(names[0]));
    else await release(names.length > 0 ? names.map(readName) : [readName(undefined)]);
  } catch (error) {
    if (error instanceof BuildFailed || error instanceof LiveSetMoved) {
      throw new PlainError(error.message);
    }
    throw error;
  }
});
