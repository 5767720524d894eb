import type { Locale } from "@festival/contracts/locales";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { ErrorPage } from "./ErrorPage.tsx";
import { texts } from "../../texts.ts";
import type { ErrorData } from "./errorData.ts";

function show(status: number, locale: Locale = "de", data: ErrorData | null = null) {
  const url = `/${locale}/nirgends`;
  return renderScreen(ErrorPage, texts, testPage({ url, locale, status, error: { status }, data }));
}

describe("the error page", () => {
  it.each([
    ["de", "Die gesuchte Seite wurde leider nicht gefunden.", "Zurück zur Startseite"],
    ["en", "We can’t find the page you are looking for.", "Back to the home page"],
  ] as const)("says in %s that a page is missing", async (locale, text, back) => {
    const { container } = show(404, locale);
    expect(screen.getByRole("heading", { level: 1, name: "404" })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: back }).getAttribute("href")).toBe(`/${locale}`);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says below what staff have to say", async () => {
    const data: ErrorData = {
      sections: [{ id: 4, slug: null, model: "quote", content: "Hier ist Pause.", author: "" }],
    };
    const { container } = show(404, "de", data);
    expect(screen.getByText("Hier ist Pause.")).toBeTruthy();
    expect(screen.getByText("Die gesuchte Seite wurde leider nicht gefunden.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("asks for patience when the backend does not answer, and offers to try again", async () => {
    const { container } = show(503);
    expect(screen.getByRole("heading", { level: 1, name: "503" })).toBeTruthy();
    expect(screen.getByText(/nicht erreichbar/)).toBeTruthy();
    const retry = screen.getByText("Noch einmal versuchen", { selector: "a[href]" });
    // the address that was asked for, also on a page that several addresses share
    expect(retry.getAttribute("href")).toBe("");
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each([
    ["de", "Das waren gerade sehr viele Anfragen.", "Noch einmal versuchen"],
    ["en", "That was a great many requests at once.", "Try again"],
  ] as const)("asks for patience in %s after too many requests", async (locale, text, retry) => {
    const { container } = show(429, locale);
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByText(retry, { selector: "a[href]" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("has words for every other failure", () => {
    show(500);
    expect(screen.getByRole("heading", { level: 1, name: "500" })).toBeTruthy();
    expect(screen.getByText(/schiefgegangen/)).toBeTruthy();
  });
});
