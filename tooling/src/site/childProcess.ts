import { fork } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../plainError.ts";
import { keepLogBounded } from "./logFile.ts";
import type { Note } from "./progress.ts";

/** What the backend found in the database when it started. */
export interface StartData {
  /** Whether the database holds the demo season. */
  isDemo: boolean;
  /** Sentences for the person who starts the site. */
  notices: readonly string[];
}

/** What backend and shell tell the starter. */
type ChildMessage =
  | ({ type: "data" } & StartData)
  | { type: "listening"; port: number }
  | { type: "progress"; text: string }
  | { type: "failed"; message: string };

interface ChildOptions {
  /** As sentences call it: "The backend". */
  title: string;
  file: string;
  env: Record<string, string | undefined>;
  logFile: string;
  note: Note;
  /** Told before the process listens; only the backend says something. */
  onData?: (data: StartData) => void;
}

export interface Child {
  /** The port, as soon as it answers; a PlainError with the process's own words when it ends before. */
  listening: Promise<number>;
  /** Settles when the process has ended, with its last words. */
  ended: Promise<string>;
  /** Asks the process to end. */
  terminate(): void;
  /** Ends it at once. */
  kill(): void;
}

/**
 * Threads that draw and encode pictures leave regions of 64 MB behind, and the C library gives back late what is
 * free: bounded, the whole site takes a third less once it has made its pictures.
 */
const boundedMemory = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

const lastLines = 20;
/** After a process has ended its output may still be on its way. */
const lastWordsWithinMs = 200;

/** The words of the last thing a process wrote, be it a log line or plain text. */
function lastWords(errorOutput: string): string {
  const lines = errorOutput.trim().split("\n").slice(-lastLines);
  const words = lines.map((line) => {
    try {
      const record = JSON.parse(line) as { msg?: unknown };
      return typeof record.msg === "string" ? record.msg : line;
    } catch {
      return line;
    }
  });
  return words.join("\n").trim();
}

/** Starts one of the site's processes; wait for its `listening`. */
export function startChild({ title, file, env, logFile, note, onData }: ChildOptions): Child {
  const unbound = keepLogBounded(logFile);
  const log = openSync(logFile, "a", 0o600);
  const child = fork(file, {
    env: { ...boundedMemory, ...process.env, ...env },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", log, "pipe", "ipc"],
    // its own group: Ctrl-C reaches only the starter, which ends the others in their order
    detached: true,
  });
  let errorOutput = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-10_000);
    writeSync(log, chunk);
  });
  let failure = "";
  const port = Promise.withResolvers<number>();
  child.on("message", (message: ChildMessage) => {
    if (message.type === "progress") note(message.text);
    if (message.type === "data") onData?.(message);
    if (message.type === "failed") failure = message.message;
    if (message.type === "listening") port.resolve(message.port);
  });

  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    const closed = new Promise<void>((settle) => child.once("close", () => settle()));
    void closed.then(() => {
      unbound();
      closeSync(log);
    });
    child.once("exit", (code, signal) => {
      const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
      // its own children may live on and hold its output open
      void Promise.race([closed, wait(lastWordsWithinMs)]).then(() => {
        const words = failure || lastWords(errorOutput);
        resolve(words || `It ${how}; its log is ${logFile}.`);
      });
    });
  });
  void ended.then((words) => port.reject(new PlainError(`${title} did not start: ${words}`)));
  // a caller that stops the site before it listens no longer awaits this
  port.promise.catch(() => undefined);
  return {
    listening: port.promise,
    ended,
    terminate: () => void child.kill("SIGTERM"),
    kill: () => void child.kill("SIGKILL"),
  };
}
