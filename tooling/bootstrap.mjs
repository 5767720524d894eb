// Plain JavaScript without dependencies: this runs under the machine's own Node, before anything is
// installed. It installs what the lock file names and hands over to the pinned Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants as access, existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { restartPauses } from "./restartPauses.mjs";

const lowestNode = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** Where Node keeps compiled modules, types removed: a third of what a backend's start takes of the processor. */
const compileCache = join(root, ".cache", "node");

/** A failure that one sentence explains. */
export class BootstrapError extends Error {
  /** @override */
  name = "BootstrapError";
}

/**
 * Whether node_modules holds what the lock file names.
 * @param {string} folder the project's root
 * @returns {"stamped" | "unstamped" | "missing"} `unstamped`: complete, but installed by hand
 */
export function installState(folder) {
  const modules = join(folder, "node_modules");
  if (!existsSync(join(modules, ".bin", "node"))) return "missing";
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const stamp = join(modules, ".festival-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(lock)) return "stamped";
  return matchesInstalled(lock, join(modules, ".package-lock.json")) ? "unstamped" : "missing";
}

/**
 * Notes that node_modules holds what the lock file names.
 * @param {string} folder the project's root
 */
export function stampInstall(folder) {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  writeFileSync(join(folder, "node_modules", ".festival-lock"), fingerprint(lock));
}

/** @param {string} lock */
function fingerprint(lock) {
  return createHash("sha256").update(lock).digest("hex");
}

/**
 * npm notes what it installed in a lock file of its own; packages for other platforms are not in it.
 * @param {string} lock
 * @param {string} installedFile
 */
function matchesInstalled(lock, installedFile) {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(lock).packages;
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes("node_modules/") || link) return true;
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || peer);
  });
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk);
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** npm itself where npm started us, else the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js") && existsSync(script) ? [process.execPath, script] : ["npm"];
}

async function install() {
  const [command = "npm", ...before] = npmCommand();
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const live = process.stdout.isTTY && !process.env.CI;
  if (!live) console.log("  … Installing libraries (a few minutes the first time)");
  const timer = setInterval(
    () => {
      if (live) process.stdout.write(`\r  … Installing libraries  ${seconds()}`);
      else console.log(`  … Installing libraries  ${seconds()}`);
    },
    live ? 1000 : 30_000,
  );
  try {
    const { code, output } = await run(command, [
      ...before,
      "ci",
      "--no-audit",
      "--no-fund",
      "--include=dev",
      "--ignore-scripts=false",
    ]);
    if (code !== 0) {
      throw new BootstrapError(
        `${output.trim()}\n\nThe libraries could not be installed: npm ended with ${code}.`,
      );
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new BootstrapError("npm was not found; install Node 20 or newer together with npm.");
    }
    throw error;
  } finally {
    clearInterval(timer);
    if (live) process.stdout.write("\r\u001B[K");
  }
  if (!existsSync(join(root, "node_modules", ".bin", "node"))) {
    throw new BootstrapError(
      "The pinned Node is missing in node_modules; is npm told to leave out install scripts?",
    );
  }
  console.log(`  ✓ Libraries installed  ${seconds()}`);
}

/**
 * The compiler swc unpacks itself into the home folder, which a service or a container may lack, or may
 * not write to: there it gets a folder of the project's.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>} what to add to the environment
 */
export function swcCache(env) {
  if (env.SWC_NATIVE_BINDING_CACHE) return {};
  try {
    accessSync(env.XDG_CACHE_HOME || env.HOME || "", access.W_OK);
    return {};
  } catch {
    return { SWC_NATIVE_BINDING_CACHE: join(root, ".cache", "swc") };
  }
}

/**
 * Runs one of the project's commands under the pinned Node and ends as it ends.
 * @param {string} script TypeScript file, from the project's root
 * @param {readonly string[]} args
 * @param {boolean} isKept whether it is started again when it is lost after it was ready
 */
function handOver(script, args, isKept) {
  const node = join(root, "node_modules", ".bin", "node");
  let wasReady = false;
  let isStopping = false;
  let pause = restartPauses.firstMs;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  function stop(/** @type {NodeJS.Signals} */ signal) {
    isStopping = true;
    child?.kill(signal);
    if (timer) process.exit(0);
  }
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => stop(signal));
  }
  // ends with the program that has forked this one
  if (process.connected) process.on("disconnect", () => stop("SIGTERM"));

  function start() {
    timer = undefined;
    let readySince = Infinity;
    child = spawn(node, ["--disable-warning=ExperimentalWarning", join(root, script), ...args], {
      // the channel tells the command when this process is gone, however it went
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      // processes that the command starts inherit it
      env: {
        NODE_COMPILE_CACHE: compileCache,
        ...process.env,
        ...swcCache(process.env),
        PATH: `${dirname(node)}:${process.env.PATH ?? ""}`,
      },
    });
    child.on("message", (/** @type {{ type?: string }} */ message) => {
      if (message.type === "ready") {
        wasReady = true;
        readySince = Date.now();
      }
      // the program that has forked this one listens, too
      process.send?.(message);
    });
    child.on("error", (error) => {
      console.error(`The pinned Node could not be started: ${error.message}`);
      process.exit(1);
    });
    child.on("exit", (code, signal) => {
      if (!isKept || !wasReady || isStopping || code === 0) {
        process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
      }
      if (Date.now() - readySince >= restartPauses.calmMs) pause = restartPauses.firstMs;
      const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
      console.error(`\nThe command ${how}. It is started again in ${pause / 1000} s.`);
      timer = setTimeout(start, pause);
      pause = Math.min(2 * pause, restartPauses.mostMs);
    });
  }
  start();
}

/**
 * Installs if needed, then runs a command.
 * @param {string} script TypeScript file, from the project's root
 * @param {{ isKept?: boolean }} [options] `isKept`: a command that says that it is ready (`{ type: "ready" }`),
 *   and is started again whenever it is lost afterwards
 */
export async function bootstrap(script, { isKept = false } = {}) {
  try {
    if (Number(process.versions.node.split(".")[0]) < lowestNode) {
      throw new BootstrapError(
        `Node ${lowestNode} or newer is needed; this is ${process.versions.node}.`,
      );
    }
    const state = installState(root);
    if (state === "missing") await install();
    if (state !== "stamped") stampInstall(root);
    handOver(script, process.argv.slice(2), isKept);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (error instanceof BootstrapError) console.error(error.message);
    else if (code === "ENOSPC") console.error("The disk is full: the libraries need about 1.5 GB.");
    else if (code === "EACCES" || code === "EROFS")
      console.error(`${root} is not writable; the libraries are installed there.`);
    else throw error;
    process.exit(1);
  }
}
