import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, writeAddress } from "@festival/contracts/calls/call";
import {
  getHealth,
  getLiveness,
  getMetrics,
  getReadiness,
  setClock,
  uploadFile,
} from "@festival/contracts/calls/platform";
import { mostVideoBytes } from "@festival/contracts/fields/fileKinds";
import { defaultLocale, locales } from "@festival/contracts/locales";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";

const folder = join(root, "tooling", "cluster");
const edge = readFileSync(join(folder, "edge.conf"), "utf8");
/** Of the server that speaks TLS. */
const site = edge.slice(edge.indexOf("listen 443"));
const locations = [...site.matchAll(/^ {2}location (~ |= |)(\S+) \{\n([\s\S]*?)\n {2}\}$/gm)];

/** What the edge does with an address: the body of its location, as nginx chooses it among these. */
function handling(address: string): string {
  const [, , , text = ""] =
    locations.find(([, kind, what]) => kind === "= " && what === address) ??
    locations.find(([, kind, what = ""]) => kind === "~ " && new RegExp(what).test(address)) ??
    locations
      .filter(([, kind, what = ""]) => kind === "" && address.startsWith(what))
      .toSorted(([, , one = ""], [, , other = ""]) => other.length - one.length)[0] ??
    [];
  return text;
}

describe("the edge", () => {
  it.each([
    "/api/csrf/",
    "/media/images/1-a/320.avif",
    ...locales.flatMap((locale) => [`/${locale}/api/events/`, `/${locale}/pageeditor-api/pages/`]),
  ])("sends %s to the backends", (address) => {
    expect(handling(address)).toContain("proxy_pass http://backends;");
  });

  it.each(locales)("takes videos as large as the backend does, in %s", (locale) => {
    const upload = handling(writeAddress(uploadFile.path, { locale }));
    const [, size] = /client_max_body_size (\d+)m;/.exec(upload) ?? [];
    expect(Number(size) * 1024 * 1024).toBeGreaterThan(mostVideoBytes);
    expect(upload).toContain("proxy_pass http://backends;");
  });

  it.each([
    "/",
    "/de",
    "/en/programme",
    "/remotes/mf-quiz/0123456789ab/browser/a.js",
    "/internals",
  ])("sends %s to the shells", (address) => {
    expect(handling(address)).toContain("proxy_pass http://shells;");
  });

  it.each([
    addressOf(getHealth),
    addressOf(getLiveness),
    addressOf(getMetrics),
    addressOf(getReadiness),
    addressOf(setClock),
  ])("keeps %s to the machines around the parts", (address) => {
    expect(handling(address).trim()).toBe("return 404;");
  });

  it.each(locales)("has a still page in %s", (locale) => {
    const page = readFileSync(join(folder, "pages", `unanswered.${locale}.html`), "utf8");
    expect(page).toContain(`<html lang="${locale}">`);
    // it must show what it has without any other file
    expect(page).not.toMatch(/src=|<link|url\(/);
    const chosen =
      locale === defaultLocale ? `default ${locale};` : `"~^/${locale}(?:[/?]|$)" ${locale};`;
    expect(edge).toContain(chosen);
  });

  it.each([
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "X-Forwarded-Host",
    "Forwarded",
    "X-Festival-Internal",
  ])("overwrites what visitors send as %s, in every location", (name) => {
    expect(edge).toMatch(new RegExp(`^proxy_set_header ${name} `, "m"));
    // a location that sets one header loses all of those above it
    const own = locations.filter(([text]) => text.includes("proxy_set_header"));
    for (const [text] of own) expect(text).toMatch(new RegExp(`proxy_set_header ${name} `));
  });

  it("reads files that are mounted into it", () => {
    const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");
    for (const [, path = ""] of compose.matchAll(/- \.\/([^:]+):/g))
      expect(existsSync(join(root, path))).toBe(true);
  });
});
