import { join } from "node:path";
import type { RemoteName } from "@festival/contracts/containers";
import { buildContainers } from "../build/buildContainers.ts";
import type { ClassNames } from "../build/classNames.ts";
import { PlainError } from "../plainError.ts";
import type { Proposed } from "../releases/releaseRemotes.ts";
import { tidyStore } from "../releases/store.ts";
import type { VerifyEnvironment } from "../releases/verify.ts";
import { root } from "../root.ts";
import { startChild, type Child, type StartData } from "./childProcess.ts";
import { announceSite, freeBytes, withdrawSite } from "./dataFolder.ts";
import { RestartingProcess } from "./restartingProcess.ts";
import { awaitEnd, findLeftProcesses, siteVariable } from "./leftProcesses.ts";
import { takePlace, type Place } from "./place.ts";
import { freePort } from "./port.ts";
import type { Note, Progress } from "./progress.ts";
import { buildSite, proposeBuilt, publishShell, settle } from "./siteReleases.ts";
import { readLogin, readSecret, type DemoLogin } from "./secrets.ts";

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
  /** Gets sentences when a process is lost and when it is back; by default they are printed. */
  report?: (sentence: string) => void;
}

export interface Site {
  url: string;
  /** What another process needs to render pages as the shell does, at this moment. */
  environment: () => VerifyEnvironment;
  /** Staff login of the demo season, where it is loaded. */
  login: DemoLogin | undefined;
  /** What there is to know of the site's data, in sentences. */
  notices: readonly string[];
  /** Builds the shell again and restarts it. */
  restartShell(): Promise<void>;
  restartBackend(): Promise<void>;
}

const backendFile = join(root, "backend", "src", "main.ts");
const shellFile = join(root, "shell", "src", "server", "main.ts");
const backendHost = "127.0.0.1";
const stopWithin = { shell: 2500, all: 4500 };

/**
 * The processes of one site on one data folder. One that is lost is started again; meanwhile the shell
 * serves what it keeps. Whatever happens, `stop` ends all of them within 5 s.
 */
export class SiteRunner {
  readonly #options: SiteOptions;
  readonly #backend: RestartingProcess;
  readonly #shell: RestartingProcess;
  #place: Place | undefined;
  #secret = "";
  #data: StartData = { isDemo: false, notices: [] };
  #backendPort = 0;
  #shellPort = 0;
  #shellBuild = "";
  /** Whether the backend has listened before, with all of the demo season. */
  #hasOpened = false;
  #note: Note = () => undefined;
  #stopped: Promise<void> | undefined;

  constructor(options: SiteOptions) {
    this.#options = options;
    const { report = (sentence: string) => console.error(`\n${sentence}`) } = options;
    this.#backend = new RestartingProcess({
      title: "The backend",
      launch: () => this.#launchBackend(),
      report,
    });
    this.#shell = new RestartingProcess({
      title: "The shell",
      launch: () => this.#launchShell(),
      report,
    });
  }

  /** @throws PlainError when the site cannot start, with the reason in one sentence */
  async start(): Promise<Site> {
    const { dataDir, progress } = this.#options;
    this.#place = await takePlace({ ...this.#options, backendFile, shellFile });
    this.#shellPort = this.#place.port;
    try {
      this.#secret = readSecret(dataDir);
      await tidyStore(join(dataDir, "releases"));
      // the shell names it before the backend listens there
      this.#backendPort = await freePort(backendHost);
      const backend = this.#startBackend();
      const [proposed] = await Promise.all([this.#openShell(backend), backend]);
      await settle(proposed, progress);
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

  #classNames(): ClassNames {
    return this.#options.isDevelopment ? "readable" : "short";
  }

  #url(): string {
    return `http://${this.#options.host}:${this.#shellPort}`;
  }

  /** Where mails lead to, unless the environment names it. */
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
      this.#shell.kill();
      this.#backend.kill();
    }, stopWithin.all);
    withdrawSite(this.#options.dataDir);
    await this.#shell.end(stopWithin.shell);
    // of a shell that was lost and not yet replaced
    await awaitEnd(findLeftProcesses(this.#options.dataDir, shellFile), 0);
    await this.#backend.end(stopWithin.all);
    await this.#place?.releasePort();
    clearTimeout(last);
    this.#place?.unlock();
  }

  #environment(): VerifyEnvironment {
    return {
      BACKEND_URL: `http://${backendHost}:${this.#backendPort}`,
      INTERNAL_SECRET: this.#secret,
      RELEASES_DIR: join(this.#options.dataDir, "releases"),
      SHELL_BUILD: this.#shellBuild,
    };
  }

  /** Builds and starts the shell beside the backend; it takes requests when the backend is there. */
  async #openShell(backend: Promise<void>): Promise<Proposed> {
    const { progress, isDevelopment = false } = this.#options;
    const built = await buildSite({ ...this.#options, classNames: this.#classNames() });
    this.#shellBuild = await publishShell(this.#options.dataDir, built);
    const proposed = await proposeBuilt(built, {
      environment: this.#environment(),
      isDevelopment,
      backend,
      progress,
    });
    await progress.step(
      "Starting the shell",
      () => this.#startShell(),
      () => "Shell listening",
    );
    return proposed;
  }

  #refuseWhenStopping(): void {
    if (this.#stopped) throw new PlainError("Stopped.");
  }

  #launchBackend(): Child {
    const { dataDir, env } = this.#options;
    return startChild({
      title: "The backend",
      file: backendFile,
      env: {
        FESTIVAL_DEMO: process.env.FESTIVAL_DEMO || "1",
        ...this.#siteUrl(),
        ...env,
        // what the first start has looked at need not be looked at by each start
        ...(this.#hasOpened && { FESTIVAL_DEMO: "" }),
        [siteVariable]: dataDir,
        DATA_DIR: dataDir,
        BACKEND_PORT: String(this.#backendPort),
        INTERNAL_SECRET: this.#secret,
      },
      logFile: join(dataDir, "logs", "backend.log"),
      note: this.#note,
      onData: (data) => {
        this.#data = data;
      },
    });
  }

  async #startBackend(): Promise<void> {
    this.#refuseWhenStopping();
    await this.#options.progress.step(
      "Opening the database",
      async (note) => {
        this.#note = note;
        await this.#backend.start();
        this.#hasOpened = true;
      },
      () => "Backend listening, database up to date",
    );
  }

  #launchShell(): Child {
    const { dataDir, host, env, workers } = this.#options;
    return startChild({
      title: "The shell",
      file: shellFile,
      env: {
        ...env,
        [siteVariable]: dataDir,
        PORT: String(this.#shellPort),
        HOST: host,
        REPLACES: findLeftProcesses(dataDir, shellFile).join(","),
        ...this.#environment(),
        ...(workers ? { WORKERS: String(workers) } : {}),
      },
      logFile: join(dataDir, "logs", "shell.log"),
      note: () => undefined,
    });
  }

  async #startShell(): Promise<void> {
    this.#refuseWhenStopping();
    await this.#place?.releasePort();
    this.#refuseWhenStopping();
    this.#shellPort = await this.#shell.start();
  }

  async #restartShell(): Promise<void> {
    this.#shellBuild = await publishShell(
      this.#options.dataDir,
      await buildContainers(["shell"], { classNames: this.#classNames() }),
    );
    await this.#shell.end(stopWithin.shell);
    await this.#startShell();
    this.#announce();
  }

  async #restartBackend(): Promise<void> {
    await this.#backend.end(stopWithin.all);
    await this.#startBackend();
  }
}
