import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { axeProblems, renderFragment, renderScreen, testPage } from "../../owner/testing.tsx";
import { NewWindowHint } from "./NewWindowHint.tsx";

const texts = { de: {}, en: {} };

function Link() {
  return (
    <a href="https://example.org" target="_blank" rel="noreferrer">
      Fahrplan
      <NewWindowHint />
    </a>
  );
}

describe.each([
  ["de", "Fahrplan (öffnet sich in einem neuen Fenster)"],
  ["en", "Fahrplan (opens in a new window)"],
] as const)("a link to a new window, in %s", (locale, name) => {
  it("says that it opens a new window, on an owner's screen", async () => {
    const page = testPage({ url: `/${locale}/besuch`, locale, data: null });
    const { container } = renderScreen(Link, texts, page);
    expect(screen.getByRole("link", { name })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says that it opens a new window, in a fragment", async () => {
    const { container } = renderFragment(Link, texts, null, locale);
    expect(screen.getByRole("link", { name })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});
