import { describe, expect, it } from "@jest/globals";
import type { ButtonStatus, EventDetail } from "@festival/contracts/api/events";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import { eventDetail, eventList, image, season } from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { EventPage } from "./EventPage.tsx";
import { loadEventPage } from "./loadEventPage.ts";

const url = "/de/programm-tickets/cis-moll/7";

async function show(given: Partial<EventDetail>) {
  const request = testRequest(url, {
    "/de/api/events/7/": eventDetail(given),
    "/de/api/season/": season(),
    "/de/api/programme-changes/?event=7": eventList(),
  });
  const { data } = await loadedPage(loadEventPage(request));
  const { locale, route } = request;
  return renderScreen(EventPage, texts, testPage({ url, data, locale, route }));
}

const tickets = () => within(screen.getByRole("complementary", { name: "Karten" }));

describe("the tickets of an event", () => {
  it.each<[ButtonStatus, string]>([
    ["on_sale", "Tickets"],
    ["few_left", "Restkarten"],
    ["external", "Tickets beim Veranstalter"],
  ])("can be bought while they are %s, with their mark and price", async (status, text) => {
    const { container } = await show({ button_status: status, button_text: text });
    const link = tickets().getByRole("link", { name: new RegExp(`^${text}`) });
    expect(link.getAttribute("href")).toBe("https://tickets.example/7");
    expect(tickets().getByText(/^18–42\s€$/)).toBeTruthy();
    expect(tickets().getByRole("button", { name: /^Merken/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each<[ButtonStatus, string]>([
    ["sold_out", "Ausverkauft"],
    ["soon", "Vorverkauf beginnt bald"],
  ])("lead nowhere while they are %s, and the price is still told", async (status, text) => {
    const { container } = await show({ button_status: status, button_text: text });
    expect(tickets().getByText(text).closest("a")).toBeNull();
    expect(tickets().getByText(/^18–42\s€$/)).toBeTruthy();
    expect(tickets().getByRole("button", { name: /^Merken/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each<[string, Partial<EventDetail>]>([
    ["free", { button_status: "free", button_text: "Eintritt frei", price_from: null }],
    ["over", { is_past: true }],
    ["off", { status: "cancelled", button_status: "cancelled", button_text: "Abgesagt" }],
    ["postponed", { status: "postponed", status_reason: "Der Flügel hat einen Sprung." }],
    ["an extra concert", { status: "added" }],
  ])("are fit for everybody where it is %s", async (_state, given) => {
    const { container } = await show(given);
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("the pictures of an event", () => {
  it("say whose they are, the first at its head, further ones after what is told of it", async () => {
    const { container } = await show({
      image_objs: [
        image({ copyright: "Ada Alt" }),
        image({ id: 13, alias: "Probe", description: "Probe im Regen" }),
        image({ id: 14, alias: "Saal", copyright: "Bo Bass" }),
      ],
    });
    expect(within(screen.getByRole("banner")).getByText("© Ada Alt")).toBeTruthy();
    const title = screen.getByRole("heading", { level: 2, name: "Bilder" });
    const figures = within(title.closest("section") ?? container).getAllByRole("figure");
    expect(figures.map((figure) => figure.textContent?.trim())).toEqual([
      "Probe im Regen",
      "© Bo Bass",
    ]);
    expect(screen.getByRole("img", { name: "Saal" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("need no words and no block where there is one alone", async () => {
    await show({ image_objs: [image()] });
    expect(screen.queryByRole("heading", { name: "Bilder" })).toBeNull();
    expect(screen.getByRole("figure").textContent).toBe("");
  });
});
