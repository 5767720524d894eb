import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "@festival/contracts/pageOwner";
import { testSettings } from "../../layout/testFrame.ts";
import { composeDocument } from "./compose.ts";
import { emptyFrame } from "../page/loadFrame.ts";
import { assetsOf } from "./pageAssets.ts";
import { loadComposition, type LoadedComposition } from "../releases/composition.ts";
import {
  createTestReleases,
  ownerSource,
  version,
  type TestReleases,
} from "../testing/testReleases.ts";

let releases: TestReleases;
let composition: LoadedComposition;

const exposes = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const file = name.split("/").at(-1) ?? "";
      return [name, { scripts: [`${file}.js`], styles: [`${file}.css`] }];
    }),
  );

beforeAll(async () => {
  releases = await createTestReleases();
  const server = `${ownerSource()} return { owner };`;
  for (const [name, names] of [
    ["mf-programme", ["./app", "./editing", "./fragments/highlights", "./fragments/other"]],
    ["mf-quiz", ["./app", "./screen/quizStart", "./screen/quizResult", "./texts/de", "./texts/en"]],
    ["mf-editor", ["./app"]],
  ] as const) {
    await releases.add(name, version("a"), {
      ...(name === "mf-editor" ? {} : { server }),
      given: { browser: { entry: "entry.js", exposes: exposes([...names]) } },
    });
  }
  composition = await loadComposition(releases.shellBuild, releases.folder, {
    "mf-programme": version("a"),
    "mf-quiz": version("a"),
    "mf-editor": version("a"),
  });
});
afterAll(() => releases.remove());

function documentOf(
  given: Partial<Page> = {},
  origin = "https://festival.example",
  around = emptyFrame(null),
  made = composition,
): string {
  return composeDocument({
    page: pageOf(given),
    frame: around,
    main: "<h1>Hallo</h1>",
    composition: made,
    origin,
  });
}

function pageOf(given: Partial<Page>): Page {
  return {
    url: "/de/konzert-o-mat",
    locale: "de",
    route: { name: "quizStart", params: {}, query: {} },
    owner: "mf-quiz",
    status: 200,
    data: null,
    head: { title: "Concert-O-Mat", description: "Welches Konzert?" },
    alternates: { de: "/de/konzert-o-mat", en: "/en/konzert-o-mat" },
    fragments: {},
    releases: {},
    layout: "default",
    audience: "visitor",
    now: "2025-08-20T08:00:00.000Z",
    ...given,
  };
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);
const styleSheets = (html: string) =>
  all(html, /<(?:link rel="stylesheet" href|style data-href)="([^"]+)"/g);
const listed = (html: string, list: string) =>
  all(html, new RegExp(`<script[^>]* ${list}="([^"]*)"`, "g")).flatMap((urls) => urls?.split(" "));
const scriptsToRun = (html: string) => listed(html, "data-run");
const scriptPreloads = (html: string) => listed(html, "data-preload");
const below = (name: string, file: string, digit = "a") =>
  `/remotes/${name}/${version(digit)}/browser/${file}`;

