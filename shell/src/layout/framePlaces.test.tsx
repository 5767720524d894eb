/**
 * React's renderer for Node runs here, as it does on the server.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { frameParts } from "@festival/contracts/editing";
import { testPage } from "@festival/shared-ui/owner/testing";
import { expect, it } from "@jest/globals";
import { framePlaces } from "./framePlaces.ts";
import { renderFooter, renderHeader } from "./serverLayout.tsx";
import { place } from "./testDocument.ts";
import { testFrame, testSettings } from "./testFrame.ts";

const link = { title: "Impressum", url: "/de/impressum", children: [] };
const frame = testFrame({
  alert: { id: 12, title: "Das Konzert entfällt", text: "", link_title: "", link_obj: null },
  hotline: { is_active: true, phone: "+49 228 / 000-000", hours: "", text: "" },
  navigation: { menu: [{ ...link, title: "Besuch" }], submenu: [], footer: [link] },
  settings: testSettings({
    social_links: {
      tiktok: "",
      instagram: "https://instagram.example/fest",
      facebook: "",
      youtube: "",
    },
  }),
});
const home = testPage({
  url: "/de",
  data: null,
  route: { name: "home", params: {}, query: {} },
});
const shown = place(renderHeader(frame, home) + renderFooter(frame, home));
const words = {
  alert: "Das Konzert entfällt",
  name: "Musikfest am Strom",
  menu: "Besuch",
  footer: "Impressum",
  hotline: "+49 228",
  socialLinks: "Instagram",
};

it.each(frameParts)("names the element of header or footer that shows it: %s", (part) => {
  const [first] = shown.querySelectorAll(framePlaces[part]);
  expect(first?.textContent).toContain(words[part]);
});

it("names the legal links of a short footer, and the menu's button", () => {
  const quiz = { ...home, route: { name: "quizQuestion", params: {}, query: {} } } as const;
  const footer = place(renderFooter(frame, quiz));
  expect(footer.querySelector(framePlaces.footer)?.textContent).toContain("Impressum");
  const all = [...shown.querySelectorAll(framePlaces.menu)];
  expect(all.map(({ tagName }) => tagName)).toEqual(["NAV", "SUMMARY"]);
});
