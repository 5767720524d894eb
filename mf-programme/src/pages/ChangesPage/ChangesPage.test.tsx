import { describe, expect, it } from "@jest/globals";
import type { ListPage } from "@festival/contracts/api/common";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen } from "@testing-library/react";
import { ChangesPage } from "./ChangesPage.tsx";
import { programmeChange } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { loadChangesPage } from "./loadChangesPage.ts";

const german = "/de/programm-tickets/aenderungen";
const english = "/en/programm-tickets/changes";

function listOf(
  results: ProgrammeChange[],
  given: Partial<ListPage<ProgrammeChange>> = {},
): ListPage<ProgrammeChange> {
  return { count: results.length, next: null, previous: null, results, ...given };
}

function requestWith(list: ListPage<ProgrammeChange>, url: string) {
  const page = new URL(url, "http://festival.test").searchParams.get("page") ?? 1;
  return testRequest(
    url,
    Object.fromEntries(
      ["de", "en"].map((locale) => [`/${locale}/api/programme-changes/?page=${page}`, list]),
    ),
  );
}

async function show(list: ListPage<ProgrammeChange>, url = german) {
  const request = requestWith(list, url);
  const { data } = await loadedPage(loadChangesPage(request));
  const { locale, route } = request;
  return renderScreen(ChangesPage, texts, testPage({ url, data, locale, route }));
}

const kinds = ["cancelled", "postponed", "moved", "programme", "cast", "added", "ticket"] as const;

describe("the changes of the programme", () => {
  it("can be followed as a feed, which its head names too", async () => {
    const { head } = await loadedPage(loadChangesPage(requestWith(listOf([]), english)));
    const feedHref = "/en/api/programme-changes/feed.atom";
    expect(head.feeds).toEqual([{ title: "Changes to the programme", href: feedHref }]);
    await show(listOf([]), english);
    const link = screen.getByRole("link", { name: "Read the changes as a feed" });
    expect(link.getAttribute("href")).toBe(feedHref);
  });

  it("tells of each what it is, of which concert, and what changed", async () => {
    const { container } = await show(
      listOf(kinds.map((kind, id) => programmeChange({ id, kind, text: `Grund ${id}` }))),
    );
    expect(screen.getByRole("heading", { level: 1, name: "Änderungen" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("19. August 2025 Dienstag");
    for (const word of ["Abgesagt", "Neuer Termin", "Neuer Ort", "Besetzung", "Karten"]) {
      expect(screen.getByText(word)).toBeTruthy();
    }
    expect(screen.getByText("Grund 6")).toBeTruthy();
    const [event] = screen.getAllByRole("link", { name: /^Cis-Moll/ });
    expect(event?.getAttribute("href")).toBe("/de/programm-tickets/cis-moll/7");
    expect(screen.getAllByText("Alte Schmiede")[0]?.parentElement?.textContent).toBe(
      "Samstag, 30.\u00a0August 2025, 11:00 Uhr, Alte Schmiede",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("gathers them by the day on which they were made", async () => {
    await show(
      listOf([
        programmeChange({ id: 3, at: "2025-08-19T22:30:00.000Z" }),
        programmeChange({ id: 2 }),
        programmeChange({ id: 1 }),
      ]),
      english,
    );
    const days = screen.getAllByRole("heading", { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      "20 August 2025 Wednesday",
      "19 August 2025 Tuesday",
    ]);
  });

  it("shows a notice where nothing changed", async () => {
    const { container } = await show(listOf([]), english);
    expect(screen.getByText("Nothing has changed so far.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("turns pages", async () => {
    const list = listOf([programmeChange()], { count: 21 });
    await show(list, `${english}?page=2`);
    expect(screen.getByRole("link", { name: "Page 1" }).getAttribute("href")).toBe(english);
    const { head, alternates } = await loadedPage(
      loadChangesPage(requestWith(list, `${german}?page=2`)),
    );
    expect(head.title).toBe("Änderungen, Seite 2");
    expect(alternates).toEqual({ de: `${german}?page=2`, en: `${english}?page=2` });
  });

  it.each(["x", "0"])("does not find page %s", async (page) => {
    const loading = loadChangesPage(requestWith(listOf([]), `${german}?page=${page}`));
    await expect(loading).rejects.toMatchObject({ code: "not_found" });
  });
});
