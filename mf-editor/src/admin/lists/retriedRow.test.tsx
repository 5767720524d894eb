import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import type { AnyCall } from "@festival/contracts/calls/call";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { provideRouterRequest } from "../../testing/routerRequest.ts";
import { AdminApp } from "../AdminApp.tsx";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
const again = () => screen.findByRole("button", { name: "Noch einmal versuchen" });
let mail: { id: number; state: string; to: string; subject: string; created_at: string };
/** The status of the answer to the other try. */
let status: number;

/** A backend with one mail, which waits after another try. */
function transport(): Transport {
  const read = async ({ path }: AnyCall) => {
    if (path.includes("/saved-views/")) return { ok: true, status: 200, body: [] };
    const body = { count: 1, next: null, previous: null, results: [mail] };
    return { ok: true, status: 200, body };
  };
  const send = async () => {
    if (status === 200) mail = { ...mail, state: "waiting" };
    const refusal = { code: "conflict", message: "conflict", details: {} };
    return { ok: status === 200, status, body: status === 200 ? mail : refusal };
  };
  return { locale: "de", read, send } as unknown as Transport;
}

function open() {
  window.history.replaceState(null, "", "/admin/mails");
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport()} />
    </I18nextProvider>,
  );
}

provideDialogs();
provideRouterRequest();
beforeEach(() => {
  status = 200;
  const created_at = "2026-07-01T18:00:00.000Z";
  mail = { id: 4, state: "failed", to: "eva@example.org", subject: "Karten", created_at };
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

it("another try of a mail is told, though its button is gone by then", async () => {
  open();
  await userEvent.click(await again());
  expect(await screen.findByText("Wird noch einmal versucht.")).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Noch einmal versuchen" })).toBeNull(),
  );
  expect(screen.getByText("Wird noch einmal versucht.")).toBeTruthy();
});

it("another try of a mail that is refused says why beside its button", async () => {
  status = 409;
  open();
  const button = await again();
  await userEvent.click(button);
  const cell = button.closest("td");
  await waitFor(() => expect(cell?.querySelector('[role="status"]')?.textContent).not.toBe(""));
  expect(button.isConnected).toBe(true);
});
