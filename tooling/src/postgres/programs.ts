import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/** PostgreSQL's programs, of one version. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** Such as 15. */
  version: number;
}

/** The lowest that the site runs on. */
const lowestVersion = 15;
const debianFolder = "/usr/lib/postgresql";
const run = promisify(execFile);

/** Debian keeps them off the path, one folder per version; the newest first. */
function folders(): string[] {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== ""),
    ...versions.map((version) => join(debianFolder, version, "bin")),
  ];
}

async function findPrograms(): Promise<PostgresPrograms | undefined> {
  for (const folder of folders()) {
    const initdb = join(folder, "initdb");
    const postgres = join(folder, "postgres");
    if (!existsSync(initdb) || !existsSync(postgres)) continue;
    const { stdout } = await run(postgres, ["--version"]);
    const version = Number(/\d+/.exec(stdout)?.[0]);
    if (version >= lowestVersion) return { initdb, postgres, version };
  }
  return undefined;
}

/**
 * Finds PostgreSQL's programs; on Debian, root gets them installed where there are none.
 * @returns a sentence that says why not, where they are missing and can't be installed
 */
export async function providePostgres(
  note: (text: string) => void,
): Promise<PostgresPrograms | string> {
  const found = await findPrograms();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return `PostgreSQL ${lowestVersion} or newer is not installed here (Debian: apt-get install -y postgresql).`;
  }
  note("installing Debian's PostgreSQL");
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    maxBuffer: 2 ** 26,
  };
  try {
    await run("apt-get", ["update"], options);
    // keeps the package from making and starting a cluster of its own
    await run(
      "apt-get",
      ["install", "-y", "--no-install-recommends", "postgresql-common"],
      options,
    );
    await run("sed", [
      "-i",
      "s/^#\\?create_main_cluster.*/create_main_cluster = false/",
      "/etc/postgresql-common/createcluster.conf",
    ]);
    await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : "";
    return `PostgreSQL could not be installed with apt-get: ${reason}`;
  }
  const installed = await findPrograms();
  return installed ?? `Debian's PostgreSQL is older than ${lowestVersion}.`;
}
