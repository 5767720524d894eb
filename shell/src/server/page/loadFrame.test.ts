import { addressOf } from "@festival/contracts/calls/call";
import { getForm } from "@festival/contracts/calls/forms";
import { fieldType } from "@festival/contracts/formFields";
import {
  getBlock,
  getSiteState,
  getTicketHotline,
  listAlerts,
} from "@festival/contracts/calls/site";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { loadFrame } from "./loadFrame.ts";

const frameOf = (answers: Record<string, unknown>) => loadFrame(null, testApi("en", answers));

describe("the frame of a page", () => {
  it("is little but whole where the backend does not answer", async () => {
    expect(await frameOf({})).toEqual({
      navigation: { menu: [], submenu: [], footer: [] },
      season: null,
      alert: null,
      hotline: null,
      hotlineWords: null,
      settings: null,
      sponsors: null,
      newsletter: null,
      consentWords: null,
      user: null,
    });
  });

  it("has the first alert alone", async () => {
    const alerts = addressOf(listAlerts, { locale: "en" });
    expect((await frameOf({ [alerts]: [{ id: 2 }, { id: 1 }] })).alert).toEqual({ id: 2 });
    expect((await frameOf({ [alerts]: [] })).alert).toBeNull();
  });

  it("says whose site it is where the settings name a provider", async () => {
    const path = addressOf(getSiteState, { locale: "en" });
    const state = { is_unfinished: false, provider: "Musikfest gGmbH, Ufer 1" };
    expect((await frameOf({ [path]: state })).provider).toBe("Musikfest gGmbH, Ufer 1");
    expect(await frameOf({ [path]: { ...state, provider: "" } })).not.toHaveProperty("provider");
  });

  it("has the hotline only while the telephone is answered", async () => {
    const path = addressOf(getTicketHotline, { locale: "en" });
    const hotline = { is_active: true, phone: "1", hours: "", text: "" };
    expect((await frameOf({ [path]: hotline })).hotline).toEqual(hotline);
    expect((await frameOf({ [path]: { ...hotline, is_active: false } })).hotline).toBeNull();
  });

  it("has the words that staff keep beside the hotline", async () => {
    const content = { blocks: [{ text: "Call us.", entityRanges: [] }], entityMap: {} };
    const columns = [{ sections: [{ model: "text", content }] }];
    const path = addressOf(getBlock, { locale: "en", slug: "hotline-text" });
    const { hotlineWords } = await frameOf({ [path]: { model: "container", columns } });
    expect(hotlineWords).toEqual([[{ text: "Call us." }]]);
  });

  it("has the newsletter as a field where its form asks for no more", async () => {
    const path = addressOf(getForm, { locale: "en", slug: "newsletter" });
    const fields = [
      { slug: "email", label: "Email", field_type: fieldType.email, visible: true },
      { slug: "privacy", label: "I agree.", role: "consent", visible: true },
    ];
    const { newsletter } = await frameOf({ [path]: { fields, consent_version: "v1" } });
    expect(newsletter).toMatchObject({ email: "email", consent: "privacy", text: "I agree." });
  });

  it("finds the sponsors in their block, five at most", async () => {
    const path = addressOf(getBlock, { locale: "en", slug: "footer-sponsors" });
    const logo = { path: "/media/images/12-9f3c", width: 1800, height: 1350 };
    const list = (count: number) => ({
      model: "sponsorlist",
      title: "Thank you",
      sponsors: Array.from({ length: count }, (_, id) => ({
        id,
        name: `Sponsor ${id}`,
        url: "",
        image_obj: id === 0 ? { id: 12, alias: "Logo", color: "#005abe", ...logo } : null,
      })),
    });
    const block = (...sections: unknown[]) => ({ model: "container", columns: [{ sections }] });
    const found = await frameOf({ [path]: block({ model: "text" }, block(list(7))) });
    expect(found.sponsors?.title).toBe("Thank you");
    expect(found.sponsors?.sponsors.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(found.sponsors?.sponsors[0]).toEqual({ id: 0, name: "Sponsor 0", url: "", logo });
    expect(found.sponsors?.sponsors[1]?.logo).toBeNull();
    expect((await frameOf({ [path]: block(list(0)) })).sponsors).toBeNull();
    expect((await frameOf({ [path]: block({ model: "text" }) })).sponsors).toBeNull();
  });
});
