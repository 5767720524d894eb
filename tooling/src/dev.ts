import { watch } from "node:fs";
import { join } from "node:path";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import { buildContainers } from "./build/buildContainers.ts";
import { workFor } from "./dev/changes.ts";
import { PlainError, runCommand } from "./plainError.ts";
import { describeRefusals, proposeReleases, settleProposals } from "./releases/releaseRemotes.ts";
import { root } from "./root.ts";
import { dataFolder } from "./site/dataFolder.ts";
import { readPort } from "./site/port.ts";
import { consoleProgress, type Progress } from "./site/progress.ts";
import { stopOnSignals } from "./site/signals.ts";
import { SiteRunner, type Site } from "./site/site.ts";

// `npm run dev`: the site, with rebuild and reload on change. `npm run dev -- mf-quiz` works on one
// remote; the others come from their releases.

/** Editors write a file in several steps, and people save several files at once. */
const settleMs = 150;

const folders = ["contracts", "shared-ui/src", "shell/src", "backend/src", "demo-season/src"];

function chosenRemotes(names: readonly string[]): readonly RemoteName[] {
  if (names.length === 0) return remoteNames;
  return names.map((text) => {
    const name = remoteNames.find((remote) => remote === text);
    if (name) return name;
    throw new PlainError(
      `There is no remote "${text}". The remotes are ${remoteNames.join(", ")}.`,
    );
  });
}

/** Watches sources and hands over what changed, one batch after the other. */
function watchSources(
  watched: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const settle = () => {
    working = working.then(async () => {
      const files = [...changed];
      changed.clear();
      if (files.length > 0) await onChange(files);
    });
  };
  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    });
  }
}

async function remake(
  site: Site,
  progress: Progress,
  watched: readonly RemoteName[],
  files: readonly string[],
) {
  const work = workFor(files, watched);
  try {
    if (work.backend) await progress.step("Restarting the backend", site.restartBackend);
    if (work.remotes.length > 0) {
      const names = work.remotes.join(", ");
      const { refused } = await progress.step(
        `Releasing ${names}`,
        async () => {
          const built = await buildContainers(work.remotes, { classNames: "readable" });
          // the developer looks at it in a browser at once
          const options = { alsoEarlier: true, inBrowser: false };
          return settleProposals(await proposeReleases(built, site.environment(), options));
        },
        ({ released, refused: held }) => {
          if (held.length > 0)
            return { failed: `${held.map(({ name }) => name).join(", ")} refused` };
          return released.length > 0 ? `Released ${names}` : `${names}: no change`;
        },
      );
      for (const sentence of describeRefusals(refused)) console.error(`  ${sentence}`);
    }
    if (work.shell) await progress.step("Building and restarting the shell", site.restartShell);
  } catch (error) {
    // the site stays as it was until the next change
    console.error(error instanceof Error ? error.message : error);
  }
}

await runCommand(async () => {
  const watched = chosenRemotes(process.argv.slice(2));
  const progress = consoleProgress();
  const runner = new SiteRunner({
    dataDir: dataFolder(),
    host: process.env.HOST || "127.0.0.1",
    port: readPort(process.env.PORT || "3000"),
    progress,
    remotes: watched,
    workers: 1,
    env: { FESTIVAL_DEV: "1" },
    isDevelopment: true,
  });
  stopOnSignals(runner);
  console.log("Festival: development\n");
  const site = await runner.start();
  watchSources([...folders, ...watched.map((name) => `${name}/src`)], (files) =>
    remake(site, progress, watched, files),
  );
  for (const notice of site.notices) console.log(`  ${notice}`);
  console.log(
    `\n  ${site.url}/\n\n  Watching ${watched.join(", ")}, shell, shared-ui, contracts, backend.\n`,
  );
});
