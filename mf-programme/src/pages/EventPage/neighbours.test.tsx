import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { EventNeighbour, EventNeighbours } from "@festival/contracts/api/programme";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beginTrail, trailTo } from "../../events/trail.ts";
import { eventDetail, eventList, season } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { EventPage } from "./EventPage.tsx";
import { loadEventPage } from "./loadEventPage.ts";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

function answerWith(answer: () => Promise<unknown>) {
  const fetched = jest.fn<(url: string, init: unknown) => Promise<unknown>>(answer);
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

const neighbour = (id: number, title: string): EventNeighbour => ({
  id,
  title,
  slug: { de: "s", en: "s" },
  when: "Freitag, 29. August 2025",
});
const neighbours: EventNeighbours = {
  fits: true,
  previous: neighbour(6, "Davor"),
  next: neighbour(8, "Danach"),
};

async function show() {
  const request = testRequest("/de/programm-tickets/cis-moll/7", {
    "/de/api/events/7/": eventDetail(),
    "/de/api/season/": season(),
    "/de/api/programme-changes/?event=7": eventList(),
    "/de/api/events/7/neighbours/": neighbours,
  });
  const { data } = await loadedPage(loadEventPage(request));
  const { url, locale, route } = request;
  return renderScreen(EventPage, texts, testPage({ url, data, locale, route }));
}

describe("an event", () => {
  it("leads to the concert before and to the one after", async () => {
    await show();
    const further = within(screen.getByRole("navigation", { name: "Weitere Konzerte" }));
    expect(
      further
        .getAllByRole("link")
        .map((link) => [link.getAttribute("href"), link.getAttribute("rel")]),
    ).toEqual([
      ["/de/programm-tickets/s/6", "prev"],
      ["/de/programm-tickets/s/8", "next"],
    ]);
    expect(further.getByText("Davor").closest("a")?.textContent).toBe(
      "Konzert davor Davor Freitag, 29. August 2025",
    );
  });

  it("leads on under the filters that the visitor came with, and back to them", async () => {
    const found: EventNeighbours = { fits: true, previous: null, next: neighbour(20, "Später") };
    const fetched = answerWith(() => Promise.resolve({ ok: true, json: async () => found }));
    beginTrail("page=2&genres=2&q=bach", 7);
    const { container } = await show();
    const further = within(await screen.findByRole("navigation", { name: "Unter Ihren Filtern" }));
    expect(fetched).toHaveBeenCalledWith(
      "/de/api/events/7/neighbours/?genres=2&q=bach",
      expect.anything(),
    );
    expect(further.getAllByRole("link")).toHaveLength(1);
    expect(further.getByText("Später")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Programm" }).getAttribute("href")).toBe(
      "/de/programm-tickets?page=2&genres=2&q=bach",
    );
    expect(await axeProblems(container)).toEqual([]);
    const next = further.getByRole("link");
    next.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(next);
    expect(trailTo(20)).toBe("page=2&genres=2&q=bach");
  });

  it("leads on in the whole programme where the filters leave it out, or can't be asked", async () => {
    const answers = [
      () => Promise.resolve({ ok: true, json: async () => ({ ...neighbours, fits: false }) }),
      () => Promise.reject(new TypeError("offline")),
    ];
    for (const answer of answers) {
      const fetched = answerWith(answer);
      beginTrail("genres=2", 7);
      const { unmount } = await show();
      await waitFor(() => expect(fetched).toHaveBeenCalled());
      expect(screen.getByRole("navigation", { name: "Weitere Konzerte" })).toBeTruthy();
      unmount();
    }
  });
});
