import { describe, expect, it } from "@jest/globals";
import { workTitle } from "./workTitle.ts";

const titles: [source: string, english: string, german: string][] = [
  [
    "CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449",
    "Piano Concerto No. 14 in E-flat major, K. 449",
    "Klavierkonzert Nr. 14 Es-Dur KV 449",
  ],
  [
    "SYMPHONY NO.  5 IN C SHARP MINOR",
    "Symphony No. 5 in C-sharp minor",
    "Sinfonie Nr. 5 cis-Moll",
  ],
  [
    "QUARTET, STRING, OP. 77, NO. 1, G MAJOR, H.III:81",
    "String Quartet in G major, Op. 77 No. 1, Hob. III:81",
    "Streichquartett G-Dur op. 77 Nr. 1 Hob. III:81",
  ],
  [
    "SYMPHONY NO. 30, D MAJOR, K.186B (OLD K.202)",
    "Symphony No. 30 in D major, K. 186b",
    "Sinfonie Nr. 30 D-Dur KV 186b",
  ],
  [
    'SYMPHONY NO. 38, D MAJOR, K.504, "PRAGUE"',
    "Symphony No. 38 in D major, K. 504 “Prague”",
    "Sinfonie Nr. 38 D-Dur KV 504 „Prager“",
  ],
  [
    "TRIO, VLN/VC/PNO, OP. 1, NO. 1, E-FLAT MAJOR",
    "Trio for Violin, Cello and Piano in E-flat major, Op. 1 No. 1",
    "Trio für Violine, Cello und Klavier Es-Dur op. 1 Nr. 1",
  ],
  ["CALLE, LA, 92", "La Calle 92", "La Calle 92"],
  ["MER, LA [THE SEA]", "La Mer [The Sea]", "La Mer [The Sea]"],
  [
    "SONGS, SIX (SECHS LIEDER), OP. 37",
    "Six Songs (Sechs Lieder), Op. 37",
    "Six Songs (Sechs Lieder) op. 37",
  ],
  ["H.M.S. PINAFORE", "H.M.S. Pinafore", "H.M.S. Pinafore"],
  ["BOLERO [BOLÉRO]", "Boléro", "Boléro"],
  ["SONATAS, WOO 154, PART II", "Sonatas, WoO 154, Part II", "Sonatas WoO 154, Part II"],
  [
    "CONCERTO, HORNS (2), F MAJOR, RV 539",
    "Concerto for Two Horns in F major, RV 539",
    "Konzert für zwei Hörner F-Dur RV 539",
  ],
];

describe("titles of works", () => {
  it.each(titles)("%s", (source, english, german) => {
    expect(workTitle(source).title).toEqual({ en: english, de: german });
  });

  it("tells who arranged a work", () => {
    const { title, arranger } = workTitle("GAY DIVORCE (ARR. CALANDRELLI) (ARR. Calandrelli)");
    expect([title.en, arranger]).toEqual(["Gay Divorce", "Calandrelli"]);
    expect(workTitle("LIEBESLEID (ARR. Unspecified)").arranger).toBe("");
    expect(workTitle("GUYS AND DOLLS (ARR. Bassman, George and Royal, Ted)").arranger).toBe(
      "George Bassman and Ted Royal",
    );
  });

  it("takes an author in front of a title for what he is", () => {
    const { title, coAuthor } = workTitle("Martin, Hugh / HAVE YOURSELF A MERRY CHRISTMAS");
    expect([title.en, coAuthor]).toEqual(["Have Yourself a Merry Christmas", "Hugh Martin"]);
  });

  it("puts emphasised parts back into their places", () => {
    const solomon = { _: "FROM  (QUARTET)", em: ["ARRIVAL OF THE QUEEN", "SOLOMON"] };
    expect(workTitle(solomon).title.en).toBe("Arrival of the Queen from Solomon (Quartet)");
  });

  it("never leaves a work without a title", () => {
    expect(workTitle("OP. 5").title.en).not.toBe("");
    expect(workTitle("(UNSPECIFIED)").title.en).not.toBe("");
  });
});
