import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { consentBlock } from "@festival/contracts/consent/consentBlock";
import { changes, pages, sections, settings } from "../../platform/database/schema/index.ts";
import { insertPage, insertSection, richText } from "../../testing/factories.ts";
import { asVisitor } from "../../testing/factories/forms.ts";
import { createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";
import { publishSections } from "../content/publishing/snapshots.repository.ts";
import { keepOffer } from "./offers.ts";

describe("what visitors are asked about", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const offered = async () => {
    const { consent_version, consent_services } = (
      await site.app.inject("/de/api/settings/")
    ).json();
    return [consent_version, consent_services];
  };
  /** A page with an embed in its working copy. */
  async function pageWith(model: "video" | "videolist" | "audio", values: object, texts: object) {
    const { id } = await insertPage(site.database);
    const owner = { ownerType: "page", ownerId: id } as const;
    await insertSection(site.database, {
      ...owner,
      model,
      settings: { ...values },
      texts: { de: { ...texts }, en: { ...texts } },
    });
    return owner;
  }
  const publish = (owner: Awaited<ReturnType<typeof pageWith>>) =>
    publishSections(site.database, owner, null, new Date());
  const runJob = async () => {
    await site.database.transaction((transaction) =>
      site.app.jobs.send(transaction, "consent-offer", {}),
    );
    expect(await site.app.jobs.runAll()).toEqual([]);
  };
  const record = async (version: number) => {
    const consent_id = randomUUID();
    const payload = { consent_id, version, action: "save", groups: ["required"], services: [] };
    const { statusCode } = await asVisitor(site, {
      method: "POST",
      url: "/de/api/consent/",
      payload,
    });
    expect(statusCode).toBe(201);
    const url = `/de/pageeditor-api/consent-records/?consent_id=${consent_id}`;
    return (await site.app.inject({ url, ...staff })).json().results[0];
  };

  it("is nothing as long as nothing of others is embedded", async () => {
    expect(await offered()).toEqual([1, []]);
    await runJob();
    expect(await offered()).toEqual([1, []]);
  });

  it("is what is published, not what is drafted, in rows of lists too", async () => {
    const film = await pageWith("video", { video_url: "https://vimeo.com/12" }, {});
    expect(await offered()).toEqual([1, []]);
    await publish(film);
    expect(await offered()).toEqual([2, ["vimeo"]]);
    await publish(
      await pageWith("videolist", {}, { items: [{ video_url: "https://youtu.be/abc" }] }),
    );
    expect(await offered()).toEqual([2, ["youtube", "vimeo"]]);
    await runJob();
    expect(await offered()).toEqual([2, ["youtube", "vimeo"]]);
  });

  it("is a higher version with each change, and caches drop what named the last one", async () => {
    const [before] = await offered();
    const audio = await pageWith("audio", { embed: "https://open.spotify.com/track/1" }, {});
    await publish(audio);
    await keepOffer(site.database);
    expect(await offered()).toEqual([before + 1, ["youtube", "vimeo", "spotify"]]);
    expect((await site.database.select().from(changes)).at(-1)?.tags).toEqual(["settings"]);
    await site.database.update(pages).set({ isOnline: false }).where(eq(pages.id, audio.ownerId));
    await keepOffer(site.database);
    expect(await offered()).toEqual([before + 2, ["youtube", "vimeo"]]);
    const count = (await site.database.select().from(changes)).length;
    await keepOffer(site.database);
    expect(await site.database.select().from(changes)).toHaveLength(count);
  });

  it("follows the settings and the number that staff count up", async () => {
    const [before] = await offered();
    await site.database
      .insert(settings)
      .values({ values: { tag_manager_id: "GTM-ABCD", map_provider: "openstreetmap" } });
    const all = ["googleTagManager", "advertising", "youtube", "vimeo", "openstreetmap"];
    expect(await offered()).toEqual([before + 1, all]);
    await keepOffer(site.database);
    const values = { consent_version: 40, tag_manager_id: "GTM-ABCD" };
    await site.database.update(settings).set({ values });
    expect(await offered()).toEqual([40, all.slice(0, 4)]);
    await keepOffer(site.database);
  });

  it("is kept with what was shown, for each version that a decision names", async () => {
    const [version] = await offered();
    const first = await record(version);
    expect(first.shown_text).toContain("- YouTube: ");
    expect(first.shown_text).toContain("Speicherdauer: bis zu 2 Jahre");
    expect(first.shown_hash).toMatch(/^[0-9a-f]{32}$/);

    const block = await insertSection(site.database, {
      ownerType: "block",
      slug: consentBlock,
      texts: {
        de: { content: richText("Worte des Hauses.") },
        en: { content: richText("Words of the house.") },
      },
    });
    const owner = { ownerType: "block", ownerId: block.id } as const;
    await site.database.update(sections).set(owner).where(eq(sections.id, block.id));
    await publishSections(site.database, owner, null, new Date());
    expect(await offered()).toEqual([version + 1, expect.anything()]);
    const second = await record(version + 1);
    expect(second.shown_text).toContain("Worte des Hauses.");
    expect(second.shown_hash).not.toBe(first.shown_hash);
    expect((await record(version)).shown_hash).toBe(first.shown_hash);
  });
});
