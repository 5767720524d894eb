import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import type { AnyCall } from "@festival/contracts/calls/call";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideRouterRequest } from "../../testing/routerRequest.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminApp } from "../AdminApp.tsx";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
const created_at = "2026-07-01T18:00:00.000Z";
const jobs = [
  { id: "1", name: "forget-limits", state: "done", created_at, retry_count: 0 },
  { id: "2", name: "of-an-older-version", state: "done", created_at, retry_count: 0 },
];
let asked: object[] = [];

const transport = {
  locale: "de",
  read: async ({ path }: AnyCall, values: object) => {
    const isOfJobs = path.includes("jobs");
    if (isOfJobs) asked.push(values);
    const results = isOfJobs ? jobs : [];
    const body = { count: results.length, next: null, previous: null, results };
    return { ok: true, status: 200, body: path.includes("/saved-views/") ? [] : body };
  },
} as unknown as Transport;

provideDialogs();
provideRouterRequest();
beforeEach(() => {
  asked = [];
  localStorage.clear();
  window.scrollTo = () => undefined;
  window.history.replaceState(null, "", "/admin/jobs");
});
afterEach(cleanup);

it("the list of jobs says in words what each of them does, and is filtered by these", async () => {
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport} />
    </I18nextProvider>,
  );
  const table = await screen.findByRole("table", { name: "Aufgaben" });
  expect(within(table).getByText("Zähler gegen Missbrauch leeren")).toBeTruthy();
  expect(within(table).queryByText("forget-limits")).toBeNull();
  // what another version of the site did is named as it was
  expect(within(table).getByText("of-an-older-version")).toBeTruthy();

  await userEvent.click(screen.getByText("Filter"));
  const filter = screen.getByRole("combobox", { name: "Aufgabe" });
  await userEvent.selectOptions(filter, "Mail verschicken");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: "mail" }));
});
