import type { NameKind, NameList } from "@festival/contracts/api/programme/names";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { texts } from "../../texts.ts";
import { loadNamesPage } from "./loadNamesPage.ts";
import { NamesPage } from "./NamesPage.tsx";

const list = (given: Partial<NameList> = {}): NameList => ({
  count: 2,
  next: null,
  previous: null,
  results: [
    {
      id: 31,
      title: "Eroica",
      detail: "Ludwig van Beethoven",
      slug: { de: "eroica", en: "eroica" },
      event_count: 2,
    },
    { id: 9, title: "4′33″", detail: "", slug: { de: "4-33", en: "4-33" }, event_count: 1 },
  ],
  letters: [
    { letter: "E", count: 1 },
    { letter: "#", count: 1 },
  ],
  ...given,
});
const nothing = list({ count: 0, results: [], letters: [] });

function requestWith(url: string, call: string, answer: NameList) {
  const path = (locale: string) => `/${locale}/api/names/${call}`;
  return testRequest(url, { [path("de")]: answer, [path("en")]: answer });
}

async function show(url: string, call: string, answer = list(), kind: NameKind = "works") {
  const request = requestWith(url, call, answer);
  const { data } = await loadedPage(loadNamesPage(kind)(request));
  const { locale, route } = request;
  return renderScreen(NamesPage, texts, testPage({ url, data, locale, route }));
}

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("NamesPage", () => {
  it("leads to each work, and tells whose it is and how often it is played", async () => {
    const { container } = await show("/de/werke", "works/?page=1");
    expect(screen.getByRole("heading", { level: 1, name: "Werke" })).toBeTruthy();
    expect(hrefOf("Eroica")).toBe("/de/werke/eroica/31");
    expect(screen.getByText("Ludwig van Beethoven")).toBeTruthy();
    expect(screen.getByText("2 Konzerte")).toBeTruthy();
    expect(screen.getByText("2 Werke")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to its letters and to the other lists", async () => {
    await show("/de/werke?letter=e", "works/?page=1&letter=E");
    const letters = within(screen.getByRole("navigation", { name: "Anfangsbuchstaben" }));
    expect(letters.getByRole("link", { current: "page" }).textContent).toBe("E");
    expect(letters.getByRole("link", { name: "Alle" }).getAttribute("href")).toBe("/de/werke");
    expect(hrefOf("Ziffern und andere Zeichen")).toBe("/de/werke?letter=%23");
    const lists = within(screen.getByRole("navigation", { name: "Das Programm nach Namen" }));
    expect(lists.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/de/werke",
      "/de/komponisten",
      "/de/kuenstler",
      "/de/ensembles",
      "/de/veranstaltungsorte",
    ]);
  });

  it("looks for names by a plain form, and keeps the words across letters and languages", async () => {
    const { container } = await show("/en/works?q=eroica", "works/?page=1&q=eroica");
    const form = screen.getByRole<HTMLFormElement>("search");
    expect(new URL(form.action).pathname).toBe("/en/works");
    expect(form.method).toBe("get");
    const field = screen.getByRole<HTMLInputElement>("searchbox", {
      name: "Search for a work or a name",
    });
    expect([field.name, field.value]).toEqual(["q", "eroica"]);
    expect(screen.getByText("2 matches for “eroica”")).toBeTruthy();
    expect(hrefOf("E")).toBe("/en/works?q=eroica&letter=E");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says where nothing was found, and leads to the whole list", async () => {
    const { container } = await show("/de/werke?q=xyz", "works/?page=1&q=xyz", nothing);
    expect(screen.getByText("Für „xyz“ gibt es hier keinen Treffer.")).toBeTruthy();
    expect(hrefOf("Die ganze Liste zeigen")).toBe("/de/werke");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says where there is nothing yet", async () => {
    const { container } = await show("/en/composers", "composers/?page=1", nothing, "composers");
    expect(screen.getByRole("heading", { level: 1, name: "Composers" })).toBeTruthy();
    expect(screen.getByText(/^Nothing here yet/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("turns the pages of a long list under the same letter", async () => {
    const long = list({ count: 5, next: "/more" });
    await show("/de/werke?letter=E", "works/?page=1&letter=E", long);
    const pages = within(screen.getByRole("navigation", { name: "Seiten der Liste" }));
    expect(pages.getByRole("link", { name: "Seite 3" }).getAttribute("href")).toBe(
      "/de/werke?letter=E&page=3",
    );
  });

  it.each([
    ["composers", "/de/komponisten", "/de/komponisten/eroica/31"],
    ["artists", "/de/kuenstler", "/de/kuenstler/eroica/31"],
    ["ensembles", "/de/ensembles", "/de/eroica/31"],
  ] as const)("leads to the pages of %s", async (kind, url, address) => {
    await show(url, `${kind}/?page=1`, list(), kind);
    expect(hrefOf("Eroica")).toBe(address);
  });
});

describe("a list of names", () => {
  const headOf = async (url: string, call: string, answer = list()) =>
    loadedPage(loadNamesPage("works")(requestWith(url, call, answer)));

  it("is found by search engines, letter by letter, but not what was looked for in it", async () => {
    const whole = await headOf("/de/werke", "works/?page=1");
    expect(whole.head).toMatchObject({ title: "Werke", noIndex: false });
    expect(whole.alternates).toEqual({ de: "/de/werke", en: "/en/works" });
    const letter = await headOf("/de/werke?letter=E", "works/?page=1&letter=E");
    expect(letter.head).toMatchObject({ title: "Werke: E", noIndex: false });
    expect(letter.alternates.en).toBe("/en/works?letter=E");
    const found = await headOf("/de/werke?q=eroica", "works/?page=1&q=eroica");
    expect(found.head.noIndex).toBe(true);
    expect((await headOf("/de/werke", "works/?page=1", nothing)).head.noIndex).toBe(true);
  });

  it.each(["letter=ABC", "letter=%C3%84", "page=0"])("is not found under %s", async (query) => {
    const request = requestWith(`/de/werke?${query}`, "works/?page=1", list());
    await expect(loadNamesPage("works")(request)).rejects.toMatchObject({ code: "not_found" });
  });
});
