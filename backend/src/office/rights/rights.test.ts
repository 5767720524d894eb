import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { images, mails, users } from "../../platform/database/schema/index.ts";
import { insertImage, insertVenue } from "../../testing/factories.ts";
import { readMails } from "../../testing/mailbox.ts";
import { createTestApp, insertStaff, signedIn, type TestApp } from "../../testing/testApp.ts";

const start = Date.parse("2025-08-20T08:00:00Z");
const day = 24 * 60 * 60 * 1000;

describe("rights to pictures that end", () => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await signedIn(site, "admin");
    await site.database.update(users).set({ locale: "en" });
    await insertStaff(site, "admin");
    await insertStaff(site, "editor");
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.update(images).set({ rightsUntil: null });
    await site.database.delete(mails);
    await sets({ rights_recipients: [] });
  });

  const get = async (path: string) =>
    (await site.app.inject({ url: `/de/pageeditor-api/${path}`, ...admin })).json();
  async function sets(values: object) {
    const { revision } = await get("settings/");
    const payload = { ...values, revision };
    const url = "/de/pageeditor-api/settings/";
    const answer = await site.app.inject({ method: "POST", url, payload, ...admin });
    expect(answer.statusCode).toBe(200);
  }
  /** A picture whose rights end so many days after the start. */
  async function picture(days: number): Promise<number> {
    const { id } = await insertImage(site.database);
    await ends(id, days);
    return id;
  }
  const ends = (id: number, days: number) =>
    site.database
      .update(images)
      .set({ rightsUntil: new Date(start + days * day) })
      .where(eq(images.id, id));
  /** What is sent when the job runs so many days after the start. */
  async function sentAfter(days: number) {
    await site.app.clock.set(start + days * day - Date.now());
    await site.database.delete(mails);
    await site.app.jobs.send(site.database, "picture-rights-notices", {});
    expect(await site.app.jobs.runAll()).toEqual([]);
    return site.database.select().from(mails).orderBy(mails.to);
  }

  it("are mailed to all admins 14 and 3 days before, once each, in their language", async () => {
    await picture(20);
    expect(await sentAfter(5)).toEqual([]);
    expect((await sentAfter(6.01)).map(({ subject }) => subject).toSorted()).toEqual([
      "Bildrechte enden in höchstens 14 Tagen",
      "Rights to pictures end in 14 days at most",
    ]);
    expect(await sentAfter(7)).toEqual([]);
    expect((await sentAfter(17.01)).map(({ subject }) => subject).toSorted()).toEqual([
      "Bildrechte enden in höchstens 3 Tagen",
      "Rights to pictures end in 3 days at most",
    ]);
    expect(await sentAfter(18)).toEqual([]);
    expect(await sentAfter(21)).toEqual([]);
  });

  it("are mailed with links to the picture and to where it is used", async () => {
    const id = await picture(10);
    const unused = await picture(11);
    const venue = await insertVenue(site.database, { imageId: id });
    await sets({ rights_recipients: ["pictures@festival.example"] });
    const [mail, ...others] = await sentAfter(1);
    expect(others).toEqual([]);
    expect(mail?.to).toBe("pictures@festival.example");
    const { siteUrl } = site.app;
    const words = (await readMails(site)).at(-1)?.text ?? "";
    expect(words).toContain(`${siteUrl}/admin/images/${id}\n`);
    expect(words).toMatch(
      new RegExp(`– Spielort: Hall \\(de\\)\n +${siteUrl}/admin/venues/${venue}\n`),
    );
    expect(words).toContain(`${siteUrl}/admin/images/${unused}\nNirgends verwendet.`);
    expect(words).toContain("Rechte bis Samstag, 30. August 2025, 10:00 Uhr");
  });

  it("are mailed by the last notice alone where both are due, and again after an extension", async () => {
    const id = await picture(2);
    const subjects = async (days: number) =>
      new Set((await sentAfter(days)).map(({ subject }) => subject.replaceAll(/\D/g, "")));
    expect(await subjects(0)).toEqual(new Set(["3"]));
    await ends(id, 40);
    expect(await subjects(1)).toEqual(new Set());
    expect(await subjects(27)).toEqual(new Set(["14"]));
  });

  it("are counted in the office's morning as its link to the list filters them", async () => {
    await site.app.clock.set(start - Date.now());
    const soon = await picture(13.9);
    await picture(14.1);
    await picture(-1);
    const { now, rights } = await get("office/");
    expect(rights.count).toBe(1);
    const list = await get(`images/?rights_after=${now}&rights_before=${rights.until}`);
    expect(list.results.map((one: { id: number }) => one.id)).toEqual([soon]);
  });
});
