import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { siteVersion } from "@festival/contracts/siteVersion";
import { eq } from "drizzle-orm";
import fastify from "fastify";
import { users } from "../../platform/database/schema/index.ts";
import { addSigning } from "../../platform/plugins/signing.ts";
import { createTestApp, internalSecret, type TestApp } from "../../testing/testApp.ts";
import { createStaffUser } from "../users/createStaffUser.ts";
import { renewSecondFactors } from "../users/secondFactor.repository.ts";
import { createSecretBox } from "./secretBox.ts";

const oldSecret = "the secret that is being replaced";

describe("a secret that is being replaced", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ otherSecret: oldSecret });
  });
  afterAll(() => site.close());

  it("marks calls of the site's own processes beside the new one", async () => {
    const versionFor = async (secret: string) => {
      const headers = { [internalHeader]: secret };
      return (await site.app.inject({ url: "/health", headers })).json().version;
    };
    expect(await versionFor(internalSecret)).toBe(siteVersion);
    expect(await versionFor(oldSecret)).toBe(siteVersion);
    expect(await versionFor("a guess of sixteen letters")).toBeUndefined();
  });

  it("is good for what was signed with it, and signs nothing new", () => {
    const before = fastify();
    addSigning(before, oldSecret);
    const signed = before.signing.sign("a link", "to 7");
    expect(site.app.signing.read("a link", signed)).toBe("to 7");
    expect(site.app.signing.read("another link", signed)).toBeUndefined();
    expect(before.signing.read("a link", site.app.signing.sign("a link", "to 8"))).toBeUndefined();
  });

  it("is needed no more once second factors were sealed again", async () => {
    const { database, app } = site;
    const account = { email: "ada@festival.example", username: "Ada", role: "editor" } as const;
    const id = await createStaffUser(database, { ...account, password: "vier Bratschen im Regen" });
    const [old, present] = [createSecretBox(oldSecret), createSecretBox(internalSecret)];
    const secondFactor = old.seal("the factor", `user:${id}`);
    await database.update(users).set({ secondFactor }).where(eq(users.id, id));
    expect(app.secretBox.open(secondFactor, `user:${id}`)).toBe("the factor");
    expect(present.open(secondFactor, `user:${id}`)).toBeUndefined();
    expect(await renewSecondFactors(database, app.secretBox)).toBe(1);
    const [stored] = await database.select().from(users).where(eq(users.id, id));
    expect(present.open(stored?.secondFactor ?? "", `user:${id}`)).toBe("the factor");
    expect(await renewSecondFactors(database, app.secretBox)).toBe(0);
  });
});
