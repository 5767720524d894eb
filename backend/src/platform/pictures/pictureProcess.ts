import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ApiError, type ErrorBody, type ErrorCode } from "@festival/contracts/errors";

export interface PictureRequest {
  id: number;
  /** Address of the module that has the function. */
  module: string;
  name: string;
  given: readonly unknown[];
}

export type PictureAnswer = { id: number } & (
  | { result: unknown }
  | { error: { message: string; code?: ErrorCode; details?: ErrorBody["details"] } }
);

/** The process ended, or was ended, while it worked on this picture alone. */
export class PictureProcessLost extends Error {
  override name = "PictureProcessLost";
}

interface Task {
  resolve(result: unknown): void;
  reject(error: Error): void;
  deadline: NodeJS.Timeout;
}

interface Limits {
  /** The process ends when nothing was asked for so long, in milliseconds: what its threads kept goes with it. */
  idleMs: number;
  /** One that takes longer ends the process, in milliseconds. */
  longestTaskMs: number;
}

const program = fileURLToPath(new URL("./pictureProcess.main.ts", import.meta.url));

/** What the process gets of the environment: no secret, nothing of the site. */
const passedOn = ["PATH", "MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_", "NODE_COMPILE_CACHE"];

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
}

/**
 * The process that decodes, draws and encodes pictures. It begins with the first one. Memory that the encoders' threads
 * leave behind ends with it, and a picture that ends it takes nothing else along.
 */
export class PictureProcess {
  readonly #limits: Limits;
  #child: ChildProcess | undefined;
  readonly #tasks = new Map<number, Task>();
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;
  /** Those whose process was lost are tried once more, one at a time: one of them ended it. */
  #retries: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs a function of a module; see `inPictureProcess`. */
  run(request: Omit<PictureRequest, "id">): Promise<unknown> {
    return this.#send(request).catch((error: unknown) => {
      if (!(error instanceof PictureProcessLost)) throw error;
      const again = this.#retries.then(() => this.#send(request));
      this.#retries = again.catch(() => undefined);
      return again;
    });
  }

  #send(request: Omit<PictureRequest, "id">): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = (this.#lastId += 1);
      clearTimeout(this.#idle);
      const child = (this.#child ??= this.#start());
      const deadline = setTimeout(() => child.kill("SIGKILL"), this.#limits.longestTaskMs);
      this.#tasks.set(id, { resolve, reject, deadline });
      // as long as it works, this process waits for it
      child.ref();
      child.channel?.ref();
      child.send({ ...request, id }, (error) => {
        if (error) child.kill("SIGKILL");
      });
    });
  }

  #start(): ChildProcess {
    const child = fork(program, {
      env: environment(),
      execArgv: ["--disable-warning=ExperimentalWarning"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.on("message", (answer: PictureAnswer) => this.#settle(answer));
    child.once("error", () => this.#lose(child));
    child.once("exit", () => this.#lose(child));
    return child;
  }

  #settle(answer: PictureAnswer): void {
    const task = this.#end(answer.id);
    if (!task) return;
    if ("result" in answer) return task.resolve(answer.result);
    const { code, message, details } = answer.error;
    task.reject(code ? new ApiError(code, message, details) : new Error(message));
  }

  #end(id: number): Task | undefined {
    const task = this.#tasks.get(id);
    if (!task) return undefined;
    clearTimeout(task.deadline);
    this.#tasks.delete(id);
    if (this.#tasks.size === 0) this.#rest();
    return task;
  }

  /** Lets this process end meanwhile, and ends the other one after some time. */
  #rest(): void {
    const child = this.#child;
    child?.unref();
    child?.channel?.unref();
    this.#idle = setTimeout(() => {
      this.#child = undefined;
      if (child?.connected) child.disconnect();
    }, this.#limits.idleMs);
    this.#idle.unref();
  }

  #lose(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    clearTimeout(this.#idle);
    for (const id of this.#tasks.keys()) {
      this.#end(id)?.reject(new PictureProcessLost("The process for pictures has ended."));
    }
  }
}
