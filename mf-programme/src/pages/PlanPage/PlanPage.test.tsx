import type { Bus } from "@festival/contracts/bus";
import type { PlannedEvent } from "@festival/contracts/plan";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { datedEvent } from "../../events/datedEvent.ts";
import type { PlanData } from "../../plan/planData.ts";
import { eventTeaser } from "../../testing/factories.ts";
import { planBus } from "../../testing/planBus.ts";
import { planData, planDay, planEvent, planned } from "../../testing/planFactories.ts";
import { texts } from "../../texts.ts";
import { PlanPage } from "./PlanPage.tsx";

const bare = "/de/mein-festival";
const titles = ["Eroica", "Lieder vom Fluss", "Orgelnacht"];
const event = (id: number) =>
  planEvent({ id, title: titles[id - 1] ?? "", removeHref: `${bare}?events=ohne-${id}` });
const plan = (...ids: number[]): PlannedEvent[] =>
  ids.map((id) => planned({ id, title: titles[id - 1] ?? "" }));

function dataOf(ids: number[], given: Partial<PlanData> = {}): PlanData {
  return planData({
    ids,
    days: ids.length > 0 ? [planDay({ events: ids.map(event) })] : [],
    icsHref: ids.length > 0 ? "/de/api/events/calendar.ics?ids=1" : "",
    codeSrc: ids.length > 0 ? "/de/api/plans/code.svg?events=1" : "",
    ...given,
  });
}

function show(data: PlanData, bus: Bus | null = null, locale: "de" | "en" = "de") {
  const navigate = jest.fn();
  const path = locale === "de" ? bare : "/en/my-festival";
  const page = (shown: PlanData) =>
    testPage({
      url: shown.ids.length > 0 ? `${path}?events=${shown.ids.join(",")}` : path,
      locale,
      route: { name: "plan", params: {}, query: {} },
      owner: "mf-programme",
      data: shown,
    });
  const rendered = renderScreen(PlanPage, texts, page(data), { bus, navigate });
  return { ...rendered, navigate, next: (shown: PlanData) => rendered.show(page(shown)) };
}

