import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { href } from "@festival/contracts/routes";
import {
  containersOf,
  isReady,
  killContainer,
  startContainer,
} from "@festival/tooling/clusterSite";
import { keepReadingCluster, keepWritingCluster } from "../src/clusterVisitors.ts";
import { expect, test } from "../src/journey.ts";
import { site } from "../src/site.ts";
import { signIn } from "../src/staff.ts";
import { storedTexts } from "../src/storedTexts.ts";

/** How long parts are killed. */
const seconds = Number(process.env.CLUSTER_SECONDS || 300);
const ports = { shell: 3000, backend: 3100 };

test.describe.configure({ timeout: (seconds + 300) * 1000 });

/** Kills one of the parts of which there are two, starts it again and waits until it is ready. */
async function killOne(): Promise<string> {
  const part = randomInt(2) === 0 ? "shell" : "backend";
  const running = await containersOf(part);
  const name = running[randomInt(running.length)];
  if (!name || running.length < 2) return `${part} was not whole again`;
  await killContainer(name);
  await wait(2000);
  await startContainer(name);
  while (!(await isReady(name, ports[part]))) await wait(500);
  return name;
}

test("shells and backends killed at random under load: no wrong page, no lost write", async ({
  page,
}) => {
  const visit = new AbortController();
  const paths = [
    href("home", "de"),
    href("programme", "en"),
    href("magazine", "de"),
    href("quizStart", "de"),
  ];
  const readers = [0, 1, 2].map(() => keepReadingCluster(site.url, paths, visit.signal));
  const writers = await Promise.all(
    ["Ada", "Grace"].map((name) => keepWritingCluster(site.url, name, visit.signal)),
  );
  const killed: string[] = [];
  for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
    killed.push(await killOne());
  }
  visit.abort();
  await Promise.all([...readers, ...writers].map(({ done }) => done));
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const count = (of: (reading: (typeof readers)[number]["reading"]) => number) =>
    readers.reduce((sum, { reading }) => sum + of(reading), 0);
  console.log(
    [
      `${killed.length} times killed: ${killed.join(", ")}`,
      `${count(({ answers }) => answers)} pages, ${count(({ unavailable }) => unavailable.length)} of them 503 with Retry-After`,
      `${acknowledged.length} forms acknowledged, ${writers.reduce((sum, one) => sum + one.unavailable(), 0)} refused with 503`,
    ].join("\n"),
  );
  expect(readers.flatMap(({ reading }) => reading.wrong)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  await signIn(page, href("home", "de"));
  const stored = await storedTexts(page, writers[0]?.formId ?? 0);
  const lost = acknowledged.filter((text) => !stored.some((entry) => entry.includes(`"${text}"`)));
  expect(lost).toEqual([]);
  // broken answers to a post are not lost writes, as nothing was acknowledged; they are told all the same
  console.log(`posts without an answer: ${writers.flatMap(({ wrong }) => wrong).length}`);
});
