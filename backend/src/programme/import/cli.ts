import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addressOf } from "@festival/contracts/calls/call";
import { importNyphil as importCall } from "@festival/contracts/calls/platform";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { isErrorBody } from "@festival/contracts/errors";
import { readSecretFiles, SecretFileProblem } from "@festival/contracts/environment/secretFiles";
import { DataFolderProblem, prepareDataFolder } from "../../platform/dataFolder.ts";
import { DatabaseProblem } from "../../platform/database/databaseProblem.ts";
import { databaseUrlOf } from "../../platform/database/databaseUrl.ts";
import { openDatabase } from "../../platform/database/openDatabase.ts";
import { readRunningBackend, type RunningBackend } from "../../platform/runningBackend.ts";
import { describeProblem, ImportError } from "./importError.ts";
import { importNyphil, mostBytes, type ImportResult } from "./importNyphil.ts";

// `npm run import -- nyphil FILE [--strict]`. It ends with 0 where all of the file was taken, with 1 where
// nothing was, and with 2 where rows were left out, which it names.

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Why nothing was imported, in one sentence for the operator. */
class CommandProblem extends Error {
  override name = "CommandProblem";
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const usage = "Say what to import: npm run import -- nyphil FILE [--strict]";
const someLeftOut = 2;

interface Order {
  file: string;
  isStrict: boolean;
}

function readOrder(): Order {
  try {
    const options = { strict: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [source, given, ...rest] = positionals;
    if (source !== "nyphil" || !given || rest.length > 0) throw new CommandProblem(usage);
    // npm runs this in the project's folder; the file was named from where the caller stood
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), given);
    return { file, isStrict: values.strict ?? false };
  } catch {
    throw new CommandProblem(usage);
  }
}

async function readInput(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    if (bytes.length > mostBytes) {
      throw new CommandProblem(
        `The file ${file} is too large: ${bytes.length} bytes, of which ${mostBytes} are allowed. Split it.`,
      );
    }
    // without its byte order mark
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    const code = errorCode(error);
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      throw new CommandProblem(`The file ${file} is not written in UTF-8; convert it first.`);
    }
    if (code === "ENOENT") throw new CommandProblem(`There is no file ${file}.`);
    if (code === "EISDIR")
      throw new CommandProblem(`${file} is a folder; name the file to import.`);
    throw new CommandProblem(`The file ${file} cannot be read (${code}).`);
  }
}

/** @returns undefined when it does not answer at all: then no process has the database open */
async function send(
  backend: RunningBackend,
  json: string,
  isStrict: boolean,
): Promise<Response | undefined> {
  const address = `http://127.0.0.1:${backend.port}${addressOf(importCall, { strict: isStrict })}`;
  try {
    return await fetch(address, {
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
  isStrict: boolean,
): Promise<ImportResult | undefined> {
  const answer = await send(backend, json, isStrict);
  if (!answer) return undefined;
  const body: unknown = await answer.json();
  if (answer.ok) return body as ImportResult;
  throw new CommandProblem(
    isErrorBody(body) ? body.message : `The running site answered with ${answer.status}.`,
  );
}

async function importDirectly(
  dataDir: string,
  json: string,
  isStrict: boolean,
): Promise<ImportResult> {
  readSecretFiles(process.env, (file) => readFileSync(file, "utf8"));
  const url = databaseUrlOf(process.env);
  if (!url) prepareDataFolder(dataDir);
  const open = await openDatabase({ dataDir, url });
  try {
    return await importNyphil(open.database, json, isStrict);
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

/** Names the rows that were left out; nothing where there are none. */
function reportLeftOut({ leftOut }: ImportResult): string {
  if (leftOut.length === 0) return "";
  const rows = leftOut.length === 1 ? "1 row was" : `${leftOut.length} rows were`;
  return [
    `${rows} left out:`,
    ...leftOut.map(describeProblem),
    "Mend the file and import it again: concerts that have not changed are left as they are.\n",
  ].join("\n");
}

async function run(): Promise<ImportResult> {
  const { file, isStrict } = readOrder();
  const json = await readInput(file);
  const dataDir = resolve(root, process.env.DATA_DIR || "var");
  const backend = readRunningBackend(dataDir);
  const through = backend && (await importThrough(backend, json, isStrict));
  return through ?? importDirectly(dataDir, json, isStrict);
}

try {
  const result = await run();
  process.stdout.write(`${report(result)}\n`);
  process.stderr.write(reportLeftOut(result));
  if (result.leftOut.length > 0) process.exitCode = someLeftOut;
} catch (error) {
  const known =
    error instanceof CommandProblem ||
    error instanceof ImportError ||
    error instanceof DataFolderProblem ||
    error instanceof DatabaseProblem ||
    error instanceof SecretFileProblem;
  if (!known) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
