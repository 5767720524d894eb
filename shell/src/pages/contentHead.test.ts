import { describe, expect, it } from "@jest/globals";
import { contentHead } from "./contentHead.ts";
import { testContentPage } from "./testContentPage.ts";

describe("the title of a content page, as staff wrote it for search engines", () => {
  it.each([
    ["Anfahrt", "Anfahrt"],
    ["Anfahrt · Klangfest 2025", "Anfahrt"],
    ["Anfahrt – Klangfest", "Anfahrt"],
    ["Klangfest", "Klangfest"],
    ["Klangfest: was es ist", "Klangfest: was es ist"],
    ["", "Ihr Weg"],
  ])("leaves the festival's name at its end to the shell: %s", (written, title) => {
    const page = testContentPage({ meta_title: written, title: "Ihr Weg" });
    expect(contentHead(page, "Klangfest").title).toBe(title);
  });
});
