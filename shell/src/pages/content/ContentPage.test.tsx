import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { ContentPage } from "./ContentPage.tsx";
import { texts } from "../../texts.ts";
import type { ContentData } from "./loadContentPage.ts";

const data: ContentData = {
  headline: "So kommen Sie zu uns",
  sections: [{ id: 4, slug: null, model: "quote", content: "Zu Fuß.", author: "" }],
  id: 12,
  opening: null,
  facts: [],
};

describe("a generic page", () => {
  it.each(["/de/anfahrt", "/de/archiv/2024"])("shows headline and sections at %s", async (url) => {
    const { container } = renderScreen(ContentPage, texts, testPage({ url, data }));
    expect(screen.getByRole("heading", { level: 1, name: "So kommen Sie zu uns" })).toBeTruthy();
    expect(screen.getByText("Zu Fuß.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("opens with dates and number of the events that it lists", async () => {
    const opening = { image: null, dates: "31. August bis 24. September 2025", count: "7 Termine" };
    const page = testPage({ url: "/de/schwerpunkt", data: { ...data, opening } });
    const { container } = renderScreen(ContentPage, texts, page);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByText(/^31\. August bis 24\. September 2025/).textContent).toMatch(
      /7 Termine$/,
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows on the privacy page what the site keeps, in tables", async () => {
    const rows = [["die Sprache", "festival_locale (Cookie)", "höchstens 365 Tage"]];
    const tables = [{ title: "Notwendig", columns: ["Wofür", "Name und Ort", "Wie lange"], rows }];
    const facts = [{ title: "Was auf Ihrem Gerät gespeichert wird", tables }];
    const page = testPage({ url: "/de/datenschutz", data: { ...data, facts } });
    const { container } = renderScreen(ContentPage, texts, page);
    const table = screen.getByRole("table", { name: "Notwendig" });
    expect(within(table).getByRole("rowheader", { name: "die Sprache" })).toBeTruthy();
    expect(
      within(table)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["festival_locale (Cookie)", "höchstens 365 Tage"]);
    expect(await axeProblems(container)).toEqual([]);
  });
});
