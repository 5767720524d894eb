import { describe, expect, it } from "@jest/globals";
import { bindDates, bindNames, bindWords } from "./bindWords.ts";

describe("bindWords", () => {
  it.each([
    ["Sinfonie Nr. 3 Es-Dur op. 55", "Sinfonie Nr.\u00a03 Es-\u2060Dur op.\u00a055"],
    ["Schwanengesang, D 957", "Schwanengesang, D\u00a0957"],
    ["Toccata in D minor, BWV 565", "Toccata in D\u00a0minor, BWV\u00a0565"],
    ["Nora Feld · Luc Marais", "Nora Feld\u00a0· Luc Marais"],
    ["Andante F-Dur KV 616", "Andante F-\u2060Dur KV\u00a0616"],
    ["Quartet in C sharp minor", "Quartet in C\u00a0sharp\u00a0minor"],
    ["Choral a-Moll FWV 40", "Choral a-\u2060Moll FWV\u00a040"],
    ["J. S. Bach: Passacaglia", "J.\u00a0S.\u00a0Bach: Passacaglia"],
    ["Concerto RV 565, Sz 95, Z. 745", "Concerto RV\u00a0565, Sz\u00a095, Z.\u00a0745"],
    ["Pendulum Music", "Pendulum Music"],
  ])("binds %s", (line, bound) => {
    expect(bindWords(line)).toBe(bound);
  });
});

describe("bindNames", () => {
  it("keeps a name on one line, and lets the line break between names", () => {
    expect(bindNames("Mara Lindqvist · Strom-Philharmonie")).toBe(
      "Mara\u00a0Lindqvist\u00a0· Strom-\u2060Philharmonie",
    );
  });

  it("keeps a name in one piece before its role", () => {
    expect(bindNames("Strom · Mara Lindqvist (Leitung)")).toBe(
      "Strom\u00a0· Mara\u00a0Lindqvist (Leitung)",
    );
  });

  it("lets a name break that is longer than a narrow column", () => {
    expect(bindNames("Kammerorchester der Insel · Nora Feld")).toBe(
      "Kammerorchester der Insel\u00a0· Nora\u00a0Feld",
    );
  });
});

describe("bindDates", () => {
  it.each([
    ["28. August – 2. September 2025", "28.\u00a0August – 2.\u00a0September 2025"],
    ["from 28 August 2025", "from 28\u00a0August 2025"],
  ])("keeps the day with its month in %s", (words, bound) => {
    expect(bindDates(words)).toBe(bound);
  });
});
