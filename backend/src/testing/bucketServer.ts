import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const program = require.resolve("s3rver/bin/s3rver.js");
/** Milliseconds in which the server must say that it listens. */
const startWithin = 30_000;

export interface BucketServer {
  /** As MEDIA_URL names its one bucket. */
  mediaUrl: string;
  /** Of plain HTTP, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts a store that speaks S3's protocol, as a process of its own. */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), "festival-bucket-"));
  const place = ["-d", folder, "-a", "127.0.0.1", "-p", "0"];
  const server = spawn(process.execPath, [program, ...place, "--configure-bucket", "festival"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The server did not start.")), startWithin);
    let said = "";
    server.once("exit", () => reject(new Error(`The server ended: ${said}`)));
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /127\.0\.0\.1:?\s*(?:port )?(\d+)/.exec(said) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return {
    mediaUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/festival?tls=0&prefix=media`,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
