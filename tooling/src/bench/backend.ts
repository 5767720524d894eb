import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startThrowawayCluster } from "../postgres/throwawayCluster.ts";
import { root } from "../root.ts";
import { startChild } from "../site/childProcess.ts";
import type { Note, Progress } from "../site/progress.ts";
import { measureCalls, type CallFigures } from "./backendCalls.ts";
import { noPictures } from "./noPictures.ts";

export interface BackendFigures {
  /** What it was measured with, such as "20,000 events". */
  data: string;
  driver: "PGlite" | "PostgreSQL";
  calls: CallFigures[];
}

export const manyEvents = 20_000;
const backendFolder = join(root, "backend", "src");
const secret = randomBytes(16).toString("hex");

/** Files of the performance history; `NYPHIL_DIR` names another folder. */
export function historyFiles(): string[] {
  const folder = resolve(root, process.env.NYPHIL_DIR || join("..", "shared", "data", "nyphil"));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}

async function measureOnce(env: Record<string, string>, note: Note): Promise<CallFigures[]> {
  const child = startChild({
    title: "The backend",
    file: join(backendFolder, "main.ts"),
    env: {
      ...noPictures,
      ...env,
      FESTIVAL_DEMO: "1",
      BACKEND_PORT: "0",
      INTERNAL_SECRET: secret,
      LOG_LEVEL: "warn",
    },
    logFile: join(env.DATA_DIR ?? "", "backend.log"),
    note,
  });
  try {
    return await measureCalls({ url: `http://127.0.0.1:${await child.listening}`, secret }, note);
  } finally {
    child.terminate();
    await child.ended;
  }
}

async function measureDriver(
  progress: Progress,
  driver: BackendFigures["driver"],
  databaseUrl: string,
): Promise<BackendFigures[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "festival-bench-"));
  const env = { DATA_DIR, DATABASE_URL: databaseUrl };
  try {
    const demo = await progress.step(`Backend on ${driver}: demo season`, (note) =>
      measureOnce(env, note),
    );
    const figures: BackendFigures[] = [{ data: "demo season", driver, calls: demo }];
    const files = historyFiles();
    if (files.length === 0) return figures;
    const title = `Backend on ${driver}: ${manyEvents} events`;
    const many = await progress.step(title, async (note) => {
      note("filling the database");
      const fill = join(backendFolder, "testing", "fillDatabase.ts");
      const command = ["--disable-warning=ExperimentalWarning", fill, String(manyEvents), ...files];
      await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } });
      return measureOnce(env, note);
    });
    return [...figures, { data: `${manyEvents} events`, driver, calls: many }];
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** @returns figures, and sentences on what could not be measured */
export async function measureBackend(
  progress: Progress,
): Promise<{ figures: BackendFigures[]; missing: string[] }> {
  const missing: string[] = [];
  if (historyFiles().length === 0) {
    missing.push("Not measured with many events: name the folder of the history with NYPHIL_DIR.");
  }
  const figures = await measureDriver(progress, "PGlite", "");
  const cluster = await startThrowawayCluster();
  if (typeof cluster === "string") return { figures, missing: [...missing, cluster] };
  try {
    return {
      figures: [...figures, ...(await measureDriver(progress, "PostgreSQL", cluster.url))],
      missing,
    };
  } finally {
    await cluster.stop();
  }
}
