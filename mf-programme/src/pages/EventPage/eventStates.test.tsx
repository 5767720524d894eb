import { describe, expect, it } from "@jest/globals";
import type { ButtonStatus, EventDetail, EventTeaser } from "@festival/contracts/api/events";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { screen, within } from "@testing-library/react";
import {
  eventDetail,
  eventList,
  eventTeaser,
  image,
  season,
  ticketShop,
  work,
} from "../../testing/factories.ts";
import { texts } from "../../texts.ts";
import { EventPage } from "./EventPage.tsx";
import { loadEventPage } from "./loadEventPage.ts";

const url = "/de/programm-tickets/cis-moll/7";

async function show(
  given: Partial<EventDetail>,
  alike: EventTeaser[] = [],
  tickets_from = "",
  shop = ticketShop("Zuzüglich 2 € je Bestellung"),
) {
  const request = testRequest(url, {
    "/de/api/events/?tickets_available=1&genres=2": eventList(alike),
    "/de/api/events/7/": eventDetail(given),
    "/de/api/season/": season({ tickets_from: tickets_from || null }),
    "/de/api/programme-changes/?event=7": eventList(),
    "/de/api/settings/": shop,
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
    ["external", "Karten beim Veranstalter"],
  ])("can be bought while they are %s, with their mark and price", async (status, text) => {
    const { container } = await show({ button_status: status, button_text: text });
    const link = tickets().getByRole("link", { name: new RegExp(`^${text}`) });
    expect(link.getAttribute("href")).toBe("https://tickets.example/7");
    expect(tickets().getByText(/^18 bis 42\s€$/)).toBeTruthy();
    expect(tickets().getByRole("button", { name: /^Merken/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each<[ButtonStatus, string]>([
    ["sold_out", "Ausverkauft"],
    ["soon", "Vorverkauf beginnt bald"],
  ])("lead nowhere while they are %s, and the price is still told", async (status, text) => {
    const { container } = await show({ button_status: status, button_text: text });
    expect(tickets().getByText(text).closest("a")).toBeNull();
    expect(tickets().getByText(/^18 bis 42\s€$/)).toBeTruthy();
    expect(tickets().getByRole("button", { name: /^Merken/ })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each<[string, Partial<EventDetail>]>([
    ["free", { button_status: "free", button_text: "Eintritt frei", price_from: null }],
    ["over", { is_past: true }],
    ["off", { status: "cancelled", button_status: "cancelled", button_text: "Abgesagt" }],
    ["postponed", { status: "postponed", status_reason: "Der Flügel hat einen Sprung." }],
    ["an extra concert", { status: "added" }],
  ])("are fit for everyone where it is %s", async (_state, given) => {
    const { container } = await show(given);
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("what happens with a ticket", () => {
  const banner = () => within(screen.getByRole("banner"));

  it.each<[string, Partial<EventDetail>, RegExp]>([
    ["cancelled", { status: "cancelled", button_status: "cancelled" }, /Preis erstatten wir/],
    ["postponed", { status: "postponed" }, /gelten für den neuen Termin/],
    ["moved", { status: "moved" }, /gelten am neuen Ort/],
    ["sold out", { button_status: "sold_out" }, /an der Abendkasse/],
    ["nearly sold out", { button_status: "few_left" }, /Nur noch wenige Plätze/],
    ["sold by others", { button_status: "external" }, /ein anderer Veranstalter/],
    ["free", { button_status: "free", ticket_link: null }, /keine Karte/],
    ["not on sale yet", { button_status: "soon" }, /hat noch nicht begonnen/],
  ])("stands in the head of an event that is %s", async (_state, given, words) => {
    const { container } = await show(given);
    expect(banner().getByText(words)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is nothing special for an ordinary sale, nor once it is over", async () => {
    const words = /Karten|Karte|Plätze|Vorverkauf/;
    await show({ button_status: "on_sale", button_text: "Tickets" });
    expect(banner().queryByText(words)).toBeNull();
  });

  it("says from when tickets are sold, where that is still to come", async () => {
    await show({ button_status: "soon" }, [], "2099-09-01T08:00:00.000Z");
    expect(banner().getByText("Der Vorverkauf beginnt am 1. September 2099.")).toBeTruthy();
  });

  it("promises no refund of what cost nothing", async () => {
    await show({ status: "cancelled", button_status: "free", price_from: null });
    expect(banner().queryByText(/erstatten/)).toBeNull();
  });

  it("names neither fees nor seller of ours where others sell", async () => {
    await show({ button_status: "external" });
    expect(tickets().queryByText(/Zuzüglich|Verkauf durch/)).toBeNull();
  });

  it("names fees in the words of the settings, and nothing where these are empty", async () => {
    const { unmount } = await show({ button_status: "on_sale" });
    expect(tickets().getByText("Zuzüglich 2 € je Bestellung")).toBeTruthy();
    unmount();
    await show({ button_status: "on_sale" }, [], "", ticketShop("", ""));
    expect(tickets().getByText(/^18 bis 42\s€$/)).toBeTruthy();
    expect(tickets().queryByText(/Gebühren|Zuzüglich|Verkauf durch/)).toBeNull();
  });

  it("names the seller only where something is sold", async () => {
    await show({ button_status: "sold_out", button_text: "Ausverkauft" });
    expect(tickets().queryByText(/Verkauf durch/)).toBeNull();
  });
});

describe("an event that can't be heard", () => {
  const at = (id: number, day: string) =>
    eventTeaser({ id, title: `Konzert ${id}`, date_and_time: `2025-${day}T18:00:00.000Z` });
  const alike = [at(7, "08-30"), at(1, "08-28"), at(2, "09-25"), at(3, "09-02"), at(4, "09-04")];
  const offered = () =>
    screen
      .queryAllByRole("article")
      .flatMap((one) => /Konzert \d/.exec(one.textContent ?? "")?.[0] ?? [])
      .slice(1);

  it.each<[string, Partial<EventDetail>]>([
    ["cancelled", { status: "cancelled", button_status: "cancelled" }],
    ["sold out", { button_status: "sold_out" }],
  ])("offers the three nearest like it, by date, where it is %s", async (_state, given) => {
    const { container } = await show(given, alike);
    expect(offered()).toEqual(["Konzert 1", "Konzert 3", "Konzert 4"]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("offers none where it can be heard, or is over", async () => {
    await show({ button_status: "few_left" }, alike);
    await show({ button_status: "sold_out", is_past: true }, alike);
    expect(screen.queryByRole("heading", { name: "Abende, die stattdessen passen" })).toBeNull();
  });
});

describe("the bar with price and ticket on a phone", () => {
  it("is there where tickets are sold, and nowhere else", async () => {
    const bar = (container: Element) => container.querySelector(".bar");
    const sold = await show({ button_status: "on_sale", button_text: "Tickets" });
    expect(bar(sold.container)?.textContent).toMatch(/18 bis 42\s€Tickets/);
    const out = await show({ button_status: "sold_out", button_text: "Ausverkauft" });
    expect(bar(out.container)).toBeNull();
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

describe("an event in another language than the page", () => {
  it("says in which its title and its works' are, and nothing of the page's own", async () => {
    await show({
      title: "Notte",
      title_language: "it",
      event_compositions: [work({ title: "La mer", title_language: "fr" }), work({ id: 2 })],
    });
    const name = "Notte";
    expect(within(screen.getByRole("heading", { level: 1, name })).getByText(name).lang).toBe("it");
    expect(screen.getByText("La mer").closest("[lang]")?.getAttribute("lang")).toBe("fr");
    expect(screen.getByText(/^Streichquartett/).closest("main [lang]")).toBeNull();
  });
});

describe("an event of a focus", () => {
  it("names it among its facts, with a link", async () => {
    const { container } = await show({
      part_of: [{ title: "Was die Stille weiß", url: "/de/schwerpunkt-stille" }],
    });
    const fact = within(screen.getByText("Im Schwerpunkt").parentElement ?? document.body);
    const link = fact.getByRole("link", { name: "Was die Stille weiß" });
    expect(link.getAttribute("href")).toBe("/de/schwerpunkt-stille");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("names none where no page lists it", async () => {
    await show({});
    expect(screen.queryByText("Im Schwerpunkt")).toBeNull();
  });
});
