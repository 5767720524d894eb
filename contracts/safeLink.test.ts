import { describe, expect, it } from "@jest/globals";
import { isSafeLink } from "./safeLink.ts";

describe("a link that staff typed", () => {
  it.each([
    "/",
    "/en/visit",
    "/de/programm-tickets?termin=heute#liste",
    "#anreise",
    "?seite=2",
    "https://example.org",
    "http://example.org/a?b#c",
    "HTTPS://EXAMPLE.ORG/",
    "https://münchen.example/straße",
    "mailto:a@b.example",
    "tel:+49228",
  ])("may be %j", (address) => {
    expect(isSafeLink(address)).toBe(true);
  });

  it.each([
    "",
    " ",
    "visit",
    "www.example.org",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://example.org/1",
    "file:///etc/passwd",
    "ftp://example.org/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "https:example.org",
    "https://",
    "https:\\\\evil.example",
    "https://exa mple.org/",
    "https://example.org/a b",
    "mailto:",
    "tel:",
    "#a b",
  ])("may not be %j", (address) => {
    expect(isSafeLink(address)).toBe(false);
  });
});
