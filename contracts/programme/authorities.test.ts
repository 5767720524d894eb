import { describe, expect, it } from "@jest/globals";
import { gndPattern, musicbrainzPattern, sameAs, wikidataPattern } from "./authorities.ts";

const none = { wikidataId: "", musicbrainzId: "", gndId: "" };
const uuid = "1f9df192-a621-4f54-8850-2c5373b7eac9";

describe("the addresses of the same in other catalogues", () => {
  it("are those of the ids that are known", () => {
    expect(sameAs(none, "artist")).toEqual([]);
    expect(
      sameAs({ wikidataId: "Q255", musicbrainzId: uuid, gndId: "11850553X" }, "artist"),
    ).toEqual([
      "https://www.wikidata.org/entity/Q255",
      `https://musicbrainz.org/artist/${uuid}`,
      "https://d-nb.info/gnd/11850553X",
    ]);
    expect(sameAs({ ...none, musicbrainzId: uuid }, "work")).toEqual([
      `https://musicbrainz.org/work/${uuid}`,
    ]);
  });

  it.each([
    [wikidataPattern, ["", "Q255", "Q110436"], ["q255", "Q0", "255", "https://wikidata.org/Q255"]],
    [musicbrainzPattern, ["", uuid], [uuid.toUpperCase(), uuid.slice(1), `${uuid} `]],
    [gndPattern, ["", "118508288", "11850553X", "4099197-1", "1024705456"], ["X", "12a4", "0123"]],
  ])("are made of ids that look like theirs (%s)", (pattern, right, wrong) => {
    const fits = (id: string) => new RegExp(pattern).test(id);
    expect([...right, ...wrong].filter(fits)).toEqual(right);
  });
});
