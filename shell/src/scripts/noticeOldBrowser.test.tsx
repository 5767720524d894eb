import { axeProblems } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noticeOldBrowser } from "./noticeOldBrowser.ts";

const words = {
  de: { label: "Hinweis", text: "Ihr Browser ist alt.", close: "Schließen" },
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "de";
  document.body.innerHTML = '<main><a href="/de">Zur Startseite</a></main>';
});

const notice = () => screen.queryByRole("region", { name: "Hinweis" });

describe("the notice to an old browser", () => {
  it("is shown above the page and does not change it", async () => {
    noticeOldBrowser(words);
    expect(notice()?.textContent).toContain("Ihr Browser ist alt.");
    expect(document.body.firstElementChild).toBe(notice());
    expect(screen.getByRole("link", { name: "Zur Startseite" })).toBeTruthy();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("is closed for good", async () => {
    noticeOldBrowser(words);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(notice()).toBeNull();
    noticeOldBrowser(words);
    expect(notice()).toBeNull();
  });

  it("can be closed where nothing may be stored", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const storage = jest.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new Error("no storage");
    });
    noticeOldBrowser(words);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(notice()).toBeNull();
    storage.mockRestore();
    warned.mockRestore();
  });
});
