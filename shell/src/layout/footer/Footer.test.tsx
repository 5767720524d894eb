/**
 * React's renderer for Node runs here, as it does on the server.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { takesAlong } from "../../cookies/takeAlong.ts";
import { hydrateFooter } from "../browserLayout.tsx";
import { renderFooter } from "../serverLayout.tsx";
import { busAt, documentOf, place } from "../testDocument.ts";
import { testFrame, testSettings } from "../testFrame.ts";

const page = testPage({ url: "/de/magazin", data: null });

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.contrast;
  localStorage.clear();
});

// a mismatch between server and browser is reported through console.error, which fails the test
describe("the footer", () => {
  it("leads to the newsletter, the hotline and all that staff put there", async () => {
    const hotline = {
      is_active: true,
      phone: "+49 228 / 000-000",
      hours: "Mo–Fr 9–15 Uhr",
      text: "",
    };
    const settings = testSettings({
      social_links: {
        tiktok: "",
        instagram: "https://instagram.example/fest",
        facebook: "",
        youtube: "https://youtube.example/@fest",
      },
    });
    const element = place(renderFooter(testFrame({ hotline, settings }), page));
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Newsletter abonnieren")).toBe("/de/newsletter");
    expect(address("+49 228 / 000-000")).toBe("tel:+49228000000");
    expect(screen.getByText("Mo–Fr 9–15 Uhr")).toBeTruthy();
    expect(address("Instagram")).toBe("https://instagram.example/fest");
    expect(screen.queryByRole("link", { name: "TikTok" })).toBeNull();
    expect(address("Nach oben")).toBe("#top");
    expect(address("Leichte Sprache")).toBe("/de/leicht");
    expect(address("Impressum")).toBe("/de/impressum");
    expect(screen.getByRole("navigation", { name: "Rechtliches" })).toBeTruthy();
    expect(await axeProblems(element)).toEqual([]);
  });

  it("takes an address for the newsletter, and says what its button agrees to", async () => {
    const newsletter = {
      email: "email",
      consent: "privacy",
      label: "E-Mail-Adresse",
      text: "Ich bin einverstanden.",
      version: "v1",
    };
    const element = place(renderFooter(testFrame({ newsletter }), page));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /E-Mail-Adresse$/ });
    const { form } = field;
    expect(form?.getAttribute("action")).toBe("/de/newsletter#answer");
    expect(form?.method).toBe("post");
    expect(field.getAttribute("aria-describedby")).toBe(
      screen.getByText(/Mit „Abonnieren“ erklären Sie: Ich bin einverstanden\./).id,
    );
    await userEvent.type(field, "ada@festival.test");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      email: "ada@festival.test",
      privacy: "true",
      consent_version: "v1",
      website_confirm: "",
    });
    expect(screen.getByRole("button", { name: "Abonnieren" })).toBeTruthy();
    expect(await axeProblems(element)).toEqual([]);
  });

  it.each(["quizQuestion", "eventBooklet", "form"] as const)(
    "is short in %s: the legal pages and what the page can do",
    async (name) => {
      const shown = { ...page, route: { name, params: {}, query: {} } };
      const element = place(renderFooter(testFrame({ settings: testSettings() }), shown));
      const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
      expect(links).toEqual(["Impressum", "Cookie-Einstellungen", "Nach oben"]);
      expect(await axeProblems(element)).toEqual([]);
    },
  );

  it("says nothing of telephone, networks and sponsors where there are none", async () => {
    const element = place(renderFooter(testFrame(), page));
    expect(screen.queryByRole("heading", { name: "Kartentelefon" })).toBeNull();
    expect(screen.queryByRole("navigation", { name: "Soziale Medien" })).toBeNull();
    expect(await axeProblems(element)).toEqual([]);
  });

  it("thanks the sponsors, with their logos or their names", async () => {
    const logo = { width: 600, height: 300, path: "/media/images/1-a" };
    const sponsors = {
      title: "Wir danken",
      sponsors: [
        { id: 1, name: "Stadtwerke", url: "https://stadtwerke.example", logo },
        { id: 2, name: "Donauschifffahrtsgesellschaft", url: "", logo: null },
      ],
    };
    const element = place(renderFooter(testFrame({ sponsors }), page));
    expect(screen.getByRole("heading", { name: "Wir danken" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Stadtwerke" });
    expect(link.getAttribute("href")).toBe("https://stadtwerke.example");
    expect(screen.getByText("Donauschifffahrtsgesellschaft").closest("a")).toBeNull();
    expect(await axeProblems(element)).toEqual([]);
  });

  it("ends on the season's motto, and on the festival's name where there is no season", () => {
    place(renderFooter(testFrame(), page));
    expect(screen.getByRole("img", { name: "Alles klingt" })).toBeTruthy();
    document.body.replaceChildren();
    const english = testPage({ url: "/en", locale: "en", data: null });
    place(renderFooter(testFrame({ season: null }), english));
    expect(screen.getByRole("img", { name: "Musikfest am Strom" })).toBeTruthy();
  });

  it.each(["programme", "eventBooklet"] as const)(
    "names whose pictures the page shows below %s",
    (name) => {
      const route = { name, params: {}, query: {} };
      const credits = ["Mara Lindqvist", "Ida"];
      place(renderFooter(testFrame(), testPage({ url: "/de/x", data: null, route, credits })));
      expect(screen.getByText("Bilder: © Mara Lindqvist, © Ida")).toBeTruthy();
    },
  );

  it("hydrates, and then offers the contrast", async () => {
    const element = place(renderFooter(testFrame(), page));
    expect(screen.queryByRole("button")).toBeNull();
    await act(async () => hydrateFooter(element, documentOf(page), busAt(page)));
    await userEvent.click(screen.getByRole("button", { name: "Kontrast erhöhen" }));
    expect(document.documentElement.dataset.contrast).toBe("high");
    expect(localStorage.getItem("festival-contrast")).toBe("high");
    await userEvent.click(screen.getByRole("button", { name: "Kontrast verringern" }));
    expect(document.documentElement.dataset.contrast).toBeUndefined();
  });

  it("hydrates, and names the pictures of the page that came before", async () => {
    const first = { ...page, credits: ["Mara Lindqvist"] };
    const next = { ...page, url: "/de/team", credits: ["Ida"] };
    const element = place(renderFooter(testFrame(), first));
    await act(async () => hydrateFooter(element, documentOf(first), busAt(next)));
    expect(screen.getByText("Bilder: © Ida")).toBeTruthy();
  });

  it.each([
    ["short", "eventBooklet"],
    ["whole", "programme"],
  ] as const)(
    "hydrates, and is %s where it is so on the page that came before",
    async (_name, to) => {
      const pageOf = (name: "eventBooklet" | "programme") =>
        testPage({
          url: `/de/${name}`,
          data: null,
          route: { name, params: {}, query: {} },
        });
      const from = to === "programme" ? "eventBooklet" : "programme";
      const element = place(renderFooter(testFrame(), pageOf(from)));
      await act(async () => hydrateFooter(element, documentOf(pageOf(from)), busAt(pageOf(to))));
      expect(screen.queryAllByRole("heading", { name: "Newsletter" })).toHaveLength(
        to === "programme" ? 1 : 0,
      );
      expect(screen.getByRole("button", { name: "Kontrast erhöhen" })).toBeTruthy();
    },
  );

  it("hydrates, and then takes pages along where asked, and stops", async () => {
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
    const element = place(renderFooter(testFrame(), page));
    await act(async () => hydrateFooter(element, documentOf(page), busAt(page)));
    expect(takesAlong()).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Für unterwegs mitnehmen" }));
    expect(takesAlong()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Nichts mehr mitnehmen" }));
    expect(takesAlong()).toBe(false);
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
});

describe("the footer of the mobile app", () => {
  const route = { name: "magazine", params: {}, query: {} } as const;
  const qrCode = { size: 21, path: "M0 0h7v1h-7z" };
  const inApp = testPage({ url: "/de/magazin", data: null, layout: "mobileApp", route, qrCode });

  it("carries the page to another phone, and nothing else of the site's footer", async () => {
    const element = place(renderFooter(testFrame({ settings: testSettings() }), inApp));
    const code = screen.getByRole("img", { name: "QR-Code mit der Adresse dieser Seite" });
    // with the quiet margin that cameras need
    expect(code.getAttribute("viewBox")).toBe("-4 -4 29 29");
    expect(code.querySelector("path")?.getAttribute("d")).toBe(qrCode.path);
    expect(screen.queryByRole("heading", { name: "Newsletter" })).toBeNull();
    expect(screen.getByRole("link", { name: "Nach oben" })).toBeTruthy();
    expect(await axeProblems(element)).toEqual([]);
  });

  it("is not on the home page", () => {
    expect(renderFooter(testFrame(), { ...inApp, route: { ...route, name: "home" } })).toBe("");
  });

  it("is of the page that came before it was hydrated", async () => {
    const element = place(renderFooter(testFrame(), inApp));
    const next = { ...inApp, url: "/de/team", qrCode: { size: 21, path: "M3 0h7v1h-7z" } };
    await act(async () => hydrateFooter(element, documentOf(inApp), busAt(next)));
    expect(screen.getByRole("img").querySelector("path")?.getAttribute("d")).toBe("M3 0h7v1h-7z");
  });

  it("hydrates as the server wrote it", async () => {
    const element = place(renderFooter(testFrame(), inApp));
    const footer = element.querySelector("footer");
    await act(async () => hydrateFooter(element, documentOf(inApp), busAt(inApp)));
    expect(element.querySelector("footer")).toBe(footer);
  });
});
