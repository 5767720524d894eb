import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readSecretFiles, SecretFileProblem } from "@festival/contracts/environment/secretFiles";
import { DataFolderProblem, prepareDataFolder } from "../dataFolder.ts";
import { DatabaseProblem } from "./databaseProblem.ts";
import { databaseUrlOf } from "./databaseUrl.ts";
import { openDatabase } from "./openDatabase.ts";

// npm run migrate: brings the tables up to date, for backends that are started with MIGRATE=off

const root = fileURLToPath(new URL("../../../../", import.meta.url));

try {
  const { env } = process;
  readSecretFiles(env, (file) => readFileSync(file, "utf8"));
  const url = databaseUrlOf(env);
  const dataDir = resolve(root, env.DATA_DIR || "var");
  if (!url) prepareDataFolder(dataDir);
  const open = await openDatabase({ dataDir, url });
  await open.close();
  process.stdout.write(`The database is up to date: ${open.migration}.\n`);
} catch (error) {
  const known =
    error instanceof DatabaseProblem ||
    error instanceof DataFolderProblem ||
    error instanceof SecretFileProblem;
  if (!known) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
