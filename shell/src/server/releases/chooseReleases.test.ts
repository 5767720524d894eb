import type { LiveSet } from "@festival/contracts/release";
import { describe, expect, it } from "@jest/globals";
import { chooseReleases, shortfallOf, type Refusal } from "./chooseReleases.ts";

const live = { "mf-programme": "p", "mf-magazine": "m", "mf-quiz": "c", "mf-forms": "f" };
const wanted: LiveSet = { revision: 3, live, previous: { "mf-quiz": ["a", "b"] } };

const at = "2025-08-20T08:00:00.000Z";
const refused = (name: Refusal["name"], ...versions: string[]): Refusal[] =>
  versions.map((version) => ({ name, version, reason: "it is out of tune", isDamaged: false, at }));

describe("what workers serve", () => {
  it("is what is live, with candidates in the place of their remotes' live releases", () => {
    const choice = { wanted, served: live, refusals: [] };
    const candidate = { id: "1", name: "mf-quiz", version: "d", isRollback: false } as const;
    expect(chooseReleases(choice, [])).toEqual(live);
    expect(chooseReleases(choice, [candidate])).toEqual({ ...live, "mf-quiz": "d" });
  });

  it("is a candidate that was refused before, as it is tried again", () => {
    const refusals = refused("mf-quiz", "d");
    const candidate = { id: "1", name: "mf-quiz", version: "d", isRollback: false } as const;
    expect(chooseReleases({ wanted, served: live, refusals }, [candidate])).toHaveProperty(
      "mf-quiz",
      "d",
    );
  });

  it.each([
    ["what is served now", { ...live, "mf-quiz": "x" }, ["c"], "x"],
    ["the latest earlier release", {}, ["c"], "b"],
    ["the latest earlier release that can be used", live, ["c", "b"], "a"],
    ["nothing", live, ["a", "b", "c"], undefined],
  ])("is, for a live release that can't be used, %s", (_what, served, versions, chosen) => {
    const refusals = refused("mf-quiz", ...versions);
    expect(chooseReleases({ wanted, served, refusals }, [])).toEqual({
      ...live,
      "mf-quiz": chosen,
    });
  });

  it("leaves out what is not live, even if it is served", () => {
    const { "mf-quiz": _gone, ...others } = live;
    const choice = { wanted: { ...wanted, live: others }, served: live, refusals: [] };
    expect(chooseReleases(choice, [])).toEqual(others);
  });
});

describe("what is missing", () => {
  it("is listed with its reason, and what is served in its place", () => {
    const refusals = [...refused("mf-quiz", "c"), ...refused("mf-forms", "f")];
    const served = { ...live, "mf-quiz": "b", "mf-forms": undefined };
    expect(shortfallOf({ wanted, served, refusals })).toEqual([
      { name: "mf-quiz", reason: "c can't be used: it is out of tune; b is served in its place" },
      { name: "mf-forms", reason: "f can't be used: it is out of tune; it is missing" },
      { name: "mf-editor", reason: "nothing of it is live" },
    ]);
  });

  it("is nothing while another set takes over", () => {
    const whole = { ...wanted, live: { ...live, "mf-editor": "e" } };
    expect(shortfallOf({ wanted: whole, served: {}, refusals: refused("mf-quiz", "a") })).toEqual(
      [],
    );
  });
});
