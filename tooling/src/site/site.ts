import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RemoteName } from "@festival/contracts/release";
import { buildContainers, containerNames } from "../build/buildContainers.ts";
import type { BuiltContainer } from "../build/buildContainer.ts";
import { PlainError } from "../plainError.ts";
import {
  describeRefusals,
  proposeReleases,
  settleProposals,
  type Proposed,
} from "../releases/releaseRemotes.ts";
import { publishRelease, readLive, tidyStore } from "../releases/store.ts";
import type { VerifyEnvironment } from "../releases/verify.ts";
import { root } from "../root.ts";
import { startChild, type Child, type StartData } from "./childProcess.ts";
import {
  announceSite,
  checkFreeSpace,
  freeBytes,
  lockDataFolder,
  prepareDataFolder,
  withdrawSite,
} from "./dataFolder.ts";
import { holdPort, type HeldPort } from "./port.ts";
import type { Progress } from "./progress.ts";

export interface SiteOptions {
  dataDir: string;
  host: string;
  /** 0 takes any free one. */
  port: number;
  progress: Progress;
  /** Remotes to build; the others come from their releases, where they have one. By default all. */
  remotes?: readonly RemoteName[];
  /** For the shell and the backend, besides what each needs to run at all. */
  env?: Record<string, string>;
  /** Shell processes that answer requests; by default the shell decides. */
  workers?: number;
  /** Releases what the sources say, also what was live before, and leaves the trial in a browser out. */
  isDevelopment?: boolean;
}

export interface Site {
  url: string;
  /** What another process needs to render pages as the shell does, at this moment. */
  environment: () => VerifyEnvironment;
  /** Staff login of the demo season, where it is loaded. */
  login: { email: string; password: string } | undefined;
  /** What there is to know of the site's data, in sentences. */
  notices: readonly string[];
  /** Builds the shell again and restarts it. */
  restartShell(): Promise<void>;
  restartBackend(): Promise<void>;
}

const backendFile = join(root, "backend", "src", "main.ts");
const shellFile = join(root, "shell", "src", "server", "main.ts");
const stopWithin = { shell: 2500, all: 4500 };

function readSecret(dataDir: string): string {
  const file = join(dataDir, "internal-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function readLogin(dataDir: string): Site["login"] {
  const file = join(dataDir, "demo-login.json");
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, "utf8")) as Site["login"];
}

/**
 * The processes of one site on one data folder. Whatever happens, `stop` ends all of them within 5 s.
 */
export class SiteRunner {
  /** Called with a sentence when a process ends that should not. */
  onLost: (sentence: string) => void = () => undefined;
  readonly #options: SiteOptions;
  #backend: Child | undefined;
  #shell: Child | undefined;
  #unlock: (() => void) | undefined;
  #secret = "";
  #data: StartData = { isDemo: false, notices: [] };
  #backendPort = 0;
  #shellPort = 0;
  /** The shell's port until the shell takes it: the backend is told of it before. */
  #port: HeldPort | undefined;
  #shellBuild = "";
  /** Processes that are expected to end. */
  readonly #ending = new Set<Child>();
  #stopped: Promise<void> | undefined;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  /** @throws PlainError when the site cannot start, with the reason in one sentence */
  async start(): Promise<Site> {
    const { dataDir, host, port, progress } = this.#options;
    this.#port = await holdPort(port, host);
    this.#shellPort = this.#port.port;
    try {
      prepareDataFolder(dataDir);
      checkFreeSpace(dataDir);
      checkFreeSpace(root);
      this.#unlock = lockDataFolder(dataDir);
    } catch (error) {
      await this.#releasePort();
      throw error;
    }
    try {
      this.#secret = readSecret(dataDir);
      await tidyStore(join(dataDir, "releases"));
      const [built] = await Promise.all([this.#build(), this.#startBackend()]);
      const proposed = await this.#propose(built);
      await progress
        .step(
          "Starting the shell",
          async () => {
            await this.#startShell();
            return settleProposals(proposed);
          },
          ({ released }) =>
            released.length > 0
              ? `Shell listening, ${released.length} remotes released`
              : "Shell listening, no new release",
        )
        .then(({ refused }) => {
          for (const sentence of describeRefusals(refused)) console.error(`  ${sentence}`);
        });
    } catch (error) {
      await this.stop();
      if (freeBytes(dataDir) < 20_000_000) throw new PlainError(`The disk of ${dataDir} is full.`);
      throw error;
    }
    this.#announce();
    return {
      url: this.#url(),
      environment: () => this.#environment(),
      // the folder may hold the login of a demo that was in another database
      login: this.#data.isDemo ? readLogin(dataDir) : undefined,
      notices: this.#data.notices,
      restartShell: () => this.#restartShell(),
      restartBackend: () => this.#restartBackend(),
    };
  }

  #url(): string {
    return `http://${this.#options.host}:${this.#shellPort}`;
  }

  /** Where mails lead to; whoever started us may know better. */
  #siteUrl(): Record<string, string> {
    const { SITE_URL, PUBLIC_ORIGIN } = process.env;
    if (SITE_URL || PUBLIC_ORIGIN) return {};
    const { host } = this.#options;
    const isEverywhere = host === "0.0.0.0" || host === "::";
    return { SITE_URL: `http://${isEverywhere ? "localhost" : host}:${this.#shellPort}` };
  }

