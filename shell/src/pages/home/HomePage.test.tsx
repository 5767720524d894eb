import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { HomePage } from "./HomePage.tsx";
import { texts } from "../../texts.ts";
import { homeFragments, type HomeData, todayFragment } from "./loadHomePage.ts";

const data: HomeData = {
  title: "Musikfest",
  id: 1,
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
  teaserList: null,
  socialFeed: null,
  hotline: null,
  hotlineWords: null,
  sections: [],
};

const hotline = { is_active: true, phone: "0228 000 000", hours: "Mo–Fr 9–15 Uhr", text: "Gern." };

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

  it("has what plays today first, where there is something of it", () => {
    const today = { ...todayFragment.today, failed: false as const, data: null };
    const page = testPage({ url: "/de", data, fragments: { ...fragments, today } });
    const { container } = renderScreen(HomePage, texts, page, {
      fragmentHtml: { today: "<p>Läuft gerade</p>", highlights: "<p>Eroica, neu gehört</p>" },
    });
    const slots = [...container.querySelectorAll("[data-fragment]")];
    expect(slots.map((slot) => slot.getAttribute("data-fragment"))).toEqual([
      "today",
      "highlights",
    ]);
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

  it.each([
    ["de", "Diese Website ist im Aufbau."],
    ["en", "This website is being prepared."],
  ] as const)(
    "says in %s that it is being made, and leads to nothing that is not there, until staff have written it",
    async (locale, words) => {
      const unwritten = { ...data, id: null, hero: null, bigTeaser: null };
      const page = testPage({ url: `/${locale}`, locale, data: unwritten, fragments });
      const { container } = renderScreen(HomePage, texts, page);
      expect(screen.getByRole("heading", { level: 1, name: "Musikfest" })).toBeTruthy();
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
      const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
      expect(addresses).not.toContain(`/${locale}/newsletter`);
      expect(addresses).not.toContain(`/${locale}/konzert-o-mat`);
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("shows where to begin, and posts that staff keep", async () => {
    const teaser = { preline: "Für Neugierige", text: "Wann klatscht man?", image: null };
    const teaserList = {
      headline: "Zum Einstieg",
      items: [
        { ...teaser, headline: "Zum ersten Mal", link: "/de/a", link_text: "Weiterlesen" },
        { ...teaser, headline: "Donaudampfschifffahrtskonzert", link: "", link_text: "" },
      ],
    };
    const socialFeed = {
      headline: "",
      link: "https://network.example/fest",
      items: [
        {
          link: "https://network.example/fest/1",
          description: "Der Flügel zieht um.",
          image: null,
        },
        { link: "javascript:alert(1)", description: "Vier Pulte.", image: null },
      ],
    };
    const page = testPage({ url: "/de", data: { ...data, teaserList, socialFeed }, fragments });
    const { container } = renderScreen(HomePage, texts, page);
    expect(screen.getByRole("heading", { level: 2, name: "Zum Einstieg" })).toBeTruthy();
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Zum ersten Mal")).toBe("/de/a");
    expect(screen.queryByRole("link", { name: "Donaudampfschifffahrtskonzert" })).toBeNull();
    expect(screen.getByRole("heading", { level: 2, name: "Aus dem Festival" })).toBeTruthy();
    expect(address("Der Flügel zieht um.")).toBe("https://network.example/fest/1");
    expect(screen.getByText("Vier Pulte.").closest("a")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("ends on the newsletter, and on the hotline while the telephone is answered", async () => {
    const page = testPage({ url: "/de", data: { ...data, hotline }, fragments });
    const { container } = renderScreen(HomePage, texts, page);
    const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("Newsletter abonnieren")).toBe("/de/newsletter");
    expect(address("0228 000 000")).toBe("tel:0228000000");
    expect(screen.getByText("Mo–Fr 9–15 Uhr")).toBeTruthy();
    expect(screen.getByText("Gern.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says beside the hotline what staff keep in its block", () => {
    const hotlineWords = [[{ text: "Mit " }, { text: "Rat", href: "/de/rat" }]];
    renderScreen(
      HomePage,
      texts,
      testPage({ url: "/de", data: { ...data, hotline, hotlineWords }, fragments }),
    );
    expect(screen.getByRole("link", { name: "Rat" })).toBeTruthy();
    expect(screen.queryByText("Gern.")).toBeNull();
  });
});
