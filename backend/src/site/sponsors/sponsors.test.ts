import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eventSponsors } from "../../platform/database/schema/index.ts";
import { insertEvent, staffCalls } from "../../testing/factories/site.ts";
import { browser, createTestApp, signedIn, type TestApp } from "../../testing/testApp.ts";

describe("sponsors, as staff keep them", () => {
  let site: TestApp;
  let call: ReturnType<typeof staffCalls>;
  beforeAll(async () => {
    site = await createTestApp();
    call = staffCalls(site, await signedIn(site));
  });
  afterAll(() => site.close());

  const post = (values: object) => call("POST", "sponsors/", { name: "Papiermühle", ...values });

  it("have a tier, a place and an address", async () => {
    const created = await post({ tier: "main", url: "https://papier.example", position: 3 });
    expect(created.json()).toMatchObject({ tier: "main", position: 3, is_online: true });
    const found = (await call("GET", "sponsors/?tier=main&search=muhle")).json();
    expect(found.results).toMatchObject([{ id: created.json().id }]);
    expect((await call("GET", "sponsors/?tier=media")).json().results).toEqual([]);
  });

  it("are refused with a tier or an address that is none, and from visitors", async () => {
    expect((await post({ tier: "gold" })).statusCode).toBe(422);
    expect((await post({ url: "javascript:alert(1)" })).statusCode).toBe(422);
    expect((await post({ image_id: 999_999 })).statusCode).toBe(422);
    const visitor = await browser(site);
    expect((await call("GET", "sponsors/", undefined, visitor)).statusCode).toBe(401);
  });

  it("stay while an event names them", async () => {
    const { id } = (await post({})).json();
    const eventId = await insertEvent(site.database);
    await site.database.insert(eventSponsors).values({ eventId, sponsorId: id });
    expect((await call("DELETE", `sponsors/${id}/`)).statusCode).toBe(409);
    await site.database.delete(eventSponsors);
    expect((await call("DELETE", `sponsors/${id}/`)).statusCode).toBe(204);
  });
});
