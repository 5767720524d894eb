import { describe, expect, it } from "@jest/globals";
import {
  agreedGroups,
  isCurrent,
  offeredServices,
  possibleServices,
  parseConsent,
  provisionalConsent,
  writeConsent,
  type Consent,
} from "./consent.ts";

const consent: Consent = { id: "7f1", version: 2, services: ["youtube", "vimeo"] };
const settings = {
  tag_manager_id: "",
  starmate_domain: "",
  map_provider: "none",
} as const;

describe("the consent cookie", () => {
  it("says again what was decided", () => {
    expect(parseConsent(writeConsent(consent))).toEqual(consent);
  });

  it("keeps a refusal apart from no decision", () => {
    const refusal: Consent = { id: "", version: 1, services: [] };
    expect(parseConsent(writeConsent(refusal))).toEqual(refusal);
    expect(isCurrent(parseConsent(writeConsent(refusal)), 1)).toBe(true);
  });

  it("is no decision in the provisional state of the legal pages, which is exactly this", () => {
    expect(JSON.parse(provisionalConsent)).toEqual({ googleTagManager: false });
    expect(parseConsent(provisionalConsent)).toBeNull();
  });

  it.each([undefined, "", "{", "null", "[]", "7", '{"youtube":true}', '{"version":"2"}'])(
    "is no decision as %j",
    (value) => expect(parseConsent(value)).toBeNull(),
  );

  it("agrees to nothing that it doesn't say in so many words", () => {
    const value = '{"version":1,"id":3,"youtube":1,"vimeo":"true","constructor":true,"x":true}';
    expect(parseConsent(value)).toEqual({ id: "", version: 1, services: ["x"] });
  });
});

describe("a newer version", () => {
  it("asks those who saw an older version again, and no one else", () => {
    expect(isCurrent(consent, 2)).toBe(true);
    expect(isCurrent(consent, 3)).toBe(false);
    expect(isCurrent(null, 1)).toBe(false);
  });
});

describe("what is asked about", () => {
  it("can be what the site has: no tag manager without an id, no map without a provider", () => {
    const bare = possibleServices(settings);
    expect(bare).toContain("youtube");
    expect(bare).not.toEqual(expect.arrayContaining(["googleTagManager"]));
    const full = possibleServices({
      tag_manager_id: "GTM-ABCD",
      starmate_domain: "stars.example",
      map_provider: "openstreetmap",
    });
    const more = full.filter((service) => !bare.includes(service));
    expect(more).toEqual(["googleTagManager", "advertising", "starmate", "openstreetmap"]);
  });

  it("is what the site uses, and no service that there is not", () => {
    const used = { consent_services: ["vimeo", "constructor", "googleTagManager"] };
    expect(offeredServices(used)).toEqual(["googleTagManager", "vimeo"]);
    expect(offeredServices({ consent_services: [] })).toEqual([]);
  });

  it("counts as a group where all of it was agreed to", () => {
    const offered = possibleServices({ ...settings, tag_manager_id: "GTM-ABCD" });
    expect(agreedGroups([], offered)).toEqual(["required"]);
    expect(agreedGroups(["googleTagManager", "youtube"], offered)).toEqual([
      "required",
      "optimisation",
    ]);
    expect(agreedGroups(offered, offered)).toHaveLength(4);
  });

  it("has no group as agreed to in which there is nothing", () => {
    expect(agreedGroups([], ["youtube"])).toEqual(["required"]);
  });
});
