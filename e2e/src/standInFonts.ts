import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { convert } from "fontverter";

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, "..", "..", ".cache", "stand-in-fonts");
const faces = ["400-normal", "700-normal", "400-italic"];

/**
 * The fonts that stand in for the site's own until it has loaded, by what visitors have: Arial's widths
 * (as Arimo) on most systems, Roboto on Android, DejaVu Sans on Linux without the others.
 */
const names = { Arial: "arimo", Roboto: "roboto", DejaVu: "dejavu-sans" } as const;

export type StandIn = keyof typeof names;

export const standIns = ["Arial", "Roboto", "DejaVu"] as const satisfies StandIn[];

/** Environment of a Chromium on Linux that has one stand-in font and no other of the machine's. */
export function environmentWith(standIn: StandIn): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: join(folder, standIn, "fonts.conf") };
}

/** Writes the fonts and the configurations that `environmentWith` names. */
export async function writeStandInFonts(): Promise<void> {
  for (const standIn of standIns) {
    const name = names[standIn];
    const fonts = join(folder, standIn, "fonts");
    mkdirSync(fonts, { recursive: true });
    for (const face of faces) {
      const file = resolve(`@fontsource/${name}/files/${name}-latin-${face}.woff2`);
      writeFileSync(join(fonts, `${face}.ttf`), await convert(readFileSync(file), "sfnt"));
    }
    const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, standIn, "cache")}</cachedir>
</fontconfig>
`;
    writeFileSync(join(folder, standIn, "fonts.conf"), configuration);
  }
}
