import { describe, expect, it } from "@jest/globals";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { act } from "react";
import { Concerts } from "../../concerts/Concerts.tsx";
import { eventList, eventTeaser } from "../../testing/factories.ts";
import { planBus } from "../../testing/planBus.ts";
import { texts } from "../../texts.ts";
import { fragment } from "./fragment.ts";
import { loadConcertsFragment } from "./loadConcertsFragment.ts";

const now = "2025-08-20T08:00:00.000Z";
const past = eventTeaser({ id: 8, title: "Vorspiel", is_past: true, access: ["relaxed"] });

function load(
  props: Record<string, unknown>,
  upcoming = [eventTeaser({ access: ["wheelchair", "relaxed"] })],
  pages = 1,
) {
  const page = Number(props.page ?? 1);
  const answers = {
    "/de/api/events/?ensembles=5": eventList(upcoming),
    [`/de/api/events/?ensembles=5&past=1&page=${page}`]: eventList([past], {
      count: pages,
      next: page < pages ? "/more" : null,
    }),
  };
  const context = { locale: "de", now, api: testApi("de", answers) } as const;
  return loadConcertsFragment(props, context);
}

describe("the concerts as a fragment", () => {
  it("tell what is to come and then what was", async () => {
    const { container } = renderFragment(Concerts, texts, await load({ ensemble: 5 }));
    const upcoming = within(screen.getByRole("region", { name: "Konzerte" }));
    expect(upcoming.getByRole("link", { name: /^Cis-Moll/ }).getAttribute("href")).toBe(
      "/de/programm-tickets/cis-moll/7",
    );
    expect(upcoming.getByText("Entspannte Atmosphäre")).toBeTruthy();
    const over = within(screen.getByRole("region", { name: "Vergangene Konzerte" }));
    expect(over.getByText("Vorbei")).toBeTruthy();
    expect(over.queryByText("Entspannte Atmosphäre")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("say that nothing is to come, and show what was all the same", async () => {
    const { container } = renderFragment(Concerts, texts, await load({ ensemble: 5 }, []));
    expect(screen.getByText("Zurzeit ist hier kein Konzert angekündigt.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Vorspiel" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("turn to older ones where the page that embeds them has an address for that", async () => {
    const props = { ensemble: 5, page: 2, address: "/de/halbmond/5" };
    const { container } = renderFragment(Concerts, texts, await load(props, [], 3));
    const pages = within(
      screen.getByRole("navigation", { name: "Seiten der vergangenen Konzerte" }),
    );
    expect(pages.getByRole("link", { name: "Zurück" }).getAttribute("href")).toBe("/de/halbmond/5");
    expect(pages.getByRole("link", { name: "Weiter" }).getAttribute("href")).toBe(
      "/de/halbmond/5?page=3",
    );
    expect(screen.queryByText("Zurzeit ist hier kein Konzert angekündigt.")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each([
    ["venue", "venues"],
    ["artist", "cast_members"],
    ["ensemble", "ensembles"],
    ["tag", "tags"],
  ])("are those of the %s that the page names", async (name, filter) => {
    const api = testApi("de", {
      [`/de/api/events/?${filter}=5`]: eventList([eventTeaser()]),
      [`/de/api/events/?${filter}=5&past=1&page=1`]: eventList(),
    });
    const data = await loadConcertsFragment({ [name]: 5 }, { locale: "de", now, api });
    expect(data.upcoming.map(({ id }) => id)).toEqual([7]);
  });

  it("stand in their place as an island", async () => {
    const element = document.createElement("div");
    document.body.append(element);
    const data = await load({ ensemble: 5 });
    let takeDown: () => void = () => undefined;
    await fragment.prepare("de");
    await act(async () => {
      takeDown = fragment.mount(element, {
        data,
        bus: planBus(),
        locale: "de",
        identifierPrefix: "f-c-",
        hydrate: false,
        onFailure: () => element.append("failed"),
      });
    });
    expect(screen.getByRole("heading", { level: 2, name: "Konzerte" })).toBeTruthy();
    expect(element.textContent).not.toContain("failed");
    await act(async () => takeDown());
    element.remove();
  });
});
