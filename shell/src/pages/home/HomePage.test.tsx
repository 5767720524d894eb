import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { HomePage } from "./HomePage.tsx";
import { texts } from "../../texts.ts";
import { homeFragments, type HomeData } from "./loadHomePage.ts";

const data: HomeData = {
  title: "Musikfest",
  hero: {
    headline: "Alles klingt",
    text: "Einunddreißig Tage, eine Stadt.",
    link: "/de/programm-tickets",
    link_text: "Zum Programm",
    image: null,
  },
  bigTeaser: {
    preline: "Schwerpunkt 2025",
    headline: "Was die Stille weiß",
    text: "Pausen und Nachhall.",
    link: "/de/magazin/pause/1",
    link_text: "Mehr dazu",
    button_style: "secondary",
    image: null,
  },
  sections: [],
};

const fragments = {
  highlights: { ...homeFragments.highlights, failed: false as const, data: null },
  articles: { ...homeFragments.articles, failed: true as const },
};

describe("the home page", () => {
  it("shows motto, theme, the remotes' places and the way to the quiz", async () => {
    const { container } = renderScreen(HomePage, texts, testPage({ url: "/de", data, fragments }), {
      fragmentHtml: { highlights: "<p>Eroica, neu gehört</p>" },
    });
    expect(screen.getByRole("heading", { level: 1, name: "Alles klingt" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Was die Stille weiß" })).toBeTruthy();
    expect(screen.getByText("Eroica, neu gehört").closest("[data-fragment]")).toBeTruthy();
    const quiz = screen.getByRole("link", { name: "Zum Concert-O-Mat" });
    expect(quiz.getAttribute("href")).toBe("/de/konzert-o-mat");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to a missing remote's own page from its place", () => {
    renderScreen(HomePage, texts, testPage({ url: "/de", data, fragments: {} }));
    expect(screen.getByRole("heading", { name: "Nicht verpassen" })).toBeTruthy();
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Zum ganzen Programm")).toBe("/de/programm-tickets");
    expect(address("Zum Magazin")).toBe("/de/magazin");
  });

  it("keeps its heading without hero and theme", async () => {
    const bare = { ...data, hero: null, bigTeaser: null };
    const { container } = renderScreen(HomePage, texts, testPage({ url: "/de", data: bare }));
    expect(screen.getByRole("heading", { level: 1, name: "Musikfest" })).toBeTruthy();
    expect(screen.queryByText("Was die Stille weiß")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
