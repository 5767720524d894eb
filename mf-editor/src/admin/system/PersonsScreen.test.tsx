import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Person } from "@festival/contracts/api/editing/persons";
import type { AnyCall } from "@festival/contracts/calls/call";
import { retentionKinds } from "@festival/contracts/privacy/retention";
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

/** A backend that knows one person, until they are erased. */
const transport = {
  locale: "de",
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
    const periods = screen.getByRole("region", { name: "Wie lange was gespeichert wird" });
    const form = await within(periods).findByRole("link", { name: "Einsendungen über „Kontakt“" });
    expect(form.getAttribute("href")).toBe("/forms/1");
    expect(within(periods).getByText("120 Tage")).toBeTruthy();
    expect(within(periods).queryByText(/Abo/)).toBeNull();
    expect(periods.querySelectorAll("dt")).toHaveLength(retentionKinds.length + 1);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says that the periods of forms could not be read, and asks again", async () => {
    isAway = true;
    // ra-core writes what its data provider threw
    const written = jest.spyOn(console, "error").mockImplementation(() => undefined);
    open();
    expect(await screen.findByRole("alert")).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
    expect(await screen.findByText("120 Tage")).toBeTruthy();
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
