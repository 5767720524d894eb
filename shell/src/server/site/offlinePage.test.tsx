import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { LoadedComposition } from "../releases/composition.ts";
import { listMark, offlinePage } from "./offlinePage.ts";
import { createSiteNames } from "../document/siteNames.ts";

const composition = {
  shell: { base: "/remotes/shell/a/", release: { browser: { exposes: {} } } },
  scripts: { head: { text: "", hash: "" } },
} as unknown as LoadedComposition;

function show(locale: "de" | "en", list: string): void {
  const html = offlinePage(locale, { composition, names: createSiteNames() }).replace(
    listMark,
    list,
  );
  document.documentElement.lang = locale;
  document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
}

describe("the page for readers without a network", () => {
  it.each([
    ["de", "Keine Verbindung", "Noch einmal versuchen"],
    ["en", "You are offline", "Try again"],
  ] as const)("says so, and leads on (%s)", async (locale, title, retry) => {
    show(
      locale,
      "<h2>Liste</h2><ul><li><a href='/de'>Start</a> <span>Stand: heute</span></li></ul>",
    );
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    // the empty address is the page's own, whatever that is
    expect(screen.getByText(retry).getAttribute("href")).toBe("");
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("has no accessibility problems where no page is kept", async () => {
    show("de", "<p>Noch nichts</p>");
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
