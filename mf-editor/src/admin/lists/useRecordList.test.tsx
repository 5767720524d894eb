import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import type { StaleContent } from "@festival/contracts/api/operations";
import type { AnyCall } from "@festival/contracts/calls/call";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { AdminApp } from "../AdminApp.tsx";
import { provideDialogs } from "../../testing/dialogs.ts";
import { provideRouterRequest } from "../../testing/routerRequest.ts";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const genre = (id: number) => ({
  id,
  revision: 1,
  title: { de: `Genre ${id}`, en: `Genre ${id}` },
  slug: { de: `g-${id}`, en: `g-${id}` },
  position: id,
});

let count: number;
let isAway: boolean;
/** Of all that the office keeps. */
let stale: StaleContent[];
let asked: Record<string, unknown>[];
let timesStaleAsked: number;
/** What the next answers wait for. */
let held: Promise<unknown>;

/** A backend with some genres, in pages as they are asked for. */
function transport(): Transport {
  const read = async ({ path }: AnyCall, values: Record<string, unknown>) => {
    if (path.includes("/saved-views/")) return { ok: true, status: 200, body: [] };
    if (path.includes("/office/stale/")) {
      timesStaleAsked += 1;
      if (isAway) return { ok: false, status: 403, body: { code: "forbidden", details: {} } };
      return { ok: true, status: 200, body: stale };
    }
    asked.push(values);
    if (isAway) return { ok: false, status: 503, body: { code: "unavailable", details: {} } };
    await held;
    const size = Number(values.per_page ?? 25);
    const first = (Number(values.page ?? 1) - 1) * size;
    const all = Array.from({ length: count }, (_, index) => genre(index + 1));
    const body = { count, next: null, previous: null, results: all.slice(first, first + size) };
    return { ok: true, status: 200, body };
  };
  return { locale: "de", read } as unknown as Transport;
}

function open(search = "", name = "genres") {
  window.history.replaceState(null, "", `/admin/${name}${search}`);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport()} />
    </I18nextProvider>,
  );
}

