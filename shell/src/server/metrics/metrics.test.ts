import { addressOf } from "@festival/contracts/calls/call";
import { getBlock } from "@festival/contracts/calls/site";
import { cacheTagsHeader } from "@festival/contracts/cookiesAndHeaders";
import { locales } from "@festival/contracts/locales";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { freePort } from "../process/freePort.ts";
import { eventually } from "../testing/eventually.ts";
import { answerWithFrame, framePaths } from "../testing/servedSite.ts";
import { sendJson, startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";
import { startTestShell, type TestShell } from "../testing/testShell.ts";

/** Pages of an owner that a worker makes none of before it listens: how many times it makes those depends on its luck. */
const quiz = "/de/konzert-o-mat";
const failing = "/de/konzert-o-mat/brennt";
const patienceMs = 50_000;

let backend: TestBackend;
let releases: TestReleases;
let shell: TestShell;
let address: string;

beforeAll(async () => {
  backend = await startTestBackend();
  answerWithFrame(backend, [
    ...framePaths,
    addressOf(getBlock, { locale: "de", slug: "error-page" }),
  ]);
  for (const locale of locales) {
    // pages that can be kept, as all real ones
    backend.on(`GET /${locale}/api/events/1/`, (_call, response) =>
      sendJson(response, 200, {}, { [cacheTagsHeader]: "events" }),
    );
  }
  releases = await createTestReleases();
  const server = `${ownerSource(`
    load: async (request) => {
      if (request.route.params.result) throw new Error("The hall is on fire.");
      return page(await request.api.get({ path: "/:locale/api/events/1/" }), request);
    },
    render: () => "<b>" + process.pid + "</b>",
  `)} return { owner };`;
  const live = { "mf-programme": version("a"), "mf-quiz": version("b") };
  await releases.add("mf-programme", live["mf-programme"], { server });
  await releases.add("mf-quiz", live["mf-quiz"], { server });
  await releases.goLive({ revision: 1, live });
  address = `127.0.0.1:${await freePort("127.0.0.1")}`;
  shell = await startTestShell({ backend, releases }, 2, { METRICS_ADDRESS: address });
});
afterAll(async () => {
  shell.supervisor.kill("SIGKILL");
  await shell.ended;
  await backend.close();
  await releases.remove();
});

/** Workers that have made the quiz's page. */
const makers = new Set<number>();

const textOf = async () => (await fetch(`http://${address}/metrics`)).text();

/** The sample of that name and those labels; undefined while there is none. */
function valueOf(text: string, sample: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

const untilTold = (sample: string, value: number) =>
  eventually(
    textOf,
    (text) => expect([sample, valueOf(text, sample)]).toEqual([sample, value]),
    patienceMs,
  );

const pages = (source: string, owner = "mf-quiz") =>
  `festival_pages_total{owner="${owner}",source="${source}"}`;

describe("the metrics of a shell", () => {
  it("count pages over all workers, by owner and by how they were answered", async () => {
    // each worker has made the programme in both languages before it listened
    await eventually(
      textOf,
      (text) => expect(valueOf(text, pages("made", "mf-programme"))).toBeGreaterThanOrEqual(4),
      patienceMs,
    );
    // no page of an owner that is not live is made ahead: it can't be
    expect(await textOf()).not.toContain('owner="mf-magazine"');
    let kept = 0;
    // each worker makes it once, and then sends what it keeps
    for (let visit = 0; visit < 12; visit += 1) {
      const { body } = await shell.fetchPage(quiz);
      const maker = Number(/<b>(\d+)<\/b>/.exec(body)?.[1]);
      if (makers.has(maker)) kept += 1;
      makers.add(maker);
    }
    expect(kept).toBeGreaterThan(8);
    await untilTold(pages("kept"), kept);
    await untilTold(pages("made"), makers.size);
    await untilTold(`festival_page_duration_seconds_count{owner="mf-quiz"}`, makers.size);
  });

  it("count pages that fail, by their owner", async () => {
    expect((await shell.fetchPage(failing)).status).toBe(500);
    await untilTold(`festival_page_failures_total{owner="mf-quiz",status="500"}`, 1);
  });

  it("say what is served, by how many workers, and that they follow changes", async () => {
    await untilTold(`festival_workers{state="serving"}`, 2);
    const text = await textOf();
    const release = `festival_release_info{remote="mf-programme",version="${version("a")}"}`;
    expect(valueOf(text, release)).toBe(1);
    // all but the programme and the quiz
    expect(valueOf(text, "festival_releases_refused")).toBe(3);
    expect(valueOf(text, "festival_change_feed_connected")).toBe(1);
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds ");
  });

  it("keep what a worker had counted that has ended", async () => {
    const before = valueOf(await textOf(), pages("kept")) ?? 0;
    expect(before).toBeGreaterThan(0);
    const made = valueOf(await textOf(), pages("made", "mf-programme")) ?? 0;
    for (const pid of makers) process.kill(pid, "SIGKILL");
    await eventually(
      textOf,
      (text) => expect(valueOf(text, pages("made", "mf-programme"))).toBeGreaterThan(made),
      patienceMs,
    );
    expect(valueOf(await textOf(), pages("kept"))).toBe(before);
  });

  it("stand at their own address alone", async () => {
    expect((await shell.fetchPage("/metrics")).status).toBe(404);
    expect((await fetch(`http://${address}/`)).status).toBe(404);
  });
});
