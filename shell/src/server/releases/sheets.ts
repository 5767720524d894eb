import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalRelease } from "./releases.ts";

/** A style sheet of a release, as it stands in documents. */
export interface Sheet {
  text: string;
  /** As the content security policy names it. */
  hash: string;
}

const browserFolder = "browser/";

/**
 * The style sheets of releases by their addresses. Their files were checked; one that could end its
 * element stays a file.
 */
export async function readSheets(
  releases: readonly LocalRelease[],
): Promise<ReadonlyMap<string, Sheet>> {
  const files = releases.flatMap(({ folder, base, release }) =>
    Object.keys(release.files)
      .filter((file) => file.startsWith(browserFolder) && file.endsWith(".css"))
      .map((file) => ({ path: join(folder, file), href: base + file.slice(browserFolder.length) })),
  );
  const sheets = new Map<string, Sheet>();
  await Promise.all(
    files.map(async ({ path, href }) => {
      const text = await readFile(path, "utf8");
      if (text.includes("</")) return;
      const digest = createHash("sha256").update(text).digest("base64");
      sheets.set(href, { text, hash: `sha256-${digest}` });
    }),
  );
  return sheets;
}
