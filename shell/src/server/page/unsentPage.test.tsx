import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { LoadedComposition } from "../releases/composition.ts";
import type { Posted } from "../request/postedForm.ts";
import { createSiteNames } from "../document/siteNames.ts";
import { unsentPage } from "./unsentPage.ts";

const composition = {
  shell: { base: "/remotes/shell/a/", release: { browser: { exposes: {} } } },
} as unknown as LoadedComposition;

const typed: Posted = {
  form: {
    name: ["Ada <Lovelace>"],
    message: ["Erste Zeile\nZweite Zeile"],
    days: ["sat", "sun"],
    consent: ["true"],
    city: [""],
    consent_version: ["v1"],
    website_confirm: [""],
  },
  files: {},
};

function show(locale: "de" | "en", posted: Posted, url = `/${locale}/forms/contact`): void {
  const html = unsentPage(locale, url, posted, { composition, names: createSiteNames() });
  document.documentElement.lang = locale;
  document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
}

const form = () => document.querySelector("form");
const sentAgain = () =>
  [...new FormData(form() ?? undefined)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);

describe("the page for a form that could not be taken", () => {
  it.each([
    ["de", "Noch nicht abgeschickt", "Noch einmal senden", /nicht verloren/],
    ["en", "Not sent yet", "Send again", /Nothing you entered is lost/],
  ] as const)("says so, and sends everything again (%s)", async (locale, title, again, text) => {
    show(locale, typed);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toMatch(text);
    expect(screen.getByRole("button", { name: again })).toBeTruthy();
    expect(form()?.getAttribute("action")).toBe(`/${locale}/forms/contact`);
    expect(sentAgain()).toEqual([
      ["name", "Ada <Lovelace>"],
      ["message", "Erste Zeile\nZweite Zeile"],
      ["days", "sat"],
      ["days", "sun"],
      ["consent", "true"],
      ["city", ""],
      ["consent_version", "v1"],
      ["website_confirm", ""],
    ]);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("shows what was typed, and nothing that was not", () => {
    show("de", typed);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Ada <Lovelace>",
      "Erste Zeile\nZweite Zeile",
      "sat",
      "sun",
    ]);
  });

  it("asks for files once more where there were some", () => {
    show("de", { ...typed, files: { papers: [{ name: "brief.pdf", refusal: "other" }] } });
    expect(screen.getByRole("alert").textContent).toMatch(/Dateien wählen Sie danach/);
  });

  it("never sends to another site", () => {
    for (const url of ["//evil.example/x", "/\t/evil.example", "https://evil.example/"]) {
      show("en", typed, url);
      expect(form()?.getAttribute("action")).toBe("/en");
    }
  });
});
