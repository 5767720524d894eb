import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { artworkSize, describeArtwork, drawArtwork, nameFigure } from "./drawArtwork.ts";
import type { Motif } from "./compose.ts";
import { parseKey } from "./musicalKey.ts";

const motif = (wishes: Partial<Motif> = {}): Motif => ({
  kind: "work",
  seed: "eroica",
  figure: "harmonograph",
  ground: "blue",
  ...wishes,
});

const oneOfEach: Motif[] = [
  motif(),
  motif({ kind: "portrait", seed: "mara-lindqvist", figure: "head", ground: "pink" }),
  motif({ kind: "venue", seed: "venue-kreuzkirche", figure: "plan", ground: "navy" }),
  motif({ kind: "article", seed: "fluegel-zieht-um", figure: "phase", ground: "rose" }),
  motif({ kind: "hero", seed: "alles-klingt" }),
];

describe("the demo season's artwork", () => {
  it.each(oneOfEach)("draws a $kind in its full size", async (each) => {
    const { width, height, format } = await sharp(await drawArtwork(each)).metadata();
    expect({ width, height }).toEqual(artworkSize[each.kind]);
    expect(format).toBe("jpeg");
  });

  it("draws the same picture for the same spec, byte for byte", async () => {
    const spec = motif({ seed: "nachklang", figure: "chladni", key: "c minor" });
    expect((await drawArtwork(spec)).equals(await drawArtwork(spec))).toBe(true);
  });

  it.each([
    ["title", { seed: "pastorale" }],
    ["ground", { ground: "paper" }],
    ["key", { key: "c minor" }],
  ] as const)("draws another picture for another %s", async (_what, wish) => {
    const one = await drawArtwork(motif({ key: "e-flat major" }));
    const other = await drawArtwork(motif({ key: "e-flat major", ...wish }));
    expect(one.equals(other)).toBe(false);
  });

  it("lays the picture on the ground that was asked for", async () => {
    const hero = await drawArtwork(motif({ kind: "hero", ground: "blue" }));
    // The hero's left third is plain, and the paper's grain averages out.
    const calm = { left: 0, top: 0, width: 800, height: 1350 };
    const left = await sharp(hero).extract(calm).toBuffer();
    const { channels } = await sharp(left).stats();
    const [red, green, blue] = channels.map((channel) => channel.mean);
    expect(Math.abs((red ?? 0) - 0x00)).toBeLessThan(6);
    expect(Math.abs((green ?? 0) - 0x5a)).toBeLessThan(6);
    expect(Math.abs((blue ?? 0) - 0xbe)).toBeLessThan(6);
  });

  it("shows at least seven families of figures in sixty works", () => {
    const figures = ["harmonograph", "chladni", "rings", "phase"] as const;
    const names = Array.from({ length: 60 }, (_, index) => {
      const figure = figures[index % figures.length] ?? "rings";
      return nameFigure(motif({ seed: `concert ${index}`, figure })).en;
    });
    expect(new Set(names).size).toBeGreaterThanOrEqual(7);
  });

  it("draws the house that a venue's name speaks of, from above or from the street", () => {
    const house = (seed: string, figure: "plan" | "elevation") =>
      nameFigure(motif({ kind: "venue", seed, figure })).en;
    expect(house("venue-kreuzkirche", "elevation")).toBe("Elevation of a church");
    expect(house("venue-kreuzkirche", "plan")).toBe("Plan of a church");
    expect(house("venue-ms-ondine", "elevation")).toBe("Elevation of a ship on waves");
    expect(house("venue-somewhere", "elevation")).toBe("Elevation of a façade with arches");
  });

  it("draws as many heads as a quartet has", () => {
    const quartet = motif({ kind: "portrait", seed: "quartett-halbmond", figure: "head" });
    expect(nameFigure(quartet).en).toContain("4 abstract heads");
  });

  it("describes figure, colours and ground in both languages", () => {
    const words = describeArtwork(motif({ kind: "venue", seed: "bunker", figure: "elevation" }));
    expect(words.de).toMatch(/^Aufriss eines Bunkers, in .+ auf Blau\.$/);
    expect(words.en).toMatch(/^Elevation of a bunker, in .+ on blue\.$/);
  });
});

describe("the key parser", () => {
  it.each([
    ["c-sharp minor", 1, "minor"],
    ["E-flat major", 3, "major"],
    ["b minor", 11, "minor"],
    ["b-flat major", 10, "major"],
    ["f sharp minor", 6, "minor"],
    ["cis-Moll", 1, "minor"],
    ["Es-Dur", 3, "major"],
    ["B-Dur", 10, "major"],
    ["h-Moll", 11, "minor"],
  ])("reads %s", (name, tonic, mode) => {
    expect(parseKey(name)).toMatchObject({ tonic, mode });
  });

  it.each(["", "atonal", "h minor", undefined])("finds no key in %p", (name) => {
    expect(parseKey(name)).toBeUndefined();
  });

  it("places relative keys on the same step of the circle of fifths, and turns them apart", () => {
    const minor = parseKey("c minor");
    const major = parseKey("e-flat major");
    expect(minor?.fifths).toBe(major?.fifths);
    expect(minor?.phase).not.toBe(major?.phase);
    expect(minor?.ratios).not.toEqual(major?.ratios);
  });
});
