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

/** Why nothing was imported, in one sentence for whoever called. */
class CommandProblem extends Error {
  override name = "CommandProblem";
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

async function readInput(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") throw new CommandProblem(`There is no file ${file}.`);
    if (code === "EISDIR")
      throw new CommandProblem(`${file} is a folder; name the file to import.`);
    throw new CommandProblem(`The file ${file} cannot be read (${code}).`);
  }
}

/** @returns undefined when it does not answer at all: then nobody has the database open */
async function send(backend: RunningBackend, json: string): Promise<Response | undefined> {
  try {
    return await fetch(`http://127.0.0.1:${backend.port}/internal/import/nyphil`, {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8", [internalHeader]: backend.secret },
      body: json,
    });
  } catch (error) {
    const code = errorCode(error instanceof Error ? error.cause : undefined);
    if (code === "ECONNREFUSED") return undefined;
    throw new CommandProblem(
      `The running site broke off the import (${code}); run it again to see what is there.`,
    );
  }
}

async function importThrough(
  backend: RunningBackend,
  json: string,
): Promise<ImportResult | undefined> {
  const answer = await send(backend, json);
  if (!answer) return undefined;
  const body: unknown = await answer.json();
  if (answer.ok) return body as ImportResult;
  throw new CommandProblem(
    isErrorBody(body) ? body.message : `The running site answered with ${answer.status}.`,
  );
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

async function run(): Promise<string> {
  const [source, given, ...rest] = process.argv.slice(2);
  if (source !== "nyphil" || !given || rest.length > 0) {
    throw new CommandProblem("Say what to import: npm run import -- nyphil FILE");
  }
  // npm runs this in the project's folder; the file was named from where the caller stood
  const json = await readInput(resolve(process.env.INIT_CWD ?? process.cwd(), given));
  const dataDir = resolve(root, process.env.DATA_DIR || "var");
  const backend = readRunningBackend(dataDir);
  const through = backend && (await importThrough(backend, json));
  return report(through ?? (await importDirectly(dataDir, json)));
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const known =
    error instanceof CommandProblem ||
    error instanceof ImportError ||
    error instanceof DatabaseProblem;
  if (!known) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