const inAddress = (name: string) => new URLSearchParams(window.location.search).get(name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

provideDialogs();
provideRouterRequest();

beforeEach(() => {
  count = 30;
  isAway = false;
  stale = [];
  asked = [];
  timesStaleAsked = 0;
  held = Promise.resolve();
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("a list of the admin area", () => {
  it("asks what is older in one language once its rows are there, not before", async () => {
    let answer: (value: unknown) => void = () => undefined;
    held = new Promise((resolve) => (answer = resolve));
    open();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(timesStaleAsked).toBe(0);
    await act(async () => answer(undefined));
    expect(await screen.findByText("Genre 1")).toBeTruthy();
    await waitFor(() => expect(timesStaleAsked).toBe(1));
  });

  it("keeps page and order in its address, and asks for them", async () => {
    open();
    expect(await screen.findByText("Genre 1")).toBeTruthy();
    await press("Weiter");
    expect(await screen.findByText("Genre 26")).toBeTruthy();
    expect(inAddress("page")).toBe("2");
    await press("Bezeichnung");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "title", page: 1 }));
    await waitFor(() => expect([inAddress("sort"), inAddress("order")]).toEqual(["title", "ASC"]));
  });

  it.each([
    ["genres", "position"],
    ["files", "-created_at"],
  ])("asks for %s in the order of their description at first", async (name, sort) => {
    open("", name);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort, page: 1, per_page: 25 }));
  });

  it("keeps what it shows until the next page is there, and no page or choice for the next visit", async () => {
    open();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Genre 1 auswählen" }));
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    await press("Weiter");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
    expect(screen.getByText("Genre 1")).toBeTruthy();
    resolve();
    expect(await screen.findByText("Genre 26")).toBeTruthy();
    cleanup();
    open();
    const first = await screen.findByRole("checkbox", { name: "Genre 1 auswählen" });
    expect(first).toHaveProperty("checked", false);
  });

  it("keeps what is selected over its pages", async () => {
    open();
    const first = () => screen.findByRole("checkbox", { name: "Genre 1 auswählen" });
    await userEvent.click(await first());
    await press("Weiter");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Genre 26 auswählen" }));
    expect(await screen.findByText("2 ausgewählt")).toBeTruthy();
    await press("Zurück");
    expect(await first()).toHaveProperty("checked", true);
  });

  it.each([
    ["?page=9&perPage=25", "2", "Genre 30"],
    ["?page=-3&perPage=25", "1", "Genre 1"],
  ])("shows the nearest page that there is for %s", async (search, page, shown) => {
    open(search);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(await screen.findByText(`Seite ${page} von 2`)).toBeTruthy();
    expect(inAddress("page")).toBe(page);
  });

  it("believes no count of the list before while the next one is on its way", async () => {
    count = 1;
    open();
    expect(await screen.findByText("Genre 1")).toBeTruthy();
    count = 30;
    act(() => {
      window.history.pushState(null, "", "/admin/genres?page=2&perPage=25");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await screen.findByText("Genre 26")).toBeTruthy();
    expect(inAddress("page")).toBe("2");
  });

  it("asks without a filter or an order that it does not have, and says which filter that is", async () => {
    const filter = encodeURIComponent(JSON.stringify({ colour: "red", search: "Genre" }));
    open(`?filter=${filter}&sort=colour&order=ASC`);
    expect(await screen.findByText(/Filter, die es hier nicht gibt: colour/)).toBeTruthy();
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(asked[0]).toMatchObject({ search: "Genre", sort: "position" });
    expect(asked.filter((values) => "colour" in values)).toEqual([]);
  });

  it("says that it is empty, on a page that the address names too", async () => {
    count = 0;
    open("?page=3&perPage=25");
    await waitFor(() => expect(inAddress("page")).toBe("1"));
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows a failure at once, and tries again when it is asked to", async () => {
    isAway = true;
    // ra-core writes what its data provider threw
    const written = jest.spyOn(console, "error").mockImplementation(() => undefined);
    open();
    const again = await screen.findByRole("button", { name: "Noch einmal versuchen" });
    expect(asked).toHaveLength(1);
    expect(written.mock.calls.flat().map(String)).toEqual([expect.stringContaining("503")]);
    written.mockRestore();
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByText("Genre 1")).toBeTruthy();
  });

  const staleOf = (what: string, number: number) => ({
    what,
    title: "",
    count: number,
    path: null,
  });
  const filterOf = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

  it("marks the records some words of which are older in one language", async () => {
    stale = [staleOf("genre:3", 1), staleOf("genre:4", 2), staleOf("event:5", 1)];
    open();
    expect(await screen.findByText("Ein Text ist älter als in der anderen Sprache")).toBeTruthy();
    const marked = screen.getAllByText(/älter als in der anderen Sprache/);
    expect(marked.map((mark) => mark.closest("td")?.querySelector("a")?.textContent)).toEqual([
      "Genre 3",
      "Genre 4",
    ]);
  });

  it("leaves these alone where its filter asks for them, with the filter in the address", async () => {
    stale = [staleOf("genre:3", 1), staleOf("genre:4", 2), staleOf("event:5", 1)];
    open();
    await screen.findByText("Genre 1");
    await userEvent.click(screen.getByText("Filter"));
    await userEvent.selectOptions(screen.getByLabelText("Sprachen"), "Eine ist älter");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ ids: "3,4", page: 1 }));
    expect(asked.at(-1)).not.toHaveProperty("stale");
    await waitFor(() => expect(inAddress("filter")).toBe('{"stale":true}'));
    expect(screen.getByText("Filter (einer gesetzt)")).toBeTruthy();
  });

  it("is empty by that filter where both languages agree everywhere, and asks for nothing", async () => {
    open(filterOf({ stale: true }));
    expect(await screen.findByText(/Dazu wurde nichts gefunden/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("says so where it cannot be known which languages part", async () => {
    isAway = true;
    open(filterOf({ stale: true }));
    expect(await screen.findByRole("button", { name: "Noch einmal versuchen" })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it("has no such filter for records without words in two languages", async () => {
    open(filterOf({ stale: true }), "redirects");
    expect(await screen.findByText(/nennt Filter, die es hier nicht gibt: stale/)).toBeTruthy();
  });
});
