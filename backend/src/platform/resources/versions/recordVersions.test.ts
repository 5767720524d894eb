import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { genres, recordVersions } from "../../database/schema/index.ts";
import { both } from "../../../testing/factories.ts";
import { createTestApp, signedIn, type TestApp } from "../../../testing/testApp.ts";

describe("the versions of a record", () => {
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    site = await createTestApp();
    staff = await signedIn(site);
  });
  afterAll(() => site.close());

  const call = async (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/de/pageeditor-api/genres/${path}`,
      ...(payload && { payload }),
      ...staff,
    });
  const slug = { de: "ein-name", en: "a-name" };

  it("say who changed which fields and when, and are answered whole", async () => {
    const created = (await call("POST", "", { title: both("Lied"), slug, position: 1 })).json();
    const path = `${created.id}/`;
    await call("POST", path, { revision: 1, position: 7, title: both("Lied") });
    await call("POST", path, { revision: 2, title: both("Gesang") });
    const versions = (await call("GET", `${path}versions/`)).json();
    expect(
      versions.map((each: { revision: number; fields: string[] }) => [each.revision, each.fields]),
    ).toEqual([
      [3, ["title"]],
      [2, ["position"]],
      [1, []],
    ]);
    expect(versions[0]).toMatchObject({
      actor: expect.stringMatching(/^Person/),
      at: expect.any(String),
    });
    expect((await call("GET", `${path}versions/1/`)).json()).toEqual(created);
    expect((await call("GET", `${path}versions/9/`)).statusCode).toBe(404);
  });

  it("hold what a record was before its first change that is kept", async () => {
    const [row] = await site.database
      .insert(genres)
      .values({ title: both("Alt"), slug: both("alt"), revision: 4 })
      .returning();
    const path = `${row?.id}/`;
    await call("POST", path, { revision: 4, position: 9 });
    const versions = (await call("GET", `${path}versions/`)).json();
    expect(versions).toMatchObject([
      { revision: 5, fields: ["position"] },
      { revision: 4, actor: "", fields: [] },
    ]);
    expect((await call("GET", `${path}versions/4/`)).json()).toMatchObject({ position: 0 });
  });

  it("go with their record", async () => {
    const { id } = (await call("POST", "", { title: both("Weg"), slug, position: 1 })).json();
    const kept = () => site.database.$count(recordVersions, eq(recordVersions.what, `genre:${id}`));
    expect(await kept()).toBe(1);
    await call("DELETE", `${id}/`);
    expect(await kept()).toBe(0);
  });

  it("are forgotten after a year", async () => {
    const { id } = (await call("POST", "", { title: both("Alt"), slug, position: 1 })).json();
    const what = `genre:${id}`;
    await call("POST", `${id}/`, { revision: 1, position: 2 });
    const day = 24 * 60 * 60 * 1000;
    const age = (days: number) => new Date(Date.now() - days * day);
    await site.database
      .update(recordVersions)
      .set({ at: age(364) })
      .where(eq(recordVersions.what, what));
    const [first] = (await call("GET", `${id}/versions/`)).json().slice(-1);
    expect(first.revision).toBe(1);
    const { forgetVersionsBefore } = await import("./recordVersions.repository.ts");
    await forgetVersionsBefore(site.database, age(365));
    expect((await call("GET", `${id}/versions/`)).json()).toHaveLength(2);
    await forgetVersionsBefore(site.database, age(363));
    expect((await call("GET", `${id}/versions/`)).json()).toEqual([]);
  });
});
