import { describe, expect, it } from "@jest/globals";
import { isNoPerson, nameParts, readableName, readableNames } from "./names.ts";

describe("names", () => {
  it.each([
    ["Mozart,  Wolfgang  Amadeus", "Wolfgang Amadeus Mozart"],
    ["Jarvi [Järvi], Neeme", "Neeme Järvi"],
    ["Saint-Saens [Saint-Saëns],  Camille", "Camille Saint-Saëns"],
    ["Ligeti,  György [Gyorgy]", "György Ligeti"],
    ["Guitierrez [Gutiérrez] de Padilla,  Juan", "Juan Gutiérrez de Padilla"],
    ["Fleming, Renee (Renée)", "Renée Fleming"],
    ["Strauss,  Johann, II", "Johann Strauss II"],
    ["Suppe [Suppé],  Franz  Von", "Franz von Suppé"],
    ["Beethoven,  Ludwig  van", "Ludwig van Beethoven"],
    ["American Boychoir, The", "The American Boychoir"],
    ["Coldplay,", "Coldplay"],
    ["Midori", "Midori"],
  ])("%s is %s", (source, name) => {
    expect(readableName(source)).toBe(name);
  });

  it("parts several names in one field", () => {
    expect(readableNames("Masur, Kurt;  Wong, Samuel")).toEqual(["Kurt Masur", "Samuel Wong"]);
    expect(readableNames("Merrill/Rubicam,  George/Shannon")).toEqual([
      "George Merrill",
      "Shannon Rubicam",
    ]);
  });

  it("keeps first and last name apart, and groups whole", () => {
    expect(nameParts("Thomas, Michael Tilson")).toEqual({
      firstName: "Michael Tilson",
      lastName: "Thomas",
    });
    expect(nameParts("Boys Choir of Harlem, The").firstName).toBe("");
  });

  it("knows what is no name", () => {
    expect(["Not conducted", "No Soloist", "Audience"].every(isNoPerson)).toBe(true);
    expect(isNoPerson("Noone, Peter")).toBe(false);
  });
});
