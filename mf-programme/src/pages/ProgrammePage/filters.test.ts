import { describe, expect, it } from "@jest/globals";
import { choiceList, eventChoices, eventList, eventTeaser } from "../../testing/factories.ts";
import { calls, choices, choicesCall, load } from "../../testing/programmeCalls.ts";
import { programmeHref, readFilters } from "./programmeFilters.ts";

describe("the programme's address", () => {
  it("says the same after it was read", () => {
    const address =
      "tickets_available=1&fellowship_artist=1&genres=1,2&works=31&access=wheelchair,relaxed&from_date=2025-08-30&past=1&q=op.%20131";
    const query = Object.fromEntries(new URLSearchParams(address));
    expect(programmeHref("de", readFilters(query), 2)).toBe(
      `/de/programm-tickets?page=2&${address}`,
    );
  });

  it("is cleared of what makes no sense", () => {
    const filters = readFilters({
      tickets_available: "maybe",
      genres: "2,x,,2,-1,1",
      access: "relaxed,flying,wheelchair",
      from_date: "2025-06-31",
      to_date: "morgen",
      q: "  Bach ",
    });
    expect(programmeHref("de", filters)).toBe(
      "/de/programm-tickets?genres=1,2&access=wheelchair,relaxed&q=Bach",
    );
  });

  it("knows the days of an old archive, but none before 1500", () => {
    expect(readFilters({ from_date: "1499-12-31", to_date: "1845-08-13" })).toMatchObject({
      from_date: "",
      to_date: "1845-08-13",
    });
  });

  it("has its days in order", () => {
    expect(readFilters({ from_date: "2025-09-02", to_date: "2025-08-30" })).toMatchObject({
      from_date: "2025-08-30",
      to_date: "2025-09-02",
    });
    expect(readFilters({ to_date: "2025-08-30" })).toMatchObject({
      from_date: "",
      to_date: "2025-08-30",
    });
  });
});

