import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { SearchSuggestions } from "@festival/contracts/api/programme";
import { axeProblems, renderScreen } from "@festival/shared-ui/owner/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { eventList, eventTeaser } from "../../testing/factories.ts";
import { programme, showProgramme as show } from "../../testing/showProgramme.tsx";
import { texts } from "../../texts.ts";
import { ProgrammePage } from "./ProgrammePage.tsx";

const box = (name: string) =>
  screen.getByRole("checkbox", { name: new RegExp(`^${name}( \\d+)?$`) });
const apply = () => screen.getByRole("button", { name: "Konzerte zeigen" });

describe("the programme's form", () => {
  it("asks by its fields for what the address says", async () => {
    await show("/de/programm-tickets?genres=2&venues=3&from_date=2025-08-30&q=Bach");
    const form = screen.getByRole<HTMLFormElement>("search");
    expect(form.getAttribute("action")).toBe("/de/programm-tickets");
    expect([...new FormData(form)].filter(([, value]) => value !== "")).toEqual([
      ["q", "Bach"],
      ["genres", "2"],
      ["from_date", "2025-08-30"],
      ["venues", "3"],
    ]);
  });

  it("leads to the address of all that is ticked", async () => {
    const user = userEvent.setup();
    const { navigate } = await show("/de/programm-tickets?genres=2");
    await user.click(box("Noch Karten"));
    await user.click(box("Solistin Nummer 3"));
    await user.click(box("Antonín Dvořák"));
    await user.click(box("Induktionsschleife"));
    await user.click(apply());
    expect(navigate).toHaveBeenCalledWith(
      "/de/programm-tickets?tickets_available=1&genres=2&cast_members=3,6&access=hearing_loop",
      { keepPosition: true },
    );
  });

  it("takes over what another address says, and closes its panel after it was sent", async () => {
    const user = userEvent.setup();
    const { show: follow } = await show("/de/programm-tickets");
    const summary = screen.getByText("Filter");
    await user.click(summary);
    await user.click(box("Alte Schmiede"));
    await user.click(apply());
    follow(await programme("/de/programm-tickets?venues=3"));
    expect(box("Alte Schmiede").matches(":checked")).toBe(true);
    expect(summary.closest("details")?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toBe("Filter (1)");
    follow(await programme("/de/programm-tickets"));
    expect(box("Alte Schmiede").matches(":checked")).toBe(false);
  });

  it("says on its button how many concerts would be left, while one chooses", async () => {
    const realFetch = globalThis.fetch;
    const asked: string[] = [];
    globalThis.fetch = (async (address: string) => {
      asked.push(address);
      return { ok: true, status: 200, json: async () => ({ count: 12 }) };
    }) as unknown as typeof fetch;
    const user = userEvent.setup();
    const { show: follow } = await show("/de/programm-tickets");
    await user.click(box("Alte Schmiede"));
    expect(await screen.findByRole("button", { name: "12 Konzerte zeigen" })).toBeTruthy();
    expect(asked).toEqual(["/de/api/events/count/?venues=3"]);
    // on another page the list itself says it
    follow(await programme("/de/programm-tickets?venues=3"));
    expect(apply()).toBeTruthy();
    globalThis.fetch = realFetch;
  });

  it("is a drawer that Escape closes, and the focus that goes on behind it", async () => {
    const user = userEvent.setup();
    await show("/de/programm-tickets");
    const summary = screen.getByText("Filter");
    const drawer = summary.closest("details");
    await user.click(summary);
    box("Alte Schmiede").focus();
    expect(drawer?.open).toBe(true);
    await user.keyboard("{Escape}");
    expect([drawer?.open, document.activeElement]).toEqual([false, summary]);
    await user.click(summary);
    screen.getByRole("combobox").focus();
    expect(drawer?.open).toBe(false);
  });

  it("finds a name in a long list, whatever its accents", async () => {
    const user = userEvent.setup();
    const { navigate } = await show("/de/programm-tickets");
    const find = screen.getByRole("searchbox", { name: "Mitwirkende durchsuchen" });
    await user.type(find, "dvorak{Enter}");
    expect(navigate).not.toHaveBeenCalled();
    const list = within(screen.getByRole("group", { name: "Mitwirkende" }));
    expect(list.getAllByRole("checkbox")).toHaveLength(1);
    await user.type(find, "xyz");
    expect(list.queryAllByRole("checkbox")).toHaveLength(0);
    expect(list.getByText("Diesen Namen gibt es hier nicht.")).toBeTruthy();
  });

  it("shows what is set, each to be taken away, and both resets", async () => {
    const { container } = await show("/de/programm-tickets?venues=3&from_date=2025-08-30");
    const set = within(screen.getByRole("list", { name: "Gesetzte Filter" }));
    expect(
      set.getByRole("link", { name: /^Alte Schmiede ?, Filter aufheben$/ }).getAttribute("href"),
    ).toBe("/de/programm-tickets?from_date=2025-08-30");
    const [reset] = screen.getAllByRole("link", { name: "Filter zurücksetzen" });
    expect(reset?.getAttribute("href")).toBe("/de/programm-tickets?from_date=2025-08-30");
    const [resetDates] = screen.getAllByRole("link", { name: "Zeitraum zurücksetzen" });
    expect(resetDates?.getAttribute("href")).toBe("/de/programm-tickets?venues=3");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("moves the focus to the count when the filter under it was taken away", async () => {
    const { show: follow } = await show("/de/programm-tickets?venues=3");
    follow(await programme("/de/programm-tickets"));
    expect(document.activeElement).toBe(screen.getByRole("status"));
  });
});

describe("the programme with nothing in it", () => {
  it("says what each filter stands in the way of", async () => {
    const { container } = await show("/de/programm-tickets?genres=2&venues=3", eventList([]));
    expect(screen.getByRole("heading", { name: "Hier ist es gerade still." })).toBeTruthy();
    expect(
      screen.getByText(/Zu dieser Auswahl passt zurzeit kein Konzert: Kammermusik, Alte Schmiede/),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Alle 40 Konzerte zeigen" }).getAttribute("href")).toBe(
      "/de/programm-tickets",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads to where there is something", async () => {
    const page = await programme("/de/programm-tickets?genres=2&venues=3", eventList([]));
    const filterSuggestions = [
      {
        kind: "without" as const,
        label: "Alte Schmiede",
        href: "/de/programm-tickets?genres=2",
        count: 7,
      },
      { kind: "alone" as const, label: "Chor", href: "/de/programm-tickets?genres=3", count: 1 },
    ];
    renderScreen(ProgrammePage, texts, { ...page, data: { ...page.data, filterSuggestions } });
    const way = screen.getByRole("link", { name: "Ohne Alte Schmiede" });
    expect(way.getAttribute("href")).toBe("/de/programm-tickets?genres=2");
    expect(way.closest("li")?.textContent).toBe("Ohne Alte Schmiede gibt es 7 Konzerte.");
    const alone = screen.getByRole("link", { name: "Nur mit Chor" });
    expect(alone.closest("li")?.textContent).toBe("Nur mit Chor gibt es ein Konzert.");
  });
});

describe("the programme of a day without concerts", () => {
  it("says when the next evening is, and shows it before the way to all others", async () => {
    const page = await programme("/de/programm-tickets?from_date=2025-08-20", eventList([]));
    const { days } = (await programme("/de/programm-tickets")).data;
    const [day] = days;
    if (!day) throw new Error("No day.");
    const next = { title: "Heute ist kein Konzert.", words: "Weiter geht es am Samstag.", day };
    const { container } = renderScreen(ProgrammePage, texts, {
      ...page,
      data: { ...page.data, next },
    });
    expect(screen.getByRole("heading", { level: 2, name: next.title })).toBeTruthy();
    expect(screen.queryByText(/Zu dieser Auswahl passt/)).toBeNull();
    const told = [
      screen.getByText(next.words),
      screen.getByRole("article"),
      screen.getByRole("link", { name: "Alle 40 Konzerte zeigen" }),
    ];
    const inOrder = told.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(told);
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("a link that narrows or widens the programme", () => {
  const keepsPosition = (link: HTMLElement) => link.closest("[data-keep-position]") !== null;

  it("keeps the position, in the genres, the filters, the days and what is active", async () => {
    await show("/de/programm-tickets?genres=2&venues=3&from_date=2025-08-30&to_date=2025-08-30");
    const links = [
      ...within(screen.getByRole("navigation", { name: "Nach Genre filtern" })).getAllByRole(
        "link",
      ),
      ...within(screen.getByRole("list", { name: "Gesetzte Filter" })).getAllByRole("link"),
      ...within(screen.getByRole("navigation", { name: "Tage" })).getAllByRole("link"),
      ...screen.getAllByRole("link", { name: /zurücksetzen$/ }),
    ];
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !keepsPosition(link))).toEqual([]);
  });

  it("is not one to an event, or to what was suggested", async () => {
    await show("/de/programm-tickets");
    expect(keepsPosition(screen.getByRole("combobox"))).toBe(false);
    for (const title of screen.getAllByRole("heading", { level: 3 })) {
      expect(keepsPosition(title)).toBe(false);
    }
  });
});

describe("the list as a calendar", () => {
  it("can be taken along, as it is filtered", async () => {
    await show("/de/programm-tickets?venues=3");
    const file = screen.getByRole("link", { name: "Diese Liste als Kalenderdatei" });
    expect(file.getAttribute("href")).toBe("/de/api/events/calendar.ics?venues=3");
    expect(file.hasAttribute("download")).toBe(true);
    expect(screen.getByRole("link", { name: "Im Kalender abonnieren" }).getAttribute("href")).toBe(
      "webcal://localhost/de/api/events/calendar.ics?venues=3",
    );
  });
});

describe("suggestions", () => {
  const suggestions: SearchSuggestions = {
    corrected: null,
    events: [eventTeaser({ title: "Eroica, neu gehört" })],
    artists: [],
    ensembles: [],
    works: [],
    composers: [{ id: 2, name: "Ludwig van Beethoven" }],
    venues: [],
  };
  const realFetch = globalThis.fetch;
  const answerWith = (answer: () => Promise<Pick<Response, "ok" | "json">>) => {
    const fetched = jest.fn(answer);
    globalThis.fetch = fetched as unknown as typeof fetch;
    return fetched;
  };
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const found = () => Promise.resolve({ ok: true, json: () => Promise.resolve(suggestions) });

  it("come while one types, and are reached by the arrows", async () => {
    const fetched = answerWith(found);
    const user = userEvent.setup();
    const { navigate, container } = await show("/de/programm-tickets");
    const field = screen.getByRole("combobox", { name: "Werk, Name oder Spielort" });
    expect(field.getAttribute("aria-expanded")).toBe("false");
    await user.type(field, "beeth");
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Eroica, neu gehört Alte Schmiede Konzert",
      "Ludwig van Beethoven  Komposition",
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await axeProblems(container)).toEqual([]);

    await user.keyboard("{ArrowUp}");
    expect(field.getAttribute("aria-activedescendant")).toBe(options[1]?.id);
    expect(options[1]?.getAttribute("aria-selected")).toBe("true");
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledWith("/de/programm-tickets?composers=2");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("are links for visitors with a pointer", async () => {
    answerWith(found);
    const user = userEvent.setup();
    await show("/de/programm-tickets");
    await user.type(screen.getByRole("combobox"), "eroica");
    const [first] = await screen.findAllByRole("option");
    expect(first?.getAttribute("href")).toBe("/de/programm-tickets/cis-moll/7");
  });

  it("close by Escape and leave the words, which the form looks for", async () => {
    answerWith(found);
    const user = userEvent.setup();
    const { navigate } = await show("/de/programm-tickets");
    const field = screen.getByRole<HTMLInputElement>("combobox");
    await user.type(field, "beeth");
    await screen.findAllByRole("option");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.value).toBe("beeth");
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledWith("/de/programm-tickets?q=beeth", { keepPosition: true });
  });

  it("are left out without a message where the request fails", async () => {
    const fetched = answerWith(() => Promise.reject(new TypeError("offline")));
    const user = userEvent.setup();
    await show("/de/programm-tickets");
    await user.type(screen.getByRole("combobox"), "beeth");
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});
