import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { writeBackup } from "@festival/backend/platform/backup/backup";
import { restoreBackup } from "@festival/backend/platform/backup/restore";
import {
  openDatabase,
  type Database,
  type OpenDatabase,
} from "@festival/backend/platform/database/openDatabase";
import * as schema from "@festival/backend/platform/database/schema/index";
import { openMediaStore } from "@festival/backend/platform/media/store/mediaStore";
import { both, insertTag, insertTextPage, insertVenue } from "@festival/backend/testing/factories";
import { insertEvent } from "@festival/backend/testing/factories/programme";
import { runCommand } from "@festival/backend/testing/runCommand";
import { tableContents } from "@festival/backend/testing/tableContents";
import {
  createTestDatabase,
  createTestFolder,
  type TestDatabase,
} from "@festival/backend/testing/testDatabase";
import { createStaffUser } from "@festival/backend/staff/users/createStaffUser";
import {
  describeOwnData,
  findOwnData,
} from "@festival/backend/platform/startData/ownData.repository";
import {
  provideStartData,
  readDemoWish,
  type DemoWish,
} from "@festival/backend/platform/startData/startData";

jest.setTimeout(120_000);

const root = join(import.meta.dirname, "..", "..");
const backendFolder = join(root, "backend", "src");
const opened: { open: OpenDatabase; test: TestDatabase }[] = [];

async function use(test: TestDatabase): Promise<OpenDatabase & { dataDir: string }> {
  const open = await openDatabase(test.options);
  opened.push({ open, test });
  return { ...open, dataDir: test.options.dataDir };
}
afterEach(async () => {
  for (const { open, test } of opened.splice(0)) {
    await open.close();
    await test.drop();
  }
});

interface Site {
  database: Database;
  dataDir: string;
}
const start = ({ database, dataDir }: Site, wish: DemoWish, sendsMails = false) =>
  provideStartData({ database, dataDir, wish, sendsMails });

const person = { email: "a@festival.example", username: "A", password: "a long password of A" };
const addAccount = (database: Database) => createStaffUser(database, { ...person, role: "admin" });

/** Starts as `npm start` does; `isUntouched` where every row of every table is as it was. */
async function startWithDemo(site: Site) {
  const before = await tableContents(site.database);
  const { isDemo, notices } = await start(site, true);
  const isUntouched = isDeepStrictEqual(await tableContents(site.database), before);
  return { isDemo, isUntouched, notice: notices[0] };
}
const leftAlone = (found: string) => ({
  isDemo: false,
  isUntouched: true,
  notice: `The demo season is not loaded: the database holds data of its own, ${found}, and is left as it is. FESTIVAL_DEMO=0 starts the site without this notice.`,
});

