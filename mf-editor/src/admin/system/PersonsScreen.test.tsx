import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Person } from "@festival/contracts/api/editing/persons";
import type { AnyCall } from "@festival/contracts/calls/call";
import { dataSetIds } from "@festival/contracts/privacy/dataSets";
import { retentionKinds } from "@festival/contracts/privacy/retention";
import { retentionWords } from "@festival/contracts/privacy/retentionWords";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CoreAdminContext, testDataProvider, type DataProvider } from "ra-core";
import { MemoryRouter } from "react-router-dom";
import { AdminContext } from "../data/adminContext.ts";
import type { Transport } from "../../calls/transport.ts";
import { texts } from "../texts.ts";
import { PersonsScreen } from "./PersonsScreen.tsx";

const email = "clara@festival.example";
const person: Person = {
  email,
  entries: [
    {
      id: 12,
      revision: 1,
      state: "new",
      note: "",
      replies: [],
      form: { id: 1, slug: "kontakt", title: { de: "Kontakt", en: "Contact" } },
      locale: "de",
      created_at: "2025-09-01T10:00:00.000Z",
      expires_at: "2026-03-01T10:00:00.000Z",
      email,
      consent: null,
      field_values: {},
      files: [],
    },
  ],
  subscriber: null,
  newsletter_history: [],
  mails: [],
  account: null,
  erasures: [],
};
const erasure = { erased_at: "2025-09-02T10:00:00.000Z", scope: "person", counts: { entries: 1 } };

let sent: { path: string; body: unknown }[];
let isErased: boolean;

/** What the record of processing reads of the settings. */
const settings = {
  provider: {
    name: "Musikfest gGmbH",
    street: "Am Hafen 1",
    postal_code: "1",
    city: "Bonn",
    represented_by: "",
    email: "",
  },
  legal_bases: {
    ...Object.fromEntries(dataSetIds.map((id) => [id, { de: "", en: "" }])),
    newsletter: { de: "Art. 6 Abs. 1 a", en: "Art. 6 (1) a" },
  },
  processors: [
    { name: "Hafen-IT", country: "CH", contract_on: "2025-02-03", data_sets: ["logs", "copies"] },
  ],
  mail_recipients: ["buero@festival.example"],
  ticket_shop: { seller: "Karten GmbH", address: "Markt 2, Bonn" },
};
const shown = { consent_services: ["youtube"] };

/** A backend that knows one person, until they are erased. */
const transport = {
  locale: "de",
  read: async ({ path }: AnyCall) => ({
    ok: true,
    status: 200,
    body: path.includes("/pageeditor-api/") ? settings : shown,
  }),
  send: async ({ path }: AnyCall, _values: object, body: unknown) => {
    sent.push({ path: path.split("/").at(-2) ?? "", body });
    if (path.includes("/erase/")) isErased = true;
    const found = isErased ? { ...person, entries: [], erasures: [erasure] } : person;
    return { ok: true, status: 200, body: path.includes("/erase/") ? erasure : found };
  },
} as unknown as Transport;

/** Two forms: one for entries, and the newsletter's, whose orders are none. */
const forms = [
  { id: 1, title: { de: "Kontakt", en: "Contact" }, purpose: "message", retention_days: 120 },
  { id: 2, title: { de: "Abo", en: "Order" }, purpose: "newsletter", retention_days: 180 },
];
let isAway: boolean;
const getList = (async () => {
  if (isAway) throw new Error("away");
  return { data: forms, total: forms.length };
}) as DataProvider["getList"];

// jsdom knows dialogs, but does not open them
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => {
  sent = [];
  isErased = false;
  isAway = false;
});
afterEach(cleanup);

