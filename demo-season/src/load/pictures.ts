import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepPicture, type KeptPicture } from "@festival/backend/platform/media/keepPicture";
import type { MediaStore } from "@festival/backend/platform/media/store/mediaStore";
import { inPictureProcess } from "@festival/backend/platform/pictures/inPictureProcess";
import type * as artwork from "../artwork/drawArtwork.ts";
import type * as logos from "../logos/drawLogo.ts";
import type { ArtworkSpec } from "../artwork/spec.ts";
import { sectionPictures } from "../season/sections.ts";
import type { DemoSeason } from "../season/types.ts";

const drawArtwork = inPictureProcess<typeof artwork.drawArtwork>(
  new URL("../artwork/drawArtwork.ts", import.meta.url),
  "drawArtwork",
);
const drawLogo = inPictureProcess<typeof logos.drawLogo>(
  new URL("../logos/drawLogo.ts", import.meta.url),
  "drawLogo",
);

const artworkFolder = fileURLToPath(new URL("../artwork/", import.meta.url));
/** Drawings outlive data folders: they depend on nothing but what they are drawn from. */
const cacheFolder = fileURLToPath(
  new URL("../../../node_modules/.cache/festival/artwork/", import.meta.url),
);
/** Drawing is half JavaScript, half native: two at a time keep two cores busy. */
const atOnce = 2;

function codeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Changes with any line of the drawing code. */
export function artworkCodeHash(): string {
  const hash = createHash("sha256");
  for (const file of codeFiles(artworkFolder)) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Every picture of the season, each once, by its seed. */
export function picturesOf(season: DemoSeason): ArtworkSpec[] {
  const specs = [
    ...season.events,
    ...season.articles,
    ...season.venues,
    ...season.artists,
    ...season.ensembles,
    ...season.team,
    ...season.pages,
    season.home.hero,
    season.home.bigTeaser,
  ].flatMap(({ artwork }) => artwork ?? []);
  const sections = [...season.pages, ...season.articles].flatMap((owner) => owner.sections);
  return [
    ...new Map(
      [...specs, ...sectionPictures(sections)].map((spec) => [pictureKey(spec), spec]),
    ).values(),
  ];
}

export const logoKey = (sponsor: string): string => `logo:${sponsor}`;

export function pictureKey(spec: ArtworkSpec): string {
  return `${spec.kind}:${spec.seed}`;
}

async function drawn(spec: ArtworkSpec, codeHash: string): Promise<Buffer> {
  const name = createHash("sha256").update(codeHash).update(JSON.stringify(spec)).digest("hex");
  const file = join(cacheFolder, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const bytes = await drawArtwork(spec);
  // an installation that can't be written, such as a container's, draws again each time
  await keepDrawing(file, bytes).catch(() => undefined);
  return bytes;
}

async function keepDrawing(file: string, bytes: Buffer): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/**
 * Draws the pictures, or takes them from an earlier time, and keeps them as uploads are kept.
 * @param onPicture called with the number of finished pictures after each
 */
export async function keepPictures(
  specs: readonly ArtworkSpec[],
  store: MediaStore,
  onPicture: (done: number) => void,
): Promise<Map<string, KeptPicture>> {
  const codeHash = artworkCodeHash();
  const kept = new Map<string, KeptPicture>();
  const waiting = [...specs];
  const work = async (): Promise<void> => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift()) {
      kept.set(pictureKey(spec), await keepPicture(store, await drawn(spec, codeHash)));
      onPicture(kept.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return kept;
}

/** Draws the sponsors' logos, and keeps them as uploads are kept. */
export async function keepLogos(
  sponsors: DemoSeason["sponsors"],
  store: MediaStore,
): Promise<{ key: string; name: string; picture: KeptPicture }[]> {
  return Promise.all(
    sponsors.map(async ({ key, name, logo }) => ({
      key: logoKey(key),
      name,
      picture: await keepPicture(store, await drawLogo(logo)),
    })),
  );
}
