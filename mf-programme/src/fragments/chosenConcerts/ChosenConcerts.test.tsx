import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { cleanup, screen, within } from "@testing-library/react";
import { eventList, eventTeaser } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { ChosenConcerts } from "./ChosenConcerts.tsx";
import { loadChosenConcerts } from "./loadChosenConcerts.ts";

afterEach(cleanup);

const now = "2025-08-20T08:00:00.000Z";
const load = (events: unknown, results = [eventTeaser({ id: 7 })]) => {
  const api = testApi("de", { "/de/api/events/?ids=7%2C8": eventList(results) });
  return loadChosenConcerts({ events }, { locale: "de", now, api });
};

describe("the concerts that an article speaks of", () => {
  it("are listed with what is to come first", async () => {
    const past = eventTeaser({ id: 8, title: "Vorspiel", is_past: true });
    const data = await load([7, 8], [past, eventTeaser({ id: 7 })]);
    const { container } = renderFragment(ChosenConcerts, texts, data);
    const list = within(screen.getByRole("region", { name: "Dazu im Programm" }));
    const titles = list.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    expect(titles).toEqual([expect.stringContaining("Cis-Moll"), "Vorspiel"]);
    expect(list.getByText("Vorbei")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leave no empty block where there are none, or none is public any more", async () => {
    for (const data of [await load([]), await load("7"), await load([7, 8], [])]) {
      const { container } = renderFragment(ChosenConcerts, texts, data);
      expect(container.textContent).toBe("");
      cleanup();
    }
  });
});
