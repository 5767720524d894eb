import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { act } from "react";
import { programmeChange } from "../testing/factories.ts";
import { planBus } from "../testing/planBus.ts";
import { planned } from "../testing/planFactories.ts";
import { texts } from "../texts.ts";
import { PlanNotice } from "./PlanNotice.tsx";

const originalFetch = globalThis.fetch;
let asked: string[];

function answerWith(changes: readonly ProgrammeChange[]): void {
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (input) => {
    asked.push(input as string);
    const list = { count: changes.length, next: null, previous: null, results: changes };
    return { ok: true, json: async () => list } as Response;
  });
}

const page = testPage({ url: "/de/programm-tickets", data: null });
const show = (plan = [planned()]) => {
  const bus = planBus(plan);
  return { bus, ...renderScreen(PlanNotice, texts, page, { bus }) };
};

beforeEach(() => {
  localStorage.clear();
  answerWith([]);
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe("the notice on other pages", () => {
  it("sends no request for a visitor without a plan", async () => {
    const { container } = show([]);
    await Promise.resolve();
    expect(asked).toEqual([]);
    expect(container.textContent).toBe("");
  });

  // asked once in each document: one test for all of it
  it("tells of what changed since it was marked, once in a document, until it is closed or known", async () => {
    answerWith([
      programmeChange({ at: "2025-08-20T09:00:00.000Z" }),
      programmeChange({ id: 2, kind: "ticket", at: "2025-08-20T09:00:00.000Z" }),
    ]);
    const { bus, container, unmount } = show([planned(), planned({ id: 9 })]);
    expect(await screen.findByText(/^„Cis-Moll, .*“ in Ihrem Plan hat sich geändert/)).toBeTruthy();
    expect(asked).toEqual(["/de/api/programme-changes/?events=7%2C9"]);
    expect(screen.getByRole("link", { name: "Zum Plan" }).getAttribute("href")).toBe(
      "/de/mein-festival",
    );
    expect(await axeProblems(container)).toEqual([]);
    act(() => bus.plan$.next([planned({ knownUntil: "2025-08-20T10:00:00.000Z" })]));
    await waitFor(() => expect(screen.queryByText(/hat sich geändert/)).toBeNull());
    unmount();

    const again = show();
    await userEvent.click(await screen.findByRole("button", { name: "Schließen" }));
    expect(screen.queryByText(/hat sich geändert/)).toBeNull();
    again.unmount();
    show();
    await waitFor(() => expect(screen.getByRole("status")).toBeTruthy());
    expect(screen.queryByText(/hat sich geändert/)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
