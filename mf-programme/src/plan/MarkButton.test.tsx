import type { Bus } from "@festival/contracts/bus";
import { mostPlanned } from "@festival/contracts/plan";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { act } from "react";
import { planBus } from "../testing/planBus.ts";
import { planned } from "../testing/planFactories.ts";
import { texts } from "../texts.ts";
import { MarkButton } from "./MarkButton.tsx";

const event = { id: 7, title: "Cis-Moll", dateTime: "2025-08-30T11:00:00+02:00" };

function Line({ data }: { data: typeof event }) {
  return <MarkButton event={data} />;
}

const show = (bus: Bus | null, locale: "de" | "en" = "de") =>
  renderFragment(Line, texts, event, locale, bus);

describe("the button that marks", () => {
  it("puts an event on the plan, with the moment until which all is known of it, and takes it off", async () => {
    const bus = planBus();
    const { container } = show(bus);
    const button = screen.getByRole("button", { name: /^Merken\s*: Cis-Moll$/ });
    await userEvent.click(button);
    expect(bus.plan$.value).toEqual([{ ...event, knownUntil: bus.page$.value.now }]);
    expect(screen.getByRole("button", { name: /^Gemerkt\s*: Cis-Moll$/ })).toBe(button);
    // the state is told once, by the name
    expect(button.hasAttribute("aria-pressed")).toBe(false);
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(bus.plan$.value).toEqual([]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("knows at once what another window or another button has marked", () => {
    const bus = planBus();
    show(bus, "en");
    act(() => bus.plan$.next([planned()]));
    expect(screen.getByRole("button", { name: /^Saved/ })).toBeTruthy();
  });

  it("keeps its place, unseen and out of reach, where scripts have not run", () => {
    show(null);
    expect(screen.getByRole("button").hasAttribute("disabled")).toBe(true);
  });

  it("says that a plan is full and adds nothing, but takes off what is in it", async () => {
    const full = Array.from({ length: mostPlanned }, (_, index) => planned({ id: index + 100 }));
    const bus = planBus(full);
    const { container, unmount } = show(bus);
    const button = screen.getByRole("button", { name: /^Ihr Plan ist voll\s*: Cis-Moll$/ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button);
    expect(bus.plan$.value).toBe(full);
    expect(await axeProblems(container)).toEqual([]);
    unmount();
    const withIt = planBus([...full.slice(1), planned()]);
    show(withIt);
    await userEvent.click(screen.getByRole("button", { name: /^Gemerkt/ }));
    expect(withIt.plan$.value).toHaveLength(mostPlanned - 1);
  });
});
