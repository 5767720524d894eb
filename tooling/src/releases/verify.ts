import { execFile } from "node:child_process";
import { join } from "node:path";
import type { RemoteName } from "@festival/contracts/release";
import { root } from "../root.ts";

/** A verification that takes longer means a release that hangs. */
const timeoutMs = 30_000;

/** Where the running site is, as its processes were told. */
export interface VerifyEnvironment {
  BACKEND_URL: string;
  INTERNAL_SECRET: string;
  RELEASES_DIR: string;
  SHELL_BUILD: string;
}

export type Verdict = { ok: true; probes: string[] } | { ok: false; reason: string };

/**
 * Loads a published release in a process of its own, as a shell worker would, and renders its
 * probes against the live backend.
 */
export function verifyRelease(
  name: RemoteName,
  version: string,
  environment: VerifyEnvironment,
): Promise<Verdict> {
  const script = join(root, "shell", "src", "server", "verify.ts");
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, name, version],
      {
        timeout: timeoutMs,
        killSignal: "SIGKILL",
        env: { ...process.env, ...environment, NODE_ENV: "production" },
      },
      (error, stdout, stderr) => {
        const lastLine = stdout.trim().split("\n").at(-1) ?? "";
        if (lastLine.startsWith("{")) resolve(JSON.parse(lastLine));
        else if (error?.killed) {
          resolve({ ok: false, reason: `it did not answer within ${timeoutMs / 1000} s` });
        } else
          resolve({
            ok: false,
            reason:
              stderr.trim().split("\n").at(-1) || (error?.message ?? "it ended without a word"),
          });
      },
    );
  });
}