const shownTitles = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe("the plan's page without scripts", () => {
  it("explains itself where it is empty, leads to the programme, and has concerts to begin with", async () => {
    const next = [datedEvent(eventTeaser(), "de", "2025-08-20T08:00:00.000Z")];
    const { container } = show(dataOf([], { next }));
    expect(screen.getByRole("heading", { level: 1, name: "Mein Festival" })).toBeTruthy();
    expect(screen.getByText(/Bei jedem Konzert finden Sie „Merken“/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Zum Programm" })).toBeTruthy();
    const coming = within(screen.getByRole("region", { name: "Die nächsten Konzerte" }));
    expect(coming.getByRole("link", { name: /^Cis-Moll/ })).toBeTruthy();
    expect(coming.getByRole("button", { name: /^Merken/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows what its address names, to be read, taken along and made smaller by links", async () => {
    const { container } = show(dataOf([1, 2]));
    expect(screen.getByText("2 Konzerte")).toBeTruthy();
    expect(shownTitles()).toEqual(["Eroica", "Lieder vom Fluss"]);
    const remove = screen.getByRole("link", { name: /^Entfernen\s*: Eroica$/ });
    expect(remove.getAttribute("href")).toBe(`${bare}?events=ohne-1`);
    expect(screen.getByRole("img", { name: /QR-Code/ }).getAttribute("src")).toContain("code.svg");
    expect(screen.getByRole("link", { name: "Als Kalenderdatei laden" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Kalender abonnieren" })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("the plan's page", () => {
  it("says what clashes, and which ways are too long for the time between", async () => {
    const way = { minutes: 25, by: "foot" } as const;
    const { container } = show(
      dataOf([1, 2, 3], {
        clashes: [
          { first: 1, second: 2, kind: "overlap" },
          { first: 1, second: 3, kind: "tight", gap: 15, way },
          { first: 2, second: 3, kind: "tight", gap: 1, way: { minutes: 40, by: "ride" } },
        ],
      }),
    );
    expect(screen.getByText("Überschneidet sich mit „Eroica“.")).toBeTruthy();
    // at both concerts: each is one that can be left out
    const [first] = screen.getAllByRole("article").map((article) => article.closest("li"));
    expect(first?.textContent).toMatch(/^Überschneidet sich mit „(?!Eroica)/);
    const organ = within(screen.getAllByRole("listitem").at(-1) ?? container);
    expect(
      organ.getByText(/15 Minuten bleiben .* „Eroica“\. Zu Fuß sind es etwa 25\./),
    ).toBeTruthy();
    expect(organ.getByText(/Eine Minute bleibt .* Mit Bus oder Rad sind es etwa 40/)).toBeTruthy();
    expect(screen.getByText(/Wege sind geschätzt/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("draws its days to scale, each concert a link to its line, and says what clashes", async () => {
    const hours = (from: number, to: number, time: string) => ({ hours: { from, to, time } });
    const { container } = show(
      dataOf([1, 2, 3], {
        days: [
          planDay({
            events: [
              { ...event(1), ...hours(600, 720, "10:00") },
              { ...event(2), ...hours(690, 780, "11:30") },
              { ...event(3), hours: null },
            ],
          }),
        ],
        clashes: [{ first: 1, second: 2, kind: "overlap" }],
      }),
    );
    const drawing = within(screen.getByRole("region", { name: "Die Tage im Überblick" }));
    const links = drawing.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "10:00 Eroica (überschneidet sich)",
      "11:30 Lieder vom Fluss (überschneidet sich)",
    ]);
    const place = container.querySelector(links[1]?.getAttribute("href") ?? "");
    expect(place?.textContent).toContain("Lieder vom Fluss");
    expect(drawing.getByText("Überschneidung oder zu wenig Zeit für den Weg")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("names the hours as its language does", () => {
    const evening = { hours: { from: 17 * 60, to: 20 * 60, time: "5.00 pm" } };
    const days = [planDay({ events: [1, 2].map((id) => ({ ...event(id), ...evening })) })];
    const { unmount } = show(dataOf([1, 2], { days }), null, "en");
    expect(screen.getByText("5 pm")).toBeTruthy();
    unmount();
    show(dataOf([1, 2], { days }));
    expect(screen.getByText("17")).toBeTruthy();
  });

  it("draws nothing of a single concert", () => {
    show(dataOf([1]));
    expect(screen.queryByRole("region", { name: "Die Tage im Überblick" })).toBeNull();
  });

  it("tells the way from the concert before, and how it is estimated", () => {
    const way = { minutes: 15, by: "foot", fromId: 1 } as const;
    show(dataOf([1, 2], { days: [planDay({ events: [event(1), { ...event(2), way }] })] }));
    const [first, second] = screen.getAllByRole("article");
    expect(first?.textContent).not.toContain("Weg hierher");
    expect(second?.textContent).toContain("Weg hierher: etwa 15 Minuten zu Fuß");
    expect(screen.getByText(/Wege sind geschätzt/)).toBeTruthy();
  });

  it("marks what is cancelled or postponed with the reason, folds what is over, and misses what is gone", async () => {
    const cancelled = planEvent({
      id: 1,
      status: "cancelled",
      statusReason: "Die Orgel schweigt.",
    });
    const { container } = show(
      dataOf([1, 2, 9], {
        days: [planDay({ events: [cancelled] })],
        past: [planDay({ date: "2025-08-01", events: [planEvent({ id: 2, isPast: true })] })],
        missing: [9],
      }),
    );
    expect(screen.getByText("Abgesagt")).toBeTruthy();
    expect(screen.getByText("Die Orgel schweigt.")).toBeTruthy();
    const over = screen.getByText("Ein Konzert ist vorbei").closest("details");
    expect(over?.open).toBe(false);
    expect(screen.getByText(/Ein Konzert dieses Plans ist nicht mehr im Programm/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is readable without picture, place, hour and words, in English too", async () => {
    const bareEvent = planEvent({ venue: null, times: "", about: "", ticket: null });
    const { container } = show(
      dataOf([7], { days: [planDay({ events: [bareEvent] })] }),
      null,
      "en",
    );
    expect(screen.getByText("One concert")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("the plan of this device", () => {
  it("leads on from the bare address to that of its events", () => {
    const { navigate } = show(dataOf([]), planBus(plan(1, 2)));
    expect(screen.getByText("Ihr Plan wird geladen …")).toBeTruthy();
    expect(navigate).toHaveBeenCalledWith(`${bare}?events=1,2`, {
      replace: true,
      keepPosition: true,
    });
  });

  it("removes an event and puts it back, without leaving the page or the keyboard", async () => {
    const bus = planBus(plan(1, 2));
    const { navigate, container } = show(dataOf([1, 2]), bus);
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("link", { name: /^Entfernen\s*: Eroica$/ }));
    expect(shownTitles()).toEqual(["Lieder vom Fluss"]);
    expect(bus.plan$.value.map(({ id }) => id)).toEqual([2]);
    expect(navigate).toHaveBeenLastCalledWith(`${bare}?events=2`, expect.anything());
    expect(screen.getByText("„Eroica“ steht nicht mehr in Ihrem Plan.")).toBeTruthy();
    const undo = screen.getByRole("button", { name: "Rückgängig" });
    expect(document.activeElement).toBe(undo);
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(bus.plan$.value.map(({ id }) => id)).toEqual([2, 1]);
    expect(shownTitles()).toEqual(["Eroica", "Lieder vom Fluss"]);
    expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  });

  it("is empty after its last event, and can still be brought back", async () => {
    const bus = planBus(plan(1));
    const { navigate, next } = show(dataOf([1]), bus);
    await userEvent.click(screen.getByRole("link", { name: /^Entfernen/ }));
    expect(navigate).toHaveBeenLastCalledWith(bare, expect.anything());
    next(dataOf([]));
    expect(screen.getByText("Was möchten Sie hören?")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(bus.plan$.value).toHaveLength(1);
  });

  it("goes on at its head after its first concert was marked in the empty one", async () => {
    const bus = planBus([]);
    const next = [datedEvent(eventTeaser(), "de", "2025-08-20T08:00:00.000Z")];
    const { navigate } = show(dataOf([], { next }), bus);
    await userEvent.click(screen.getByRole("button", { name: /^Merken/ }));
    expect(navigate).toHaveBeenLastCalledWith(`${bare}?events=7`, expect.anything());
    const title = screen.getByRole("heading", { level: 1 });
    expect(document.activeElement).toBe(title.parentElement);
  });

  it("has the focus nowhere when it comes with concerts", () => {
    show(dataOf([1]), planBus(plan(1)));
    expect(document.activeElement).toBe(document.body);
  });

  it("tells once what changed since its visitor knew all", async () => {
    const news = [
      {
        id: 1,
        kind: "cast" as const,
        text: "Es entfällt: Ada Alt.",
        at: "2025-08-20T08:30:00.000Z",
      },
    ];
    const changed = dataOf([1], { days: [planDay({ events: [{ ...event(1), news }] })] });
    const bus = planBus(plan(1));
    const { container, unmount } = show(changed, bus);
    const section = within(
      screen.getByRole("region", { name: "Neu, seit Sie zuletzt hier waren" }),
    );
    expect(section.getByText("Besetzung:")).toBeTruthy();
    expect(section.getByText("Es entfällt: Ada Alt.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    unmount();
    show(changed, bus);
    expect(screen.queryByText("Es entfällt: Ada Alt.")).toBeNull();
  });

  it("reads without a network as it was last seen, and says of when that is", async () => {
    const seen = show(dataOf([1, 2]), planBus(plan(1, 2)));
    seen.unmount();
    const { navigate, container } = show(dataOf([]), planBus(plan(1, 2, 3), false));
    expect(shownTitles()).toEqual(["Eroica", "Lieder vom Fluss"]);
    expect(
      screen.getByText("Keine Verbindung. Stand: Mittwoch, 20. August 2025, 10:00 Uhr."),
    ).toBeTruthy();
    expect(screen.getByText("Ohne Verbindung nicht verfügbar: Orgelnacht.")).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows a notice where the browser keeps nothing", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    show(dataOf([1]), planBus(plan(1)));
    expect(screen.getByText(/Dieser Browser vergisst Ihren Plan/)).toBeTruthy();
    jest.restoreAllMocks();
  });
});

describe("another device's plan", () => {
  it("is added to the own one if its visitor wants it, never put in its place", async () => {
    const bus = planBus(plan(1));
    const { navigate, container } = show(dataOf([1, 2, 3]), bus);
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByText("2 Konzerte daraus stehen noch nicht in Ihrem.")).toBeTruthy();
    expect(bus.plan$.value).toHaveLength(1);
    expect(await axeProblems(container)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ein geteilter Plan");
    expect(screen.getByRole("region", { name: "Diesen Plan übernehmen" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "In meinen Plan übernehmen" }));
    expect(bus.plan$.value.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(navigate).toHaveBeenCalledWith(`${bare}?events=1,2,3`, { replace: true });
  });

  it("shows a notice where the linked plan has nothing new", () => {
    show(dataOf([1]), planBus(plan(1, 2)));
    expect(screen.getByText(/Alle Konzerte daraus stehen schon/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /übernehmen/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Meinen Plan zeigen" }).getAttribute("href")).toBe(
      bare,
    );
  });

  it("loses an event by the link, which leaves the own plan alone", async () => {
    const bus = planBus(plan(3));
    show(dataOf([1, 2]), bus);
    const remove = screen.getByRole("link", { name: /^Entfernen\s*: Eroica$/ });
    let isLeftToTheLink = false;
    const note = (click: MouseEvent) => {
      isLeftToTheLink = !click.defaultPrevented;
      click.preventDefault();
    };
    document.addEventListener("click", note);
    await userEvent.click(remove);
    document.removeEventListener("click", note);
    expect(isLeftToTheLink).toBe(true);
    expect(bus.plan$.value).toHaveLength(1);
  });
});
