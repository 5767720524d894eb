import { axeProblems } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noticeOldBrowser, oldBrowserScript } from "./oldBrowser.ts";

const words = {
  de: { label: "Hinweis", text: "Ihr Browser ist alt.", close: "Schließen" },
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "de";
  document.body.innerHTML = '<main><a href="/de">Zur Startseite</a></main>';
});

const notice = () => screen.queryByRole("region", { name: "Hinweis" });

describe("the word to an old browser", () => {
  it("is shown above the page and does not change it", async () => {
    noticeOldBrowser(document, () => localStorage, words);
    expect(notice()?.textContent).toContain("Ihr Browser ist alt.");
    expect(document.body.firstElementChild).toBe(notice());
    expect(screen.getByRole("link", { name: "Zur Startseite" })).toBeTruthy();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("is closed for good", async () => {
    noticeOldBrowser(document, () => localStorage, words);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(notice()).toBeNull();
    noticeOldBrowser(document, () => localStorage, words);
    expect(notice()).toBeNull();
  });

  it("can be closed where nothing may be stored", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const forbidden = () => {
      throw new Error("no storage");
    };
    noticeOldBrowser(document, forbidden, words);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(notice()).toBeNull();
    warned.mockRestore();
  });

  it("uses no words that old browsers don't know", () => {
    const code = oldBrowserScript().replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
    expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\blet\b|\bclass\b|\basync\b|catch \{/);
    expect(oldBrowserScript()).toContain("Ihr Browser ist älter");
    expect(oldBrowserScript()).toContain("Your browser is older");
  });
});