describe("the programme's filters", () => {
  it("say how many events each choice would leave", async () => {
    const { data } = await load("/de/programm-tickets", calls(""));
    expect(data.flags).toEqual([
      { name: "tickets_available", title: "Noch Karten", count: 5 },
      { name: "resident_artist", title: "Artist in Residence", count: 0 },
    ]);
    const titles = data.groups.map(({ name, choices }) => [
      name,
      choices.map(([, title, count]) => `${title} ${count}`),
    ]);
    expect(titles.slice(0, 4)).toEqual([
      ["cast_members", ["Nora Feld 3"]],
      ["ensembles", ["Quartett Halbmond 0"]],
      ["composers", ["Kaija Saariaho 6"]],
      ["venues", ["Alte Schmiede 2", "Dom 1"]],
    ]);
    expect(data.genres.map(({ count }) => count)).toEqual([0, 4]);
  });

  it("say of a long list how many names are not in it", async () => {
    const many = Array.from({ length: 40 }, (_, index): [number, string, number] => [
      index + 1,
      `Solistin ${index + 1}`,
      1,
    ]);
    const offered = eventChoices({ cast_members: { ...choiceList(...many), total: 5000 } });
    const { data } = await load("/de/programm-tickets", calls("", undefined, offered));
    const [artists] = data.groups;
    expect(artists).toMatchObject({ name: "cast_members", isLong: true, more: 4960 });
    expect(artists?.choices).toHaveLength(40);
  });

  it("offer everything to choose again where nothing is left", async () => {
    const nothing = eventChoices({ count: 0, venues: choiceList([3, "Alte Schmiede", 0]) });
    const { data } = await load("/de/programm-tickets?venues=3", {
      ...calls("venues=3", eventList([]), nothing),
      [choicesCall("")]: choices,
    });
    const venues = data.groups.find(({ name }) => name === "venues");
    expect(venues?.choices).toEqual([
      ["3", "Alte Schmiede", 0],
      ["6", "Dom", 0],
    ]);
    expect(data.filters.venues).toEqual([3]);
  });

  it("can each be taken away, and reset apart from the days", async () => {
    const query = "venues=3&access=wheelchair&from_date=2025-08-30&to_date=2025-08-30";
    const { data, head } = await load(`/de/programm-tickets?${query}`, calls(query));
    expect(data.active).toEqual([
      {
        name: "from_date",
        label: "30.\u00a0August 2025",
        href: "/de/programm-tickets?venues=3&access=wheelchair",
      },
      {
        name: "venues",
        label: "Alte Schmiede",
        href: "/de/programm-tickets?access=wheelchair&from_date=2025-08-30&to_date=2025-08-30",
      },
      {
        name: "access",
        label: "Rollstuhlplätze",
        href: "/de/programm-tickets?venues=3&from_date=2025-08-30&to_date=2025-08-30",
      },
    ]);
    expect(data.resets).toEqual({
      choices: "/de/programm-tickets?from_date=2025-08-30&to_date=2025-08-30",
      dates: "/de/programm-tickets?venues=3&access=wheelchair",
    });
    expect(data.icsHref).toBe(`/de/api/events/calendar.ics?${query}`);
    expect(head.noIndex).toBe(true);
    expect(head.title).toBe("Programm: 30.\u00a0August 2025, Alte Schmiede, Rollstuhlplätze");
  });

  it("ask who plays a work, and when", async () => {
    const { data, head } = await load(
      "/de/programm-tickets?works=31",
      calls("works=31", undefined, {
        ...choices,
        works: choiceList([31, "Ludwig van Beethoven: Große Fuge", 1]),
      }),
    );
    expect(data.question).toBe("Wer spielt Ludwig van Beethoven: Große Fuge, und wann?");
    expect(head).toMatchObject({ title: data.question, noIndex: false });
    const composer = await load("/de/programm-tickets?composers=4", calls("composers=4"));
    expect(composer.data.question).toBe("Wer spielt Kaija Saariaho, und wann?");
  });

  it("ignore what does not exist", async () => {
    const { data } = await load("/de/programm-tickets?works=99&venues=99", {
      ...calls(""),
      [choicesCall("venues=99&works=99")]: choices,
    });
    expect(data.active).toEqual([]);
  });

  it("fail where a list was asked for and the request fails", async () => {
    const others = Object.fromEntries(
      Object.entries(calls("venues=3")).filter(([path]) => path !== choicesCall("venues=3")),
    );
    await expect(load("/de/programm-tickets?venues=3", others)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("say, where nothing is left, what each stands in the way of", async () => {
    const query = "genres=1,2&venues=3";
    const { data } = await load(`/de/programm-tickets?${query}`, {
      ...calls(query.replace(",", "%2C"), eventList([])),
      "/de/api/events/count/?venues=3": { count: 2 },
      "/de/api/events/count/?genres=1%2C2": { count: 9 },
    });
    expect(data.filterSuggestions).toEqual([
      {
        kind: "without",
        label: "Alte Schmiede",
        href: "/de/programm-tickets?genres=1,2",
        count: 9,
      },
      {
        kind: "without",
        label: "Orchester, Kammermusik",
        href: "/de/programm-tickets?venues=3",
        count: 2,
      },
    ]);
  });

  it("say, where no single end of one would help, what each has by itself", async () => {
    const query = "genres=1,2&access=wheelchair,relaxed&from_date=2025-08-30&q=tuba";
    const { data } = await load(`/de/programm-tickets?${query}`, {
      ...calls(
        "genres=1%2C2&access=wheelchair%2Crelaxed&from_date=2025-08-30&q=tuba",
        eventList([]),
      ),
      "/de/api/events/count/?genres=1%2C2": { count: 9 },
      "/de/api/events/count/?access=wheelchair": { count: 40 },
      "/de/api/events/count/?access=relaxed": { count: 6 },
      "/de/api/events/count/?from_date=2025-08-30": { count: 12 },
      "/de/api/events/count/?q=tuba": { count: 0 },
    });
    expect(data.filterSuggestions.map(({ kind, label, count }) => [kind, label, count])).toEqual([
      ["alone", "Rollstuhlplätze", 40],
      ["alone", expect.stringMatching(/^ab/), 12],
      ["alone", "Orchester, Kammermusik", 9],
      ["alone", "Entspannte Atmosphäre", 6],
    ]);
    expect(data.filterSuggestions.map(({ href }) => href)).toEqual([
      "/de/programm-tickets?access=wheelchair",
      "/de/programm-tickets?from_date=2025-08-30",
      "/de/programm-tickets?genres=1,2",
      "/de/programm-tickets?access=relaxed",
    ]);
  });

  it("tell what is over from its end", async () => {
    const events = eventList([
      eventTeaser({ id: 1, date_and_time: "2025-08-31T18:00:00.000Z" }),
      eventTeaser({ id: 2, date_and_time: "2025-08-30T18:00:00.000Z" }),
    ]);
    const { data } = await load("/de/programm-tickets?past=1", calls("past=1", events));
    expect(data.days.map(({ date }) => date)).toEqual(["2025-08-31", "2025-08-30"]);
  });
});
