import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { href } from "@festival/contracts/routes";
import { flood, measureCapacity } from "@festival/tooling/flood";
import { expect, test } from "../../src/journey.ts";
import { site } from "../../src/site.ts";
import { findProcesses } from "../../src/siteProcesses.ts";

/** `npm run soak -- flood` takes longer, and measures. */
const seconds = 4;

test("the site stands under more visitors than it can make pages for", async () => {
  const answer = await fetch(site.url + addressOf(listEvents, { locale: "de" }));
  const [event] = ((await answer.json()) as EventListPage).results;
  if (!event) throw new Error("The demo season has no event.");
  const eventPath = href("event", "de", { slug: event.slug.de, id: event.id });
  const before = findProcesses(site.dataDir);
  expect(before).toBeDefined();
  const capacity = await measureCapacity(site.url, eventPath, seconds);
  for (const times of [1.25, 5]) {
    const kept = href("home", "de");
    const flooded = await flood(site.url, { capacity, times, seconds, eventPath, kept });
    // no reset connection, no wrong body, no kept page that is refused, each 503 says when to come again
    expect(flooded.faults).toEqual([]);
    expect(flooded.madeShare).toBeGreaterThan(0);
  }
  // none of them was ended
  expect(findProcesses(site.dataDir)).toEqual(before);
});