function open() {
  const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
  return render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminContext value={{ locale: "de", user, transport }}>
        <MemoryRouter>
          <CoreAdminContext
            dataProvider={{ ...testDataProvider(), getList }}
            queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          >
            <PersonsScreen />
          </CoreAdminContext>
        </MemoryRouter>
      </AdminContext>
    </I18nextProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function search() {
  await userEvent.type(screen.getByRole("textbox", { name: "E-Mail-Adresse" }), email);
  await press("Suchen");
  return screen.findByRole("region", { name: email });
}

describe("the screen of persons and their data", () => {
  it("shows what is kept under an address, and leads to it", async () => {
    const { container } = open();
    await search();
    expect(sent).toEqual([{ path: "find", body: { email } }]);
    const entry = screen.getByRole("link", { name: "Kontakt" });
    expect(entry.getAttribute("href")).toBe("/forms-entries/12");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows for how long each kind of data is kept, by the forms' own settings and all jobs", async () => {
    const { container } = open();
    const entries = await screen.findByRole("group", { name: "Einsendungen über Formulare" });
    const form = await within(entries).findByRole("link", { name: "Einsendungen über „Kontakt“" });
    expect(form.getAttribute("href")).toBe("/forms/1");
    expect(within(entries).getByText(/: 120 Tage$/)).toBeTruthy();
    const record = screen.getByRole("region", { name: "Verzeichnis der Verarbeitungen" });
    expect(within(record).queryByText(/„Abo“/)).toBeNull();
    const lines = within(record).getAllByRole("listitem");
    const starts = retentionKinds.map((kind) => `${retentionWords[kind].de}: `);
    expect(
      starts.map((start) => lines.filter((line) => line.textContent.startsWith(start)).length),
    ).toEqual(starts.map(() => 1));
    expect(await axeProblems(container)).toEqual([]);
  });

  it("lists who is responsible, and of each data set legal basis, recipients and processors", async () => {
    open();
    const setOf = (name: string) => within(screen.getByRole("group", { name }));
    expect(await screen.findByText("Musikfest gGmbH, Am Hafen 1, 1 Bonn")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(dataSetIds.length);
    expect(setOf("Newsletter").getByText("Art. 6 Abs. 1 a")).toBeTruthy();
    expect(setOf("Newsletter").getByText("nicht eingetragen")).toBeTruthy();
    for (const name of ["Protokolle des Servers, Fehler in Browsern", "Sicherungen"]) {
      expect(setOf(name).getByText("Hafen-IT, Schweiz, Vertrag vom 3. Februar 2025")).toBeTruthy();
    }
    const entries = setOf("Einsendungen über Formulare");
    expect(entries.getByText("buero@festival.example")).toBeTruthy();
    expect(setOf("Dienste anderer").getByText(/^YouTube\. .*Google Ireland.*USA/)).toBeTruthy();
    expect(setOf("Kartenverkauf").getByText("Karten GmbH, Markt 2, Bonn")).toBeTruthy();
  });

  it("says that the periods of forms could not be read, and asks again", async () => {
    isAway = true;
    // ra-core writes what its data provider threw
    const written = jest.spyOn(console, "error").mockImplementation(() => undefined);
    open();
    expect(await screen.findByRole("alert")).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
    expect(await screen.findByText(/: 120 Tage$/)).toBeTruthy();
    expect(written.mock.calls.map(String)).toEqual(["Error: away"]);
    written.mockClear();
  });

  it("erases after one more question, and shows the record of it", async () => {
    open();
    await search();
    await press("Alles löschen");
    expect(sent).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: `Alles zu ${email} löschen?` })).toBeTruthy();
    await press("Endgültig löschen");
    expect(await screen.findByText(/: ein Datensatz$/)).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(["find", "erase", "find"]);
    expect(screen.queryByRole("link", { name: "Kontakt" })).toBeNull();
  });

  it("erases nothing where the question is answered by closing it", async () => {
    open();
    await search();
    await press("Alles löschen");
    await press("Schließen");
    expect(sent.map(({ path }) => path)).toEqual(["find"]);
  });
});
