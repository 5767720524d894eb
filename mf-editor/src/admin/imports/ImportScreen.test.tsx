import type { ImportDetail, ImportRow } from "@festival/contracts/api/editing/imports";
import type { AnyCall } from "@festival/contracts/calls/call";
import { applyImport, mapImport, revertImport } from "@festival/contracts/calls/imports";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdminApp } from "../AdminApp.tsx";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { texts } from "../texts.ts";

provideDialogs();

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const same = (text: string) => ({ de: text, en: text });

const detail: ImportDetail = {
  id: 1,
  kind: "table",
  file_name: "saison.xlsx",
  state: "staged",
  created_at: "2026-05-01T10:00:00.000Z",
  created_by: "Ada",
  applied_at: null,
  counts: { new: 1, changed: 1, refused: 1 },
  source: "profile:1",
  header: ["Datum", "Titel", "Status"],
  mapping: {
    columns: { "starts_at.day": "Datum", "title.de": "Titel", status: "Status" },
    time_zone: "Europe/Berlin",
    day_order: "dmy",
    values: {},
  },
  targets: [
    { name: "starts_at.day", label: { de: "Beginn: Tag", en: "Start: day" }, required: true },
    { name: "title.de", label: { de: "Titel (Deutsch)", en: "Title (German)" }, required: true },
    { name: "status", label: { de: "Status", en: "Status" }, required: false },
  ],
  unknown_values: [
    {
      field: "status",
      label: same("Status"),
      value: "AUSV",
      options: [{ value: "cancelled", label: { de: "Abgesagt", en: "Cancelled" } }],
    },
  ],
  creates: { venues: ["Neue Halle"] },
};
const row = (values: Partial<ImportRow>): ImportRow => ({
  position: 2,
  state: "new",
  title: "Neu",
  starts_at: "2026-05-17T17:30:00.000Z",
  event_id: null,
  changes: [],
  problems: [],
  given_back: [],
  ...values,
});
const change = (field: string, isKept: boolean) => ({
  field,
  before: same("alt"),
  after: same("neu"),
  is_kept: isKept,
});
const rows = [
  row({}),
  row({
    position: 3,
    state: "changed",
    title: "Geändert",
    event_id: 7,
    changes: [change("subtitle", false), change("price_from", true)],
  }),
  row({
    position: 4,
    state: "refused",
    title: "Falsch",
    problems: [{ column: "Datum", field: "starts_at", code: "invalid_date", value: "31.02.2026" }],
  }),
];

let sent: { path: string; values: object; body: unknown }[];
let present: ImportDetail;

function transport(): Transport {
  const answer = (body: unknown) => Promise.resolve({ ok: true, status: 200, body });
  const list = (results: unknown[]) =>
    answer({ count: results.length, next: null, previous: null, results });
  const read = ({ path }: AnyCall) => (path.includes("/rows/") ? list(rows) : answer(present));
  const send = ({ path }: AnyCall, values: object, body?: unknown) => {
    sent.push({ path, values, body });
    if (path === applyImport.path) present = { ...present, state: "applied" };
    if (path === revertImport.path) {
      const used = [{ what: "event:7", title: "Geändert" }];
      const refusal = { code: "conflict", message: "changed", details: { used_by: used } };
      return Promise.resolve({ ok: false, status: 409, body: refusal });
    }
    return answer(path.includes("/rows/") ? rows[0] : present);
  };
  return { locale: "de", read, send } as unknown as Transport;
}

function open() {
  window.history.replaceState(null, "", "/admin/imports/1");
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport()} />
    </I18nextProvider>,
  );
  return screen.findByRole("heading", { name: "saison.xlsx" });
}
const rowOf = async (title: string) => {
  // the state of a row may be the same word
  const cells = await screen.findAllByRole("cell");
  const cell = cells.find(
    ({ dataset, textContent }) =>
      dataset.label === texts.de.import.event && textContent?.startsWith(title),
  );
  const found = cell?.closest("tr");
  if (!found) throw new Error(`There is no row ${title}.`);
  return within(found);
};

beforeEach(() => {
  sent = [];
  present = detail;
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("the screen of an import", () => {
  it("tells what changes, what stays as staff left it, and what would be made", async () => {
    await open();
    const changed = await rowOf("Geändert");
    expect(changed.getByText("Untertitel")).toBeTruthy();
    expect(changed.getByText(/Bleibt: Die Redaktion hat es geändert/)).toBeTruthy();
    expect(screen.getByText("Neue Halle")).toBeTruthy();
    expect(screen.getByText("Ein Spielort")).toBeTruthy();
    await userEvent.click(changed.getByRole("button", { name: "Der Datei zurückgeben" }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { values: { id: 1, position: 3 }, body: { given_back: ["price_from"] } },
      ]),
    );
  });

  it("names column and reason of a refused row, which cannot be chosen, and sends its correction", async () => {
    await open();
    const refused = await rowOf("Falsch");
    expect(refused.queryByRole("checkbox")).toBeNull();
    const input = refused.getByRole("textbox", { name: /^Datum: Diesen Tag gibt es nicht/ });
    await userEvent.clear(input);
    await userEvent.type(input, "28.02.2026");
    await userEvent.click(refused.getByRole("button", { name: "Zeile neu lesen" }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { values: { id: 1, position: 4 }, body: { cells: { Datum: "28.02.2026" } } },
      ]),
    );
  });

  it("applies all new and changed rows, or those that are chosen, offline unless that is asked", async () => {
    await open();
    expect(await screen.findByRole("button", { name: "2 Zeilen übernehmen" })).toBeTruthy();
    await userEvent.click((await rowOf("Neu")).getByRole("checkbox", { name: "Zeile 2 wählen" }));
    await userEvent.click(screen.getByRole("button", { name: "Eine Zeile übernehmen" }));
    await screen.findByRole("button", { name: "Alles zurücknehmen" });
    expect(sent).toMatchObject([{ body: { rows: [2], online: false } }]);
  });

  it("names the events that keep an import from being taken back", async () => {
    present = { ...detail, state: "applied" };
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Alles zurücknehmen" }));
    expect(await screen.findByText(/Nicht zurückgenommen/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Veranstaltung: Geändert" })).toBeTruthy();
  });

  it("asks what unknown words mean, and sends the whole mapping", async () => {
    await open();
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Status: „AUSV“" }),
      "Abgesagt",
    );
    await userEvent.click(screen.getByRole("button", { name: "Neu vergleichen" }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual([mapImport.path]));
    expect(sent).toMatchObject([
      { body: { mapping: { ...detail.mapping, values: { status: { AUSV: "cancelled" } } } } },
    ]);
  });
});
