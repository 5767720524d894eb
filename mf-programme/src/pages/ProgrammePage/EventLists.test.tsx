import { describe, expect, it } from "@jest/globals";
import type { NavigationEvent } from "@festival/contracts/bus";
import { axeProblems, renderScreen } from "@festival/shared-ui/owner/testing";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Subject } from "rxjs";
import { trailTo } from "../../events/trail.ts";
import { eventList, eventTeaser } from "../../testing/factories.ts";
import { planBus } from "../../testing/planBus.ts";
import { programme, showProgramme as show } from "../../testing/showProgramme.tsx";
import { texts } from "../../texts.ts";
import { ProgrammePage } from "./ProgrammePage.tsx";
import { pagesUnasked } from "./MoreEvents.tsx";

/** Watches nothing by itself; `arrive` says that what is watched came into sight. */
function watchedScrolling() {
  const watching = new Set<() => void>();
  class Watch {
    readonly #arrive: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.#arrive = () => callback([entry], this as unknown as IntersectionObserver);
    }
    observe() {
      watching.add(this.#arrive);
    }
    disconnect() {
      watching.delete(this.#arrive);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Watch });
  return { arrive: () => act(() => [...watching].forEach((arrive) => arrive())) };
}

describe("the programme's rows", () => {
  const { arrive } = watchedScrolling();

  it("have a banner between them, and say why something has changed", async () => {
    const { container } = await show(
      "/de/programm-tickets",
      eventList([
        eventTeaser({ id: 1, title: "Eins", status: "moved", status_reason: "Wegen Hochwasser." }),
        eventTeaser({ id: 2, title: "Zwei" }),
      ]),
    );
    const banner = screen.getByRole("complementary", { name: "Fünf Abende, ein Preis" });
    expect(within(banner).getByRole("link").getAttribute("href")).toBe("/de/abo");
    const items = [...(banner.closest("ol")?.children ?? [])].map(
      ({ textContent }) => textContent ?? "",
    );
    expect(items.map((text) => /Eins|Zwei|Fünf/.exec(text)?.[0])).toEqual(["Eins", "Fünf", "Zwei"]);
    expect(screen.getByText("Wegen Hochwasser.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("mark a banner that another paid for", async () => {
    const page = await programme("/de/programm-tickets");
    const banners = page.data.banners.map((placed) => ({
      ...placed,
      banner: { ...placed.banner, mark: "Anzeige" },
    }));
    renderScreen(ProgrammePage, texts, { ...page, data: { ...page.data, banners } });
    const banner = screen.getByRole("complementary", { name: "Fünf Abende, ein Preis" });
    expect(within(banner).getByText("Anzeige")).toBeTruthy();
  });

  it("stand in the order of the search, with what was looked for instead", async () => {
    const { container } = await show(
      "/de/programm-tickets?q=bethoven",
      eventList([eventTeaser({ access: ["relaxed"] })], { corrected: "beethoven" }),
    );
    expect(screen.getByRole("heading", { level: 2, name: "Treffer" })).toBeTruthy();
    expect(screen.getByText(/Gezeigt werden Treffer für „beethoven“/)).toBeTruthy();
    const access = screen.getByRole("list", { name: "Zugang" });
    expect(within(access).getByText("Entspannte Atmosphäre")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  const pageOf = (id: number, date: string, next: string | null) =>
    eventList([eventTeaser({ id, title: `Konzert ${id}`, date_and_time: date })], {
      count: 3,
      next,
    });
  const titles = () =>
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

  it("grow by the next page, and are all there on the way back", async () => {
    const user = userEvent.setup();
    const first = pageOf(1, "2025-08-30T09:00:00.000Z", "/more");
    const second = pageOf(2, "2025-08-30T18:00:00.000Z", "/more");
    const { navigate, show: follow, unmount } = await show("/de/programm-tickets", first);
    await user.click(screen.getByRole("button", { name: "Mehr Konzerte zeigen" }));
    expect(navigate).toHaveBeenCalledWith("/de/programm-tickets?page=2", {
      replace: true,
      keepPosition: true,
    });
    follow(await programme("/de/programm-tickets?page=2", second));
    expect(titles()).toEqual(["Konzert 1", "Konzert 2"]);
    // one day, over the turn of the page
    expect(screen.getAllByRole("region")).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe("Konzert 2");

    unmount();
    await show("/de/programm-tickets?page=2", second);
    expect(titles()).toEqual(["Konzert 1", "Konzert 2"]);
  });

  it("come by themselves behind a page that was asked for, so often that the footer stays in reach", async () => {
    const user = userEvent.setup();
    const page = (number: number) =>
      eventList([eventTeaser({ id: 100 + number, title: `Konzert ${number}` })], {
        count: 9,
        next: "/more",
      });
    const { navigate, show: follow } = await show("/de/programm-tickets?venues=3", page(1));
    const goOn = async (number: number) =>
      follow(await programme(`/de/programm-tickets?page=${number}&venues=3`, page(number)));
    arrive();
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Mehr Konzerte zeigen" }));
    for (let number = 2; number <= 1 + pagesUnasked; number += 1) {
      await goOn(number);
      arrive();
      arrive();
      expect(navigate).toHaveBeenCalledTimes(number);
    }
    await goOn(2 + pagesUnasked);
    arrive();
    expect(navigate).toHaveBeenCalledTimes(1 + pagesUnasked);
    expect(screen.getByText(`${2 + pagesUnasked} von 9 Konzerten`)).toBeTruthy();
    // visitors who only scroll keep the focus
    expect(document.activeElement?.textContent).toBe("Konzert 2");
  });

  it("come by themselves never while one is on the way to another page", async () => {
    const user = userEvent.setup();
    const navigation$ = new Subject<NavigationEvent>();
    const tell = (phase: NavigationEvent["phase"]) =>
      act(() => navigation$.next({ phase, url: "/de/magazin" }));
    const page = (number: number) =>
      eventList([eventTeaser({ id: number, title: `Konzert ${number}` })], {
        count: 9,
        next: "/more",
      });
    const bus = { ...planBus(), navigation$ };
    const { navigate, show: follow } = await show("/de/programm-tickets", page(1), { bus });
    await user.click(screen.getByRole("button", { name: "Mehr Konzerte zeigen" }));
    follow(await programme("/de/programm-tickets?page=2", page(2)));
    tell("started");
    arrive();
    expect(navigate).toHaveBeenCalledTimes(1);
    tell("failed");
    arrive();
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it("let one jump to today where the list begins before", async () => {
    const days = eventList([
      eventTeaser({ id: 1, title: "Gestern", date_and_time: "2025-08-19T18:00:00.000Z" }),
      eventTeaser({ id: 2, title: "Heute abend", date_and_time: "2025-08-20T18:00:00.000Z" }),
    ]);
    await show("/de/programm-tickets?from_date=2025-08-19", days);
    const jump = screen.getByRole("link", { name: "Zu den Konzerten von heute" });
    const place = document.querySelector(jump.getAttribute("href") ?? "");
    expect(place?.textContent).toContain("Heute abend");
  });

  it("hand their filters on to the event that is opened out of them", async () => {
    const user = userEvent.setup();
    await show("/de/programm-tickets?venues=3");
    const link = screen.getByRole("link", { name: /^Cis-Moll/ });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(trailTo(7)).toBe("venues=3");
    expect(trailTo(8)).toBe("");
  });

  it("are one page where the visitor turns the pages", async () => {
    const { show: follow } = await show(
      "/de/programm-tickets?venues=3",
      pageOf(1, "2025-08-30T09:00:00.000Z", "/more"),
    );
    follow(
      await programme(
        "/de/programm-tickets?page=2&venues=3",
        pageOf(2, "2025-08-31T09:00:00.000Z", null),
      ),
    );
    expect(titles()).toEqual(["Konzert 2"]);
    expect(screen.queryByRole("button", { name: "Mehr Konzerte zeigen" })).toBeNull();
  });
});
