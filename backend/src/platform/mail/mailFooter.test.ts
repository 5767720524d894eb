import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { settings } from "../database/schema/index.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";
import { mailFooter } from "./mailFooter.ts";

describe("the footer of mails", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it("names the festival, an address and the legal pages until staff have set a provider", async () => {
    const { lines, links } = await mailFooter(site.app, site.database, "en");
    expect(lines).toEqual(["Music festival", site.app.mailFrom]);
    expect(links).toEqual([
      { label: "Imprint", url: `${site.app.siteUrl}/en/imprint` },
      { label: "Privacy", url: `${site.app.siteUrl}/en/privacy` },
    ]);
  });

  it("names provider, address, people, register, VAT number and contact, and leaves out what is empty", async () => {
    const provider = {
      ...defaultSettings.provider,
      name: "Musikfest gGmbH",
      street: "Uferpromenade 1",
      postal_code: "53000",
      city: "Auenwerth",
      represented_by: "Roswitha Behn-Adjei",
      email: "post@festival.example",
      phone: "0228 000 000",
      register_court: "Amtsgericht Auenwerth",
      register_number: "HRB 1",
      vat_id: "DE123",
    };
    await site.database.insert(settings).values({ values: { provider } });
    expect((await mailFooter(site.app, site.database, "de")).lines).toEqual([
      "Musikfest gGmbH, Uferpromenade 1, 53000 Auenwerth",
      "Vertreten durch Roswitha Behn-Adjei",
      "Amtsgericht Auenwerth, HRB 1",
      "USt-IdNr. DE123",
      "post@festival.example, 0228 000 000",
    ]);
    const bare = { ...provider, register_court: "", register_number: "", vat_id: "" };
    await site.database.update(settings).set({ values: { provider: bare } });
    expect((await mailFooter(site.app, site.database, "de")).lines).toHaveLength(3);
  });
});