describe("the demo season is not loaded into", () => {
  it("a festival's own backup that was restored", async () => {
    const old = await use(await createTestDatabase());
    await insertTextPage(old.database);
    await insertEvent(old.database, { title: both("Winterreise") });
    await addAccount(old.database);
    const folder = mkdtempSync(join(tmpdir(), "festival-own-"));
    const target = await use(await createTestDatabase());
    try {
      const file = join(folder, "backup.tar.gz");
      await writeBackup({ ...old, media: openMediaStore(old.dataDir) }, file);
      await restoreBackup({ ...target, media: openMediaStore(target.dataDir) }, file, false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect(await startWithDemo(target)).toEqual(leftAlone("events (1), pages (1), users (1)"));
  });

  it("an archive that was imported by the command", async () => {
    const test = await createTestFolder();
    const sample = join(backendFolder, "programme", "import", "sample.json");
    const command = join(backendFolder, "programme", "import", "cli.ts");
    const imported = await runCommand(command, test.options.dataDir, "nyphil", sample);
    expect(imported).toMatchObject({ code: 0, errors: "" });
    expect(await startWithDemo(await use(test))).toEqual(
      leftAlone("events (8), artists (7), venues (5)"),
    );
  });

  it("a server's database with one account", async () => {
    const site = await use(await createTestDatabase());
    await addAccount(site.database);
    expect(await startWithDemo(site)).toEqual(leftAlone("users (1)"));
  });

  it("a database with a single row of whatever a festival keeps", async () => {
    const { database } = await use(await createTestDatabase());
    const rows: Record<string, (tx: Database) => Promise<unknown>> = {
      "pages (1)": insertTextPage,
      "venues (1)": insertVenue,
      "tags (1)": (tx) => insertTag(tx, "strings"),
      "artists (1)": (tx) =>
        tx
          .insert(schema.artists)
          .values({ firstName: "Clara", lastName: "Wieck", slug: both("clara") }),
      "settings (1)": (tx) =>
        tx.insert(schema.settings).values({ values: { festival_name: both("F") } }),
    };
    const found: string[] = [];
    for (const add of Object.values(rows)) {
      const trial = database.transaction(async (tx) => {
        await add(tx);
        found.push(describeOwnData(await findOwnData(tx)));
        tx.rollback();
      });
      await expect(trial).rejects.toThrow("Rollback");
    }
    expect(found).toEqual(Object.keys(rows));
    expect(describeOwnData(await findOwnData(database))).toBe("");
  });
});

describe("what a start says", () => {
  it("names the way to the first account, and where its mail lies without a mail server", async () => {
    const site = await use(await createTestDatabase());
    const command = "npm run invite -- EMAIL NAME --admin";
    const [first, ...rest] = (await start(site, false)).notices;
    expect(first).toContain(command);
    expect(first).toContain(join(site.dataDir, "mail"));
    expect(rest).toEqual([]);
    const [withServer] = (await start(site, undefined, true)).notices;
    expect(withServer).toContain(command);
    expect(withServer).not.toContain(site.dataDir);
    await addAccount(site.database);
    expect(await start(site, false)).toEqual({ isDemo: false, notices: [] });
  });

  it("tells that FESTIVAL_DEMO=0 does not remove a demo that is there", async () => {
    const site = await use(await createTestDatabase());
    await site.database
      .insert(schema.loadedData)
      .values({ name: "demo-season", contentHash: "of another version" });
    await addAccount(site.database);
    const told = await start(site, false);
    expect(told.isDemo).toBe(true);
    expect(told.notices).toEqual([expect.stringContaining("The database holds the demo season")]);
    for (const wish of [true, undefined]) {
      expect(await start(site, wish)).toEqual({ isDemo: true, notices: [] });
    }
  });

  it("takes 0, 1 and nothing for FESTIVAL_DEMO", () => {
    const words = ["1", "0", "", undefined, "false", "yes"];
    expect(words.map(readDemoWish)).toEqual([true, false, undefined, undefined, null, null]);
  });
});

describe("a backend that starts", () => {
  /** The backend's program on a database, with all that it tells the process that started it. */
  async function run(options: TestDatabase["options"], demo: string, folder = backendFolder) {
    const child = fork(join(folder, "main.ts"), {
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        DATA_DIR: options.dataDir,
        DATABASE_URL: options.url ?? "",
        BACKEND_PORT: "0",
        INTERNAL_SECRET: "a secret for tests alone",
        FESTIVAL_DEMO: demo,
      },
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let log = "";
    let errors = "";
    child.stdout?.on("data", (chunk: Buffer) => (log += chunk));
    child.stderr?.on("data", (chunk: Buffer) => (errors += chunk));
    const told: Record<string, unknown>[] = [];
    child.on("message", (message: { type: string }) => {
      told.push(message);
      if (message.type === "listening") child.kill("SIGTERM");
    });
    const [code] = (await once(child, "close")) as [number];
    return { code, log, errors, data: told.find(({ type }) => type === "data") };
  }

  it("tells and logs that it left a database with one account as it is", async () => {
    const test = await createTestDatabase();
    const site = await use(test);
    await addAccount(site.database);
    const before = await tableContents(site.database);
    await opened.pop()?.open.close();
    const { code, log, data } = await run(test.options, "1");
    expect(code).toBe(0);
    const notice = expect.stringContaining("data of its own, users (1), and is left as it is");
    expect(data).toEqual({ type: "data", isDemo: false, notices: [notice] });
    expect(log).toContain("data of its own, users (1), and is left as it is");
    expect(await tableContents((await use(test)).database)).toEqual(before);
  });

  /** What an image carries that has no demo season: the backend, the contracts and npm's packages. */
  function installWithoutDemo(): string {
    const folder = mkdtempSync(join(tmpdir(), "festival-installed-"));
    cpSync(join(root, "package.json"), join(folder, "package.json"));
    for (const part of ["backend", "contracts"]) {
      const filter = (path: string) => !/node_modules|\.test\.ts$/.test(path);
      cpSync(join(root, part), join(folder, part), { recursive: true, filter });
    }
    symlinkSync(join(root, "backend", "node_modules"), join(folder, "backend", "node_modules"));
    const packages = join(folder, "node_modules");
    mkdirSync(join(packages, "@festival"), { recursive: true });
    for (const name of readdirSync(join(root, "node_modules"))) {
      if (name === "@festival") continue;
      symlinkSync(join(root, "node_modules", name), join(packages, name));
    }
    symlinkSync(join(folder, "contracts"), join(packages, "@festival", "contracts"));
    return folder;
  }

  it("runs without the demo's workspace, and says so where it is to load the demo", async () => {
    const folder = installWithoutDemo();
    const test = await createTestFolder();
    try {
      const installed = join(folder, "backend", "src");
      const wished = await run(test.options, "1", installed);
      expect([wished.code, wished.errors]).toEqual([
        1,
        "The demo season could not be loaded (@festival/demo-season is not part of this installation; FESTIVAL_DEMO=0 starts an empty site).\n",
      ]);
      const empty = await run(test.options, "0", installed);
      expect([empty.code, empty.errors]).toEqual([0, ""]);
      expect(empty.data).toMatchObject({ isDemo: false });
    } finally {
      await test.drop();
      rmSync(folder, { recursive: true });
    }
  });

  it("refuses a FESTIVAL_DEMO that it does not know, before it opens anything", async () => {
    const test = await createTestFolder();
    const { code, errors } = await run(test.options, "no");
    await test.drop();
    expect([code, errors]).toEqual([1, 'FESTIVAL_DEMO must be 0 or 1, not "no".\n']);
  });
});
