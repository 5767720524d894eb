import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { ContentPage } from "./ContentPage.tsx";
import { texts } from "../../texts.ts";
import type { ContentData } from "./loadContentPage.ts";

const data: ContentData = {
  headline: "So kommen Sie zu uns",
  sections: [{ id: 4, slug: null, model: "quote", content: "Zu Fuß.", author: "" }],
  id: 12,
};

describe("a generic page", () => {
  it.each(["/de/anfahrt", "/de/archiv/2024"])("shows headline and sections at %s", async (url) => {
    const { container } = renderScreen(ContentPage, texts, testPage({ url, data }));
    expect(screen.getByRole("heading", { level: 1, name: "So kommen Sie zu uns" })).toBeTruthy();
    expect(screen.getByText("Zu Fuß.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});
