import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { internalHeader } from "@festival/contracts/apiPaths";
import { isErrorBody } from "@festival/contracts/errors";
import { DatabaseProblem } from "../database/databaseProblem.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { readRunningBackend, type RunningBackend } from "../runningBackend.ts";
import { ImportError } from "./importError.ts";
import { importNyphil } from "./importNyphil.ts";
import type { ImportResult } from "./storeEvents.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function readInput(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT") giveUp(`There is no file ${file}.`);
    if (code === "EISDIR") giveUp(`${file} is a folder; name the file to import.`);
    giveUp(`The file ${file} cannot be read (${String(code)}).`);
  }
}

/** @returns undefined when it does not answer at all: then nobody has the database open */
async function importThrough(
  backend: RunningBackend,
  json: string,
): Promise<ImportResult | undefined> {
  const answer = await fetch(`http://127.0.0.1:${backend.port}/internal/import/nyphil`, {
    method: "POST",
    headers: { "content-type": "text/plain; charset=utf-8", [internalHeader]: backend.secret },
    body: json,
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? cause.code : "";
    if (code === "ECONNREFUSED") return undefined;
    giveUp(`The running site broke off the import (${String(code)}); nothing was imported.`);
  });
  if (!answer) return undefined;
  const body: unknown = await answer.json();
  if (answer.ok) return body as ImportResult;
  giveUp(isErrorBody(body) ? body.message : `The running site answered with ${answer.status}.`);
}

async function importDirectly(dataDir: string, json: string): Promise<ImportResult> {
  const open = await openDatabase({ dataDir, url: process.env.DATABASE_URL });
  try {
    return await importNyphil(open.database, json);
  } finally {
    await open.close();
  }
}

function report({ events, created }: ImportResult): string {
  const total = events.new + events.changed + events.unchanged;
  const rows = Object.entries(created)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
  return [
    `${total} concerts read: ${events.new} new, ${events.changed} changed, ${events.unchanged} unchanged.`,
    `New besides: ${rows}.`,
  ].join("\n");
}

const [source, given, ...rest] = process.argv.slice(2);
if (source !== "nyphil" || !given || rest.length > 0) {
  giveUp("Say what to import: npm run import -- nyphil FILE");
}
// npm runs this in the project's folder; the file was named from where the caller stood
const file = resolve(process.env.INIT_CWD ?? process.cwd(), given);
const dataDir = resolve(root, process.env.DATA_DIR || "var");
const json = await readInput(file);
try {
  const backend = readRunningBackend(dataDir);
  const through = backend && (await importThrough(backend, json));
  process.stdout.write(`${report(through ?? (await importDirectly(dataDir, json)))}\n`);
} catch (error) {
  if (error instanceof ImportError || error instanceof DatabaseProblem) giveUp(error.message);
  throw error;
}
