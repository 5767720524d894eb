import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import type { Release } from "@festival/contracts/release";
import { adminHref } from "@festival/contracts/staffPaths";
import { buildContainers } from "../build/buildContainers.ts";
import { PlainError, runCommand } from "../plainError.ts";
import { dataFolder, findRunningSite, type RunningSite } from "../site/dataFolder.ts";
import { consoleProgress } from "../site/progress.ts";
import { notRendered } from "./coverage.ts";
import { describeReleases, readStanding } from "./describeReleases.ts";
import {
  describeRefusals,
  proposeReleases,
  rollBackTo,
  settleProposals,
  type Proposed,
} from "./releaseRemotes.ts";
import { publishRelease, readLive, releaseFolder } from "./store.ts";

// `npm run release -- NAME… [--preview]`, `npm run rollback -- NAME`, `npm run releases`.

const progress = consoleProgress();

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

/** Says which screens and fragments no trial has seen, as the site has nothing to show there. */
async function reportUnseen(store: string, { proposals, rendered }: Proposed): Promise<void> {
  for (const { name, version } of proposals) {
    const file = join(releaseFolder(store, name, version), "release.json");
    const release: Release = JSON.parse(await readFile(file, "utf8"));
    const unseen = notRendered(release, rendered[name] ?? []);
    if (unseen.length > 0) {
      console.log(`  ${name}: not rendered, as there is nothing to show: ${unseen.join(", ")}`);
    }
  }
}

const build = (names: readonly RemoteName[]) =>
  progress.step(
    `Building ${names.join(", ")}`,
    () => buildContainers(names),
    (all) => `Built ${all.map((one) => `${one.name} ${one.version}`).join(", ")}`,
  );

/** Puts builds into the store and leaves what is live as it is. */
async function keepForPreview(names: readonly RemoteName[]): Promise<void> {
  const { environment, url } = runningSite();
  const built = await build(names);
  for (const one of built) await publishRelease(environment.RELEASES_DIR, one);
  const which = built.map(({ name, version }) => `${name} ${version}`).join(", ");
  console.log(`\nIn the store, and not live: ${which}.`);
  console.log(`An admin looks at it from ${new URL(adminHref("releases"), url).href}.`);
}

async function release(names: readonly RemoteName[]): Promise<void> {
  const { environment } = runningSite();
  const built = await build(names);
  const proposed = await progress.step(
    "Verifying against the running backend",
    () => proposeReleases(built, environment, { alsoEarlier: true, inBrowser: true }),
    ({ refused }) =>
      refused.length > 0
        ? { failed: `${refused.map(({ name }) => name).join(", ")} refused` }
        : "Verified against the running backend",
  );
  await reportUnseen(environment.RELEASES_DIR, proposed);
  const trying = proposed.proposals.map(({ name }) => name).join(", ");
  const { released, refused } = trying
    ? await progress.step(`Taking over ${trying}`, () => settleProposals(proposed))
    : { released: [], refused: proposed.refused };
  for (const name of names) {
    const live = released.find((one) => one.name === name);
    if (live) console.log(`\n${name} ${live.version} is live.`);
    else if (!refused.some((one) => one.name === name)) {
      console.log(`\n${name} has not changed: this version is live already.`);
    }
  }
  if (refused.length === 0) return;
  throw new PlainError([...describeRefusals(refused), "What was live before stays."].join("\n"));
}

async function rollBack(name: RemoteName): Promise<void> {
  const store = runningSite().environment.RELEASES_DIR;
  const { live, previous } = await readLive(store);
  const version = previous[name]?.at(-1);
  if (!version) throw new PlainError(`${name} has no earlier release to go back to.`);
  const { refused } = await rollBackTo(store, { name, version });
  if (refused.length > 0) {
    const sentences = [...describeRefusals(refused), `${name} ${live[name]} stays live.`];
    throw new PlainError(sentences.join("\n"));
  }
  console.log(`${name} ${version} is live again, in place of ${live[name]}.`);
}

async function list(): Promise<void> {
  const folder = dataFolder();
  const store = `${folder}/releases`;
  const set = await readLive(store);
  if (set.revision === 0) throw new PlainError(`Nothing was released yet in ${folder}.`);
  const lines = describeReleases({ set, ...(await readStanding(store)) }, new Date());
  console.log(`Live in ${folder}, change ${set.revision}:\n\n${lines.join("\n")}`);
}

const [action, ...given] = process.argv.slice(2);
const names = given.filter((name) => name !== "--preview");
await runCommand(async () => {
  if (action === "list") await list();
  else if (action === "rollback") await rollBack(readName(names[0]));
  else {
    const remotes = names.length > 0 ? names.map(readName) : [readName(undefined)];
    await (given.includes("--preview") ? keepForPreview(remotes) : release(remotes));
  }
});
