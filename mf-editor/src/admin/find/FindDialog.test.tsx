/** @own-modules Its code is loaded once, when it is first needed. */
import { afterEach, expect, it } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { FindDialog } from "./FindDialog.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
let results: object[] = [];
const transport = {
  locale: "de",
  read: () => Promise.resolve({ ok: true, status: 200, body: { results } }),
} as unknown as Transport;

Object.assign(window, { CSS: { escape: (name: string) => name, supports: () => false } });
provideDialogs();
afterEach(cleanup);

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}
const open = () =>
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <QueryClientProvider client={new QueryClient()}>
        <AdminContext value={{ locale: "de", user, transport }}>
          <MemoryRouter>
            <FindDialog onClose={() => {}} />
            <Address />
          </MemoryRouter>
        </AdminContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );

it("the search for everything finds by what was typed before its code was there", async () => {
  open();
  expect(screen.queryByRole("listbox")).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "Alles finden" }), {
    target: { value: "spielort" },
  });
  const found = await screen.findByRole("listbox", { name: "Gefunden" });
  expect(found.textContent).toContain("Spielorte");
  expect(found.textContent).not.toContain("Genres");
  const field = document.activeElement as HTMLInputElement;
  expect([field.value, field.selectionStart]).toEqual(["spielort", "spielort".length]);
});

it("the search for everything leads to a reusable block on the screen of all", async () => {
  results = [{ resource: "blocks", id: 7, title: "Karten", second: "", path: "", state: "public" }];
  open();
  fireEvent.change(screen.getByRole("textbox", { name: "Alles finden" }), {
    target: { value: "abendkasse" },
  });
  const found = await screen.findByRole("option", { name: "Karten Baustein" });
  fireEvent.click(found);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/blocks#7"));
});

it("the search for everything offers what is done with a record, by words in either language", async () => {
  results = [
    { resource: "events", id: 3, title: "Eroica", second: "", path: "", state: "public" },
    { resource: "works", id: 4, title: "Eroica", second: "", path: "", state: "public" },
  ];
  open();
  fireEvent.change(screen.getByRole("textbox", { name: "Alles finden" }), {
    target: { value: "eroica cancel" },
  });
  const found = await screen.findByRole("option", { name: "Absagen: Eroica Veranstaltung" });
  // a work cannot be cancelled
  const all = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(all.filter((words) => words.startsWith("Absagen"))).toHaveLength(1);
  fireEvent.click(found);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/events/3/cancel"));
});
