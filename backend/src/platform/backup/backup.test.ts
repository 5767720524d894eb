import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, jest } from "@jest/globals";
import { sql } from "drizzle-orm";
import { openDatabase, type Database, type OpenDatabase } from "../database/openDatabase.ts";
import { erasures, events, tags, users } from "../database/schema/index.ts";
import { readErasures } from "../erasures/erasures.ts";
import { queueMail } from "../mail/mail.ts";
import { openMediaStore } from "../media/store/mediaStore.ts";
import { both, insertForm, insertTextPage } from "../../testing/factories.ts";
import { tableContents } from "../../testing/tableContents.ts";
import { createTestApp } from "../../testing/testApp.ts";
import {
  createTestDatabase,
  createTestFolder,
  type TestDatabase,
} from "../../testing/testDatabase.ts";
import { writeBackup } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), "festival-backups-"));
const open: { database: OpenDatabase; test: TestDatabase }[] = [];
let files = 0;
const newFile = () => join(folder, `backup-${(files += 1)}.tar.gz`);

async function use(
  create: () => Promise<TestDatabase>,
): Promise<OpenDatabase & { dataDir: string }> {
  const test = await create();
  const database = await openDatabase(test.options);
  open.push({ database, test });
  return { ...database, dataDir: test.options.dataDir };
}
afterEach(async () => {
  for (const { database, test } of open.splice(0)) {
    await database.close();
    await test.drop();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function waitingJobs(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(
    sql`select name, data, start_after, singleton_key, retry_limit from pgboss.job order by 1, 2::text`,
  );
  return rows;
}

async function fill(database: Database): Promise<void> {
  await insertTextPage(database);
  await insertForm(database);
  const passwordHash = "a hash";
  await database.insert(users).values({ email: "a@b.example", username: "A", passwordHash });
  const odd = 'Zeile 1\nZeile 2\t"Anführung" \\N \\ {a,b} 🎻 ﬁ \u0001';
  await database
    .insert(tags)
    .values(
      Array.from({ length: 450 }, (_, index) => ({ name: both(odd), slug: both(`t-${index}`) })),
    );
  await database.execute(sql`delete from tags where id > 440`);
  await database.insert(events).values({
    slug: both("event"),
    title: both("Winterreise"),
    startsAt: new Date("2025-08-28T18:00:00.123Z"),
  });
}

describe.each(
  process.env.TEST_DATABASE_URL
    ? [
        { from: "PostgreSQL", to: "PostgreSQL" },
        { from: "PostgreSQL", to: "PGlite" },
        { from: "PGlite", to: "PostgreSQL" },
      ]
    : [{ from: "PGlite", to: "PGlite" }],
)("a backup from $from", ({ from, to }) => {
  const creator = (driver: string) => (driver === "PGlite" ? createTestFolder : createTestDatabase);

  it(`comes back in an empty ${to} as the same site`, async () => {
    const old = await use(creator(from));
    await fill(old.database);
    const media = openMediaStore(old.dataDir);
    await media.write("originals/0123.png", Buffer.from("a picture"));
    await media.write("files/4567.pdf", Buffer.alloc(3_000_000, "file"));
    await media.write("renditions/1-abc/100.avif", Buffer.from("is made again"));
    writeFileSync(join(old.dataDir, "internal-secret"), "the key of second factors");
    const file = newFile();
    const written = await writeBackup({ ...old, media }, file);

    const target = await use(creator(to));
    const newMedia = openMediaStore(target.dataDir);
    const restored = await restoreBackup({ ...target, media: newMedia }, file, false);

    expect(restored).toEqual(written);
    expect(await tableContents(target.database)).toEqual(await tableContents(old.database));
    expect(await newMedia.read("originals/0123.png")).toEqual(Buffer.from("a picture"));
    expect((await newMedia.read("files/4567.pdf"))?.length).toBe(3_000_000);
    expect(await newMedia.read("renditions/1-abc/100.avif")).toBeNull();
    expect(readFileSync(join(target.dataDir, "internal-secret"), "utf8")).toContain("the key");
    // numbers go on where they were, and what depends on rows still does
    const next = { name: both("next"), slug: both("next") };
    const [tag] = await target.database.insert(tags).values(next).returning();
    expect(tag?.id).toBe(451);
    await expect(
      target.database.execute(sql`insert into article_tags (article_id, tag_id) values (99, 99)`),
    ).rejects.toThrow("Failed query");
  });
});

describe("restoring", () => {
  it("is refused where there is a site, and replaces it when asked to", async () => {
    const old = await use(createTestDatabase);
    await insertTextPage(old.database);
    const file = newFile();
    const media = openMediaStore(old.dataDir);
    await writeBackup({ ...old, media }, file);
    const before = await tableContents(old.database);
    await fill(old.database);

    const refused = restoreBackup({ ...old, media }, file, false);
    await expect(refused).rejects.toThrow("There is a site already");
    await restoreBackup({ ...old, media }, file, true);
    expect(await tableContents(old.database)).toEqual(before);
  });

  it("remembers what was erased since, though the table comes back as it was", async () => {
    const old = await use(createTestDatabase);
    await insertTextPage(old.database);
    const file = newFile();
    const media = openMediaStore(old.dataDir);
    await writeBackup({ ...old, media }, file);
    const erasure = {
      id: "00000000-0000-4000-8000-000000000001",
      salt: "a",
      hash: "b",
      scope: "person" as const,
      erasedAt: new Date("2025-09-01T10:00:00Z"),
      counts: { entries: 1 },
    };
    await old.database.insert(erasures).values(erasure);
    await restoreBackup({ ...old, media }, file, true);
    expect(await old.database.select().from(erasures)).toEqual([]);
    expect(await readErasures(old.dataDir)).toEqual([erasure]);
  });

  it("refuses a damaged file before anything is touched", async () => {
    const old = await use(createTestDatabase);
    await fill(old.database);
    const media = openMediaStore(old.dataDir);
    await media.write(
      "files/noise.bin",
      Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * i) % 251)),
    );
    const file = newFile();
    await writeBackup({ ...old, media }, file);
    const whole = readFileSync(file);
    const before = await tableContents(old.database);

    const flipped = Buffer.from(whole);
    const middle = flipped.length >> 1;
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 0xff, middle);
    writeFileSync(file, flipped);
    await expect(restoreBackup({ ...old, media }, file, true)).rejects.toThrow("is damaged");
    writeFileSync(file, whole);
    truncateSync(file, whole.length - 100);
    await expect(restoreBackup({ ...old, media }, file, true)).rejects.toThrow("is damaged");
    writeFileSync(file, "no archive at all");
    await expect(restoreBackup({ ...old, media }, file, true)).rejects.toThrow("is damaged");
    expect(await tableContents(old.database)).toEqual(before);
  });

  it("changes nothing when it fails half-way", async () => {
    const old = await use(createTestDatabase);
    await fill(old.database);
    const media = openMediaStore(old.dataDir);
    const file = newFile();
    // a row whose reference leads nowhere, as only a faulty disk could bring about
    await old.database.execute(
      sql`alter table article_tags drop constraint article_tags_tag_id_tags_id_fk`,
    );
    await old.database.execute(
      sql`alter table article_tags drop constraint article_tags_article_id_articles_id_fk`,
    );
    await old.database.execute(sql`insert into article_tags (article_id, tag_id) values (99, 99)`);
    await writeBackup({ ...old, media }, file);
    const target = await use(createTestDatabase);
    await insertTextPage(target.database);
    const before = await tableContents(target.database);
    const failed = restoreBackup({ ...target, media }, file, true);
    await expect(failed).rejects.toThrow("Failed query");
    expect(await tableContents(target.database)).toEqual(before);
  });

  it("refuses a backup of tables that this version of the site does not know", async () => {
    const old = await use(createTestDatabase);
    await old.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of next year', 9999999999999)`,
    );
    const file = newFile();
    const media = openMediaStore(old.dataDir);
    await writeBackup({ ...old, media }, file);
    const refused = restoreBackup({ ...old, media }, file, true);
    await expect(refused).rejects.toThrow("made by a newer version of the site");
  });

  it("brings jobs back that wait to be done", async () => {
    const site = await createTestApp();
    const { app, database, dataDir } = site;
    const message = { subject: "Grüße", text: "Hallo", html: "<p>Hallo</p>" };
    await database.transaction((transaction) =>
      queueMail(app, transaction, { ...message, to: "a@b.example" }),
    );
    const file = newFile();
    const media = openMediaStore(dataDir);
    await writeBackup({ database, media, dataDir }, file);
    const before = await waitingJobs(database);
    await site.close();
    expect(before).toHaveLength(1);

    const target = await use(createTestDatabase);
    await restoreBackup({ ...target, media: openMediaStore(target.dataDir) }, file, false);
    expect(await waitingJobs(target.database)).toEqual(before);
  });
});