  #announce(): void {
    const environment = this.#environment();
    announceSite(this.#options.dataDir, { pid: process.pid, url: this.#url(), environment });
  }

  /** Ends all processes; a second call waits for the first. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    const last = setTimeout(() => {
      this.#shell?.kill();
      this.#backend?.kill();
    }, stopWithin.all);
    withdrawSite(this.#options.dataDir);
    await this.#end(this.#shell, stopWithin.shell);
    await this.#end(this.#backend, stopWithin.all);
    await this.#releasePort();
    clearTimeout(last);
    this.#unlock?.();
  }

  async #releasePort(): Promise<void> {
    const held = this.#port;
    this.#port = undefined;
    await held?.release();
  }

  async #end(child: Child | undefined, within: number): Promise<void> {
    if (!child) return;
    this.#ending.add(child);
    child.terminate();
    const timer = setTimeout(child.kill, within);
    await child.ended;
    clearTimeout(timer);
  }

  async #build(): Promise<BuiltContainer[]> {
    const { remotes = containerNames } = this.#options;
    const { live } = await readLive(join(this.#options.dataDir, "releases"));
    const names = containerNames.filter(
      (name) => name === "shell" || remotes.some((remote) => remote === name) || !live[name],
    );
    const total = names.length;
    return this.#options.progress.step(
      "Building the parts",
      async (note) => {
        const ready: string[] = [];
        return buildContainers(names, {
          onBuilt: ({ name }) => {
            ready.push(name);
            note(`${ready.length} of ${total}, ${name} is ready`);
          },
        });
      },
      (all) => {
        const reused = all.filter((one) => one.reused).length;
        if (reused === total) return `Parts: all ${total} unchanged`;
        return `${total - reused} parts built${reused > 0 ? `, ${reused} unchanged` : ""}`;
      },
    );
  }

  #environment(): VerifyEnvironment {
    return {
      BACKEND_URL: `http://127.0.0.1:${this.#backendPort}`,
      INTERNAL_SECRET: this.#secret,
      RELEASES_DIR: join(this.#options.dataDir, "releases"),
      SHELL_BUILD: this.#shellBuild,
    };
  }

  /** The shell's own build goes through the store too, so that its old files stay. */
  async #publishShell(built: readonly BuiltContainer[]): Promise<void> {
    const shell = built.find(({ name }) => name === "shell");
    if (!shell) return;
    this.#shellBuild = await publishRelease(join(this.#options.dataDir, "releases"), shell);
  }

  /** Verifies what was not live before; the shell takes it in when it starts. */
  async #propose(built: readonly BuiltContainer[]): Promise<Proposed> {
    const { isDevelopment = false, progress } = this.#options;
    const proposed = await progress.step(
      "Verifying the remotes",
      async () => {
        await this.#publishShell(built);
        const options = { alsoEarlier: isDevelopment, inBrowser: !isDevelopment };
        return proposeReleases(built, this.#environment(), options);
      },
      ({ proposals }) =>
        proposals.length > 0 ? `${proposals.length} remotes verified` : "Remotes: unchanged",
    );
    for (const { name, version, live } of proposed.earlier) {
      console.log(
        `  ${name} stays at ${live}: ${version} was live before. To make it live again: npm run release -- ${name}`,
      );
    }
    return proposed;
  }

  #watch(title: string, child: Child): void {
    void child.ended.then((words) => {
      if (!this.#ending.has(child) && !this.#stopped) this.onLost(`${title} ended. ${words}`);
    });
  }

  #refuseWhenStopping(): void {
    if (this.#stopped) throw new PlainError("Stopped.");
  }

  async #startBackend(): Promise<void> {
    this.#refuseWhenStopping();
    const { dataDir, progress, env } = this.#options;
    await progress.step(
      "Opening the database",
      async (note) => {
        const child = startChild({
          title: "The backend",
          file: backendFile,
          env: {
            FESTIVAL_DEMO: process.env.FESTIVAL_DEMO || "1",
            ...this.#siteUrl(),
            ...env,
            DATA_DIR: dataDir,
            BACKEND_PORT: String(this.#backendPort),
            INTERNAL_SECRET: this.#secret,
          },
          logFile: join(dataDir, "logs", "backend.log"),
          note,
          onData: (data) => {
            this.#data = data;
          },
        });
        this.#backend = child;
        this.#backendPort = await child.listening;
        this.#watch("The backend", child);
      },
      () => "Backend listening, database up to date",
    );
  }

  async #startShell(): Promise<void> {
    this.#refuseWhenStopping();
    await this.#releasePort();
    const { dataDir, host, env, workers } = this.#options;
    const child = startChild({
      title: "The shell",
      file: shellFile,
      env: {
        ...env,
        PORT: String(this.#shellPort),
        HOST: host,
        ...this.#environment(),
        ...(workers ? { WORKERS: String(workers) } : {}),
      },
      logFile: join(dataDir, "logs", "shell.log"),
      note: () => undefined,
    });
    this.#shell = child;
    this.#shellPort = await child.listening;
    this.#watch("The shell", child);
  }

  async #restartShell(): Promise<void> {
    await this.#publishShell(await buildContainers(["shell"]));
    await this.#end(this.#shell, stopWithin.shell);
    await this.#startShell();
    this.#announce();
  }

  async #restartBackend(): Promise<void> {
    await this.#end(this.#backend, stopWithin.all);
    await this.#startBackend();
  }
}