describe("the document's head", () => {
  it("dresses the footer from the beginning, and leaves its script until it is seen", () => {
    const { shell } = composition;
    const { browser } = shell.release;
    const footer = { scripts: ["footer.js"], styles: ["footer.css"] };
    const release = {
      ...shell.release,
      browser: { ...browser, exposes: { ...browser.exposes, "./footer": footer } },
    };
    const made = { ...composition, shell: { ...shell, release } };
    const html = documentOf({}, undefined, undefined, made);
    expect(styleSheets(html)).toContain(below("shell", "footer.css", "0"));
    expect(html).not.toContain("footer.js");
  });

  it("has the scripts of pages that ask for consent, and of booklets, in these alone", () => {
    const around = { ...emptyFrame(null), settings: testSettings({ tag_manager_id: "GTM-ABCD" }) };
    const route = { name: "eventBooklet", params: {}, query: {} } as const;
    const early = /data-consent="1"|\/\* (?:consent|reading) \*\//g;
    const asked = ['data-consent="1"', "/* consent */"];
    expect(documentOf({}, undefined, around).match(early)).toEqual(asked);
    expect(documentOf({ route }, undefined, around).match(early)).toEqual(["/* reading */"]);
    expect(documentOf().match(early)).toBeNull();
  });

  it("names title, description and the address in each language", () => {
    const html = documentOf();
    expect(html).toContain("<title data-page-head>Concert-O-Mat – Musikfest</title>");
    expect(html).toContain('<meta name="description" content="Welches Konzert?" data-page-head>');
    expect(html).toContain(
      '<link rel="canonical" href="https://festival.example/de/konzert-o-mat" data-page-head>',
    );
    for (const locale of ["de", "en"]) {
      expect(html).toContain(
        `<link rel="alternate" hreflang="${locale}" href="https://festival.example/${locale}/konzert-o-mat" data-page-head>`,
      );
    }
    expect(html).toContain('<html lang="de" data-layout="default">');
  });

  it("leads to the newsletter's page, without scripts, where its dialog is asked for", () => {
    const refresh = (name: Page["route"]["name"], newsletter?: string) => {
      const query: Record<string, string> = newsletter === undefined ? {} : { newsletter };
      return /<noscript>.*<\/noscript>/.exec(
        documentOf({ route: { name, params: {}, query } }),
      )?.[0];
    };
    expect(refresh("magazine", "")).toBe(
      '<noscript><meta http-equiv="refresh" content="0; url=/de/newsletter"></noscript>',
    );
    for (const other of [refresh("magazine"), refresh("magazine", "1"), refresh("newsletter", "")])
      expect(other).toBeUndefined();
  });

  it("names the alert, so that who dismissed it never sees it", () => {
    const alert = { id: 12, title: "", text: "", link_title: "", link_obj: null };
    const html = documentOf({}, undefined, { ...emptyFrame(null), alert });
    expect(html).toContain('<html lang="de" data-layout="default" data-alert="12">');
  });

  it("names no other language where there is none, and no canonical address of what search engines must not list", () => {
    const html = documentOf({
      alternates: { de: "/de/konzert-o-mat" },
      head: { title: "T", description: "", noIndex: true },
    });
    expect(html).not.toContain('hreflang="en"');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<meta name="robots" content="noindex" data-page-head>');
  });

  it("names the feeds that tell what is new", () => {
    const feeds = [{ title: "Magazin", href: "/de/api/articles/feed.atom" }];
    const html = documentOf({ head: { title: "T", description: "", feeds } });
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Magazin" href="https://festival.example/de/api/articles/feed.atom" data-page-head>',
    );
  });

  it("names the festival as staff do", () => {
    const settings = testSettings({ festival_name: "Klangfest" });
    const html = documentOf({}, undefined, { ...emptyFrame(null), settings });
    expect(html).toContain("<title data-page-head>Concert-O-Mat – Klangfest</title>");
  });

  it("says what other sites show of it", () => {
    const html = documentOf({
      locale: "en",
      head: {
        title: "T",
        description: "D",
        openGraph: { type: "article", title: "O", imageUrl: "/media/images/1/1200.jpg" },
      },
    });
    const properties = Object.fromEntries(
      [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
    expect(properties).toEqual({
      site_name: "Music festival",
      type: "article",
      title: "O",
      description: "D",
      url: "https://festival.example/en/konzert-o-mat",
      locale: "en_GB",
      image: "https://festival.example/media/images/1/1200.jpg",
    });
  });

  it("tells search engines whole addresses", () => {
    const jsonLd = [
      {
        "@type": "MusicEvent",
        url: "/de/programm-tickets/eroica/1",
        image: "/media/images/1/1200.jpg",
        sponsor: [{ url: "https://stromauf.example" }],
      },
      { "@type": "ListItem", item: "/de/magazin" },
      { "@type": "Organization", logo: "/icon-512.png" },
    ];
    const html = documentOf({ head: { title: "T", description: "D", jsonLd } });
    expect(html).toContain('"url":"https://festival.example/de/programm-tickets/eroica/1"');
    expect(html).toContain('"image":"https://festival.example/media/images/1/1200.jpg"');
    expect(html).toContain('"url":"https://stromauf.example"');
    expect(html).toContain('"item":"https://festival.example/de/magazin"');
    expect(html).toContain('"logo":"https://festival.example/icon-512.png"');
  });

  it("describes the path from the home page to the page to search engines", () => {
    const trail = [
      { name: "Magazin", href: "/de/magazin" },
      { name: "Pausen", href: "/de/magazin/pausen/7" },
    ];
    const html = documentOf({ head: { title: "T", description: "D", trail } });
    const jsonLd =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const item = (position: number, name: string, path: string) => ({
      "@type": "ListItem",
      position,
      name,
      item: `https://festival.example${path}`,
    });
    expect(JSON.parse(jsonLd)).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        item(1, "Musikfest", "/de"),
        item(2, "Magazin", "/de/magazin"),
        item(3, "Pausen", "/de/magazin/pausen/7"),
      ],
    });
    expect(documentOf()).not.toContain("BreadcrumbList");
  });

  it("can't be left by what a page says", () => {
    const evil = `"><script>alert(1)</script><!--`;
    const html = documentOf({
      head: { title: evil, description: evil, jsonLd: [{ name: "</script><script>alert(2)" }] },
      alternates: { de: "/de/konzert-o-mat" },
      data: { evil, lines: "\u2028\u2029" },
    });
    expect(html).not.toMatch(/<script>alert|<!--|\u2028|\u2029/);
    const jsonLd =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(jsonLd)).toEqual({ name: "</script><script>alert(2)" });
    const state = /id="festival-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(state).page.data).toEqual({ evil, lines: "\u2028\u2029" });
  });
});

