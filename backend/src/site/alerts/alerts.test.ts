import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { alerts } from "../../platform/database/schema/index.ts";
import { both } from "../../testing/factories.ts";
import { setClock, staffCalls } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("alerts", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
    await setClock(site, "2025-08-20T10:00:00Z");
  });
  beforeEach(async () => {
    await site.database.delete(alerts);
  });
  afterAll(() => site.close());

  const shown = (locale = "de") => site.app.inject(`/api/alert-messages/${locale}`);
  const titles = async () =>
    (await shown("en")).json().map(({ title }: { title: string }) => title);

  it("are an empty list where there are none", async () => {
    const answer = await shown();
    expect(answer.json()).toEqual([]);
    expect(answer.headers["x-festival-tags"]).toBe("alerts");
    expect(answer.headers["x-festival-changes-at"]).toBeUndefined();
  });

  it("are in the reader's language, with a link where they have one", async () => {
    await site.database.insert(alerts).values([
      {
        title: both("Storm"),
        text: both("Stay in"),
        linkTitle: both("More"),
        link: { de: "/de/besuch", en: "/en/visit" },
      },
      { title: both("Sun"), position: 1 },
    ]);
    expect((await shown("en")).json()).toEqual([
      {
        id: expect.any(Number),
        title: "Storm (en)",
        text: "Stay in (en)",
        link_title: "More (en)",
        link_obj: { url: "/en/visit" },
      },
      { id: expect.any(Number), title: "Sun (en)", text: "", link_title: "", link_obj: null },
    ]);
  });

  it("are shown from their start to their end by the festival's clock", async () => {
    await site.database.insert(alerts).values([
      { title: both("Over"), endsAt: new Date("2025-08-20T09:59:00Z") },
      { title: both("Now"), endsAt: new Date("2025-08-20T12:00:00Z") },
      { title: both("Later"), startsAt: new Date("2025-08-20T11:00:00Z") },
      { title: both("Hidden"), isOnline: false },
    ]);
    expect(await titles()).toEqual(["Now (en)"]);
    expect((await shown()).headers["x-festival-changes-at"]).toBe("2025-08-20T11:00:00.000Z");
    await setClock(site, "2025-08-20T11:30:00Z");
    expect(await titles()).toEqual(["Later (en)", "Now (en)"]);
    expect((await shown()).headers["x-festival-changes-at"]).toBe("2025-08-20T12:00:00.000Z");
    await setClock(site, "2025-08-20T10:00:00Z");
  });

  it("are not found in other languages, nor below other addresses", async () => {
    expect((await shown("fr")).statusCode).toBe(404);
    expect((await shown("de/")).statusCode).toBe(404);
  });

  it("are kept by staff", async () => {
    const created = await call("POST", "alerts/", {
      title: both("Storm"),
      starts_at: "2025-08-20T08:00:00Z",
      ends_at: null,
    });
    expect(created.statusCode).toBe(201);
    const { id } = created.json();
    expect(await titles()).toEqual(["Storm (en)"]);
    const changed = await call("POST", `alerts/${id}/`, { is_online: false, revision: 1 });
    expect(changed.json()).toMatchObject({ revision: 2, starts_at: "2025-08-20T08:00:00.000Z" });
    expect(await titles()).toEqual([]);
  });

  it("are refused where they lead into a script, or end before they begin", async () => {
    const link = { de: "javascript:alert(1)", en: "" };
    const wrong = await call("POST", "alerts/", {
      title: both("Storm"),
      link,
      starts_at: "2025-08-20T08:00:00Z",
      ends_at: "2025-08-20T07:00:00Z",
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().details.fields).toEqual({ link: "invalid_url", ends_at: "out_of_range" });
    expect((await call("POST", "alerts/", { title: { de: "", en: "Storm" } })).statusCode).toBe(
      422,
    );
    const visitor = await browser(site);
    expect((await call("POST", "alerts/", { title: both("Mine") }, visitor)).statusCode).toBe(401);
  });
});
