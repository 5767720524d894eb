import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../plainError.ts";
import { root } from "../root.ts";

/** Where podman's settings for the cluster, secrets and the base images' parts lie. */
export const workFolder = join(root, ".cache", "cluster");

// crun and limits of the machine's own fail where the groups of processes are of both kinds
const settings = `[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
log_driver = "k8s-file"
[network]
network_backend = "netavark"
`;

/** Writes podman's settings; to be called before the other functions. */
export function preparePodman(): void {
  mkdirSync(workFolder, { recursive: true, mode: 0o700 });
  writeFileSync(join(workFolder, "containers.conf"), settings);
}

interface RunOptions {
  env?: Record<string, string>;
  /** Passes on what the program prints. */
  isShown?: boolean;
}

/**
 * Runs a program with the cluster's settings, in the project's folder.
 * @returns what it printed on its output
 * @throws PlainError when it fails, with the last of what it printed
 */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, isShown = false }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, CONTAINERS_CONF: join(workFolder, "containers.conf"), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let all = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      all = (all + chunk.toString()).slice(-4000);
      if (isShown) process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      all = (all + chunk.toString()).slice(-4000);
      if (isShown) process.stderr.write(chunk);
    });
    child.once("error", (error: NodeJS.ErrnoException) => {
      const missing = `${program} is missing. On Debian: apt-get install podman buildah runc netavark aardvark-dns podman-compose debootstrap catatonit openssl`;
      reject(error.code === "ENOENT" ? new PlainError(missing) : error);
    });
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new PlainError(`${program} ${args[0]} ended with ${code}:\n${all}`));
    });
  });
}
