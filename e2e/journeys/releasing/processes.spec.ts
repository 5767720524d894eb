import { setTimeout as wait } from "node:timers/promises";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../../src/journey.ts";
import { workersOfSite } from "../../src/launchSite.ts";
import { site } from "../../src/site.ts";
import { findProcesses, type SiteProcesses } from "../../src/siteProcesses.ts";
import { signIn } from "../../src/staff.ts";
import { storedTexts } from "../../src/storedTexts.ts";
import { isAnswered, keepReading, keepWriting, type Reading } from "../../src/steadyVisitors.ts";

/** `npm run soak -- processes` goes round many times, and wants the site back within a time. */
const rounds = Number(process.env.SOAK_PROCESS_ROUNDS || 1);
const backWithinMs = Number(process.env.SOAK_BACK_SECONDS || Infinity) * 1000;
const keptWithinMs = Number(process.env.SOAK_KEPT_SECONDS || Infinity) * 1000;

const parts: Record<string, (running: SiteProcesses) => number> = {
  "a worker": ({ workers }) => workers[0] ?? 0,
  "the backend": ({ backend }) => backend,
  "the supervisor": ({ supervisor }) => supervisor,
  "the starter": ({ starter }) => starter,
};

test.describe.configure({ timeout: rounds * Object.keys(parts).length * 120_000 });

const keptPaths = [href("home", "de"), href("magazine", "de"), href("programme", "en")];

/** Between two looks, as looking takes processor time from what is to come back. */
const lookMs = 200;

/** Waits until all parts run again, that which was killed as another process, and pages are made. */
async function untilBack(killed: number): Promise<SiteProcesses> {
  for (;;) {
    const running = findProcesses(site.dataDir);
    const all = running && [running.starter, running.backend, running.supervisor];
    const isWhole = running?.workers.length === workersOfSite && !all?.includes(killed);
    if (isWhole && !running.workers.includes(killed) && (await isAnswered(site.url))) {
      return running;
    }
    await wait(lookMs);
  }
}

const summaryOf = ({ answers, longest, failures }: Reading) =>
  `${answers} kept pages read, ${failures.length} failed, the longest took ${longest.ms.toFixed(0)} ms: ${longest.what}`;

test("each process may be killed under load: the site comes back, kept pages stay, nothing acknowledged is lost", async ({
  page,
}) => {
  const visit = new AbortController();
  let phase = "before";
  const readers = [0, 1, 2].map(() => keepReading(site.url, keptPaths, () => phase, visit.signal));
  const writers = await Promise.all(
    ["Ada", "Grace"].map((name) => keepWriting(site.url, name, visit.signal)),
  );
  // workers of an earlier set may still be leaving
  let running = await untilBack(0);
  const times: { line: string; ms: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const [what, pidOf] of Object.entries(parts)) {
      await Promise.all(readers.map(({ round: readAll }) => readAll()));
      const killed = pidOf(running);
      const since = performance.now();
      phase = `without ${what}`;
      process.kill(killed, "SIGKILL");
      running = await untilBack(killed);
      const ms = performance.now() - since;
      phase = `after ${what}`;
      times.push({ line: `${round}. ${what}: back after ${(ms / 1000).toFixed(1)} s`, ms });
    }
  }
  visit.abort();
  await Promise.all([...readers, ...writers].map(({ done }) => done));
  if (rounds > 1) {
    console.log(times.map(({ line }) => line).join("\n"));
    console.log(readers.map(({ reading }) => summaryOf(reading)).join("\n"));
    console.log(`${writers.flatMap(({ acknowledged }) => acknowledged).length} forms acknowledged`);
  }

  for (const { reading } of readers) {
    expect([...new Set(reading.failures)]).toEqual([]);
    expect(reading.answers).toBeGreaterThan(0);
  }
  await signIn(page, href("home", "de"));
  const stored = await storedTexts(page, writers[0]?.formId ?? 0);
  for (const { acknowledged } of writers) {
    expect(acknowledged.length).toBeGreaterThan(0);
    const lost = acknowledged.filter(
      (text) => !stored.some((entry) => entry.includes(`"${text}"`)),
    );
    expect(lost).toEqual([]);
  }
  const longest = readers.map(({ reading }) => reading.longest);
  expect(longest.filter(({ ms }) => ms > keptWithinMs)).toEqual([]);
  expect(times.filter(({ ms }) => ms > backWithinMs).map(({ line }) => line)).toEqual([]);
});
