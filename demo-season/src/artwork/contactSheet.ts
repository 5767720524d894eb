import sharp from "sharp";
import { artworkSize, describeArtwork, drawArtwork } from "./drawArtwork.ts";
import { seededRandom } from "./random.ts";
import type { ArtworkSpec } from "./spec.ts";

// Draws many pictures on one sheet, to be looked at side by side:
// node contactSheet.ts FILE.png KIND [SEED or SEED=KEY ...]; without seeds, twenty numbered ones.
const [path, kind = "work", ...seeds] = process.argv.slice(2);
if (!path || !(kind in artworkSize)) {
  throw new Error(`Usage: contactSheet.ts FILE.png ${Object.keys(artworkSize).join("|")} [SEED…]`);
}

const names =
  seeds.length > 0 ? seeds : Array.from({ length: 20 }, (_, index) => `no. ${index + 1}`);
const grounds = ["blue", "navy", "pink", "rose", "ice", "paper"] as const;
const figures =
  kind === "venue"
    ? (["elevation", "plan"] as const)
    : (["harmonograph", "chladni", "rings", "phase"] as const);
const specs = names.map((name): ArtworkSpec => {
  const [seed = name, key] = name.split("=");
  const random = seededRandom(name);
  const ground = random.pick(grounds);
  const figure =
    kind === "portrait"
      ? "head"
      : (figures.find((figure) => name.includes(figure)) ?? random.pick(figures));
  const alias = { de: seed, en: seed };
  return { kind: kind as ArtworkSpec["kind"], seed, figure, ground, key, alias };
});
const { width, height } = artworkSize[specs[0]?.kind ?? "work"];
const columns = Math.min(specs.length, 5);
const cell = { width: 360, height: Math.round((360 * height) / width) };
const gap = 12;

const tiles = [];
for (const [index, spec] of specs.entries()) {
  const started = performance.now();
  const picture = await drawArtwork(spec);
  const took = Math.round(performance.now() - started);
  process.stdout.write(
    `${index + 1} ${took} ms ${Math.round(picture.length / 1024)} KB ${describeArtwork(spec).de}\n`,
  );
  tiles.push({
    input: await sharp(picture).resize(cell.width, cell.height).toBuffer(),
    left: gap + (index % columns) * (cell.width + gap),
    top: gap + Math.floor(index / columns) * (cell.height + gap),
  });
}
await sharp({
  create: {
    width: gap + columns * (cell.width + gap),
    height: gap + Math.ceil(specs.length / columns) * (cell.height + gap),
    channels: 3,
    background: "#FFFFFF",
  },
})
  .composite(tiles)
  .png()
  .toFile(path);
