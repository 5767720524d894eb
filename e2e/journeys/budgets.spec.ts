import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { remoteNames } from "@festival/contracts/containers";
import type { LiveSet, Release } from "@festival/contracts/release";
import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { expect, test } from "../src/journey.ts";
import { site } from "../src/site.ts";

/** What the goals allow, in bytes of brotli. */
const most = {
  remote: 40 * 1024,
  remoteEntry: 8 * 1024,
};

/** Bytes of the programme's document before compression. */
const mostOfProgramme = 170_000;

const store = () => join(site.dataDir, "releases");
const read = (...path: string[]) => JSON.parse(readFileSync(join(store(), ...path), "utf8"));

/** The weight of a release's files as visitors get them. */
function weightOf({ name, version }: Release, files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + statSync(join(store(), name, version, "browser", `${file}.br`)).size,
    0,
  );
}

for (const locale of locales) {
  test(`the document of the programme keeps to its bytes in "${locale}"`, async () => {
    const answer = await fetch(site.url + href("programme", locale));
    expect(answer.status).toBe(200);
    expect((await answer.bytes()).byteLength).toBeLessThanOrEqual(mostOfProgramme);
  });
}

// the editor comes to staff alone
for (const name of remoteNames.filter((one) => one !== "mf-editor")) {
  test(`each screen of ${name} keeps to 40 KB, of which its entry has 8`, () => {
    const { live }: LiveSet = read("live.json");
    const release: Release = read(name, live[name] ?? "", "release.json");
    const { entry, exposes } = release.browser;
    expect(weightOf(release, [entry])).toBeLessThanOrEqual(most.remoteEntry);
    const scriptsOf = (exposed: string) => exposes[exposed]?.scripts ?? [];
    const shown = Object.keys(exposes).filter((exposed) => exposed.startsWith("./screen/"));
    expect(shown.length).toBeGreaterThan(0);
    const tooHeavy = shown.flatMap((exposed) =>
      locales
        .map((locale) => {
          const parts = ["./app", exposed, `./texts/${locale}`].flatMap(scriptsOf);
          return { exposed, locale, bytes: weightOf(release, [entry, ...parts]) };
        })
        .filter(({ bytes }) => bytes > most.remote),
    );
    expect(tooHeavy).toEqual([]);
  });
}
