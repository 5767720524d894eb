import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { normalise } from "./normalise.ts";
import { sitePath } from "../../sitePath.ts";

const redirect = (to: string, status = 301) => ({ kind: "redirect", to, status });

describe("normalise", () => {
  it.each([
    ["/", "/en"],
    ["/?newsletter", "/en?newsletter"],
    ["//", "/en"],
    ["/\\", "/en"],
  ])("leads %s to the remembered language", (url, to) => {
    expect(normalise(url, "en")).toEqual(redirect(to, 302));
  });

  it.each([
    ["/de/", "/de"],
    ["/de/magazin///", "/de/magazin"],
    ["/de/magazin/?page=2&x=/", "/de/magazin?page=2&x=/"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["\\\\evil.example/", "/evil.example"],
    ["///de", "/de"],
  ])("takes closing and doubled slashes away for good, and keeps the query: %s → %s", (url, to) => {
    expect(normalise(url, "de")).toEqual(redirect(to));
  });

  it("never leads to another site, whatever is asked", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "de",
      "evil.example",
      "?",
      "#",
      "%2F",
      ":",
      "@",
      "\t",
      ".",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const answer = normalise(`/${pieces.join("")}`, "de");
        expect(answer.kind !== "redirect" || sitePath(answer.to) !== undefined).toBe(true);
      }),
    );
  });

  it("keeps of the query what the route declares, in the declared order", () => {
    const url = "/de/programm-tickets?utm_source=x&genres=3,4&page=2&q=a%20b&edit=1&page=5";
    expect(normalise(url, "de")).toMatchObject({
      kind: "route",
      url: "/de/programm-tickets?page=2&genres=3,4&q=a+b&edit=1",
      query: { page: "2", genres: "3,4", q: "a b", edit: "1" },
    });
    expect(normalise("/de/magazin?genres=3", "de")).toMatchObject({
      url: "/de/magazin",
      query: {},
    });
  });

  it("gathers the boxes of a plain form, which come one by one", () => {
    const url = "/de/programm-tickets?genres=3&venues=1&genres=4&access=wheelchair&access=relaxed";
    expect(normalise(url, "de")).toMatchObject({
      url: "/de/programm-tickets?genres=3,4&venues=1&access=wheelchair,relaxed",
    });
  });

  it("names equal queries equally", () => {
    const one = normalise("/de/programm-tickets?page=2&q=x", "de");
    expect(normalise("/de/programm-tickets?q=x&z=1&page=2", "de")).toEqual(one);
  });

  it.each(["/fr", "/programm", "/de/%E0%A4%A", "/de/%00", "http://evil.example/de", "*", ""])(
    "knows no page at %j",
    (url) => {
      expect(normalise(url, "de")).toEqual({ kind: "unknown" });
    },
  );

  it("leaves out what no database can hold", () => {
    expect(normalise("/de/programm-tickets?q=%00&page=2", "de")).toMatchObject({
      query: { page: "2" },
    });
  });
});

describe("sitePath", () => {
  it("sees with a browser's eyes", () => {
    const here = ["/", "/de", "/de?next=//x#a", "/de/fr%C3%BCher"];
    const elsewhere = [
      "//x",
      "/\\x",
      "/\t/x",
      "/\n\\x",
      "/de\r\nset-cookie: a=b",
      "/de\0",
      "/de\t",
      "\\\\x",
      "https://x",
      "javascript:1",
      "de",
      "",
    ];
    expect(here.map(sitePath)).toEqual(here);
    expect(elsewhere.filter(sitePath)).toEqual([]);
  });

  it("writes what no header can hold as browsers do", () => {
    expect(sitePath("/de/früher?q=5 €")).toBe("/de/fr%C3%BCher?q=5%20%E2%82%AC");
  });
});
