import type { Bus } from "@festival/contracts/bus";
import type { PlannedEvent } from "@festival/contracts/plan";
import { axeProblems, renderScreen, testBus, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { testEvent } from "../../testing/testQuiz.ts";
import { texts } from "../../texts.ts";
import { PlanAll } from "./PlanAll.tsx";
import { suggestedEvent } from "./suggestedEvent.ts";

afterEach(cleanup);

const events = [3, 5].map((id) =>
  suggestedEvent(testEvent({ id, title: `Konzert ${id}` }), [], "de"),
);
const other: PlannedEvent = { id: 9, title: "Eroica", dateTime: "2025-09-01", knownUntil: "" };

const page = testPage({ url: "/de/konzert-o-mat/1-1", data: null });

function show(bus: Bus | null) {
  return renderScreen(() => <PlanAll events={events} />, texts, page, { bus });
}

describe("all concerts of a result", () => {
  it("go into the plan with one press, besides what is there, and off it with another", async () => {
    const bus = testBus(page);
    const { plan$ } = bus;
    plan$.next([other]);
    const { container } = show(bus);
    await userEvent.click(screen.getByRole("button", { name: "Alle in meinen Plan" }));
    const known = { knownUntil: "2025-08-20T08:00:00.000Z" };
    expect(plan$.value).toMatchObject([
      { id: 9 },
      { id: 3, title: "Konzert 3", dateTime: "2025-08-30T11:00:00+02:00", ...known },
      { id: 5, ...known },
    ]);
    const way = screen.getByRole("link", { name: "2 Konzerte stehen in Ihrem Plan" });
    expect(way.getAttribute("href")).toBe("/de/mein-festival");
    expect(await axeProblems(container)).toEqual([]);

    await userEvent.click(screen.getByRole("button", { name: "Alle aus dem Plan nehmen" }));
    expect(plan$.value).toEqual([other]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("are a plan in an address where no scripts run", async () => {
    const { container } = show(null);
    const way = screen.getByRole("link", { name: "Alle in meinen Plan" });
    expect(way.getAttribute("href")).toBe("/de/mein-festival?events=3,5");
    expect(await axeProblems(container)).toEqual([]);
  });
});