describe("what a document loads", () => {
  it("is the shell's and the owner's, the one screen and the one language, and no other part's", () => {
    const html = documentOf();
    expect(styleSheets(html)).toEqual([
      below("shell", "shell.css", "0"),
      below("mf-quiz", "app.css"),
      below("mf-quiz", "quizStart.css"),
      below("mf-quiz", "de.css"),
    ]);
    expect(scriptPreloads(html)).toEqual([
      below("shell", "layout.js", "0"),
      below("mf-quiz", "entry.js"),
      below("mf-quiz", "app.js"),
      below("mf-quiz", "quizStart.js"),
      below("mf-quiz", "de.js"),
    ]);
    expect(scriptsToRun(html)).toEqual([below("shell", "entry.js", "0")]);
    // nothing before the first paint
    expect(html).not.toMatch(/<script[^>]* src=|as="script"/);
  });

  it("is the looks of its fragments, and nothing of those that failed", () => {
    const request = { owner: "mf-programme", props: {} } as const;
    const html = documentOf({
      owner: "shell",
      fragments: {
        a: { ...request, name: "highlights", failed: false, data: null },
        b: { ...request, name: "other", failed: true },
      },
    });
    expect(styleSheets(html)).toEqual([
      below("shell", "shell.css", "0"),
      below("shell", "app.css", "0"),
      below("mf-programme", "highlights.css"),
    ]);
    expect(scriptPreloads(html).join()).not.toContain("mf-programme");
  });

  it("is only the font files that every page needs", () => {
    expect(all(documentOf(), /as="font"[^>]*href="([^"]+)"/g)).toEqual([
      below("shell", "instrument-sans-latin-wght-normal.abc.woff2", "0"),
    ]);
  });

  it("tells visitors of the words of their document's language alone", () => {
    expect(documentOf()).toContain('"./texts/de"');
    expect(documentOf()).not.toContain('"./texts/en"');
    expect(documentOf({ locale: "en" })).toContain('"./texts/en"');
    expect(documentOf({ audience: "staff" })).toContain('"./texts/en"');
  });

  it("never is the editor, but for staff", () => {
    expect(documentOf()).not.toMatch(/mf-editor|editing/);
    const staffs = documentOf({ audience: "staff" });
    expect(staffs).toContain('"mf-editor":{"version"');
    expect(staffs).toContain('"./editing":{"scripts":["editing.js"]');
  });

  it("is the editor's beginning for staff, with no face of an owner before they edit", () => {
    const staffs = scriptPreloads(documentOf({ audience: "staff" }));
    expect(staffs.filter((file) => !scriptPreloads(documentOf()).includes(file))).toEqual([
      below("shell", "startEditor.js", "0"),
      below("mf-editor", "entry.js"),
      below("mf-editor", "app.js"),
    ]);
  });

  it("is allowed by the policy: the document's own scripts are known by their hashes", () => {
    const inline = all(documentOf(), /<script(?: data-run[^>]*)?>(.*?)<\/script>/gs);
    expect(inline).toHaveLength(2);
    const hashes = inline.map(
      (script = "") => `sha256-${createHash("sha256").update(script).digest("base64")}`,
    );
    const { head, start } = composition.scripts;
    expect([head.hash, start.hash]).toEqual(hashes);
  });

  it("has its looks in itself, each with its hash for the policy", () => {
    const shellSheet = below("shell", "shell.css", "0");
    const text = "@layer base{p>a{color:red}}";
    const sheets = new Map([[shellSheet, { text, hash: "sha256-a" }]]);
    const made = { ...composition, sheets };
    const html = documentOf({}, undefined, undefined, made);
    expect(html).toContain(`<style data-href="${shellSheet}">${text}</style>`);
    // of a sheet that can't stand in a document the address is named
    const appSheet = below("mf-quiz", "app.css");
    expect(html).toContain(`<link rel="stylesheet" href="${appSheet}" data-href="${appSheet}">`);
    expect(assetsOf(pageOf({}), made).styleHashes).toEqual(["sha256-a"]);
  });

  it("is painted with header and main whole", () => {
    const html = documentOf();
    expect(html).toContain('<link rel="expect" href="#footer" blocking="render">');
    expect(html.indexOf('<div id="footer">')).toBeGreaterThan(html.indexOf("</main>"));
  });
});
