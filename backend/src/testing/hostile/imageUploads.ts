import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { images } from "../../platform/database/schema/index.ts";
import { multipart, type Part } from "../factories/media.ts";
import type { signedIn, TestApp } from "../testApp.ts";

/** What lies in the site's store: rows, and names of files. */
export interface Stored {
  rows: number;
  files: string[];
}

export interface ImageUploads {
  /** Any body, to the address for uploads or one below it. */
  send(payload: Buffer, type: string, path?: string): Promise<LightMyRequestResponse>;
  upload(parts: readonly Part[]): Promise<LightMyRequestResponse>;
  stored(): Promise<Stored>;
}

export const decorative: Part = { name: "decorative", value: "true" };
export const file = (value: Buffer, fileName = "bild.png"): Part => ({
  name: "file",
  value,
  fileName,
});

/** How a member of staff sends pictures to the site. */
export function imageUploads(
  site: TestApp,
  staff: Awaited<ReturnType<typeof signedIn>>,
): ImageUploads {
  const send: ImageUploads["send"] = (payload, type, path = "") =>
    site.app.inject({
      method: "POST",
      url: `/de/pageeditor-api/images/${path}`,
      payload,
      cookies: staff.cookies,
      headers: { ...staff.headers, "content-type": type },
    });
  return {
    send,
    upload(parts) {
      const { payload, headers } = multipart(parts);
      return send(payload, headers["content-type"]);
    },
    async stored() {
      const folder = join(site.dataDir, "media");
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      return {
        rows: await site.database.$count(images),
        files: files.flatMap((entry) => (entry.isFile() ? entry.name : [])).toSorted(),
      };
    },
  };
}
