import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fontsFolder, makeSiteFonts } from "./fonts/siteFonts.ts";

// `npm run fonts`: makes the site's fonts again, after a change of `fonts.css` or of their package.
for (const [file, font] of await makeSiteFonts()) {
  writeFileSync(join(fontsFolder, file), font);
  console.log(`${file} ${(font.length / 1024).toFixed(1)} KiB`);
}
