import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { StaleContent } from "@festival/contracts/api/operations";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { StalePart } from "./StalePart.tsx";

let stale: StaleContent[];
let isAway: boolean;
const page = (id: number, path: string | null = `/de/seite-${id}`): StaleContent => ({
  what: `page:${id}`,
  title: `Seite ${id}`,
  count: 2,
  path,
});

beforeEach(() => {
  stale = [];
  isAway = false;
});
afterEach(cleanup);

function open() {
  const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
  const transport = {
    locale: "de",
    read: async () =>
      isAway
        ? { ok: false, status: 503, body: { code: "unavailable", message: "" } }
        : { ok: true, status: 200, body: stale },
  } as unknown as Transport;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <I18nextProvider i18n={createI18n("de", texts)}>
        <AdminContext value={{ locale: "de", user, transport }}>
          <MemoryRouter>
            <StalePart />
          </MemoryRouter>
        </AdminContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

describe("pages and records that are older in one language", () => {
  it("lead to both languages, side by side: in the page, or in the form of what has no page", async () => {
    stale = [page(1), { what: "venue:2", title: "Halle", count: 2, path: null }];
    open();
    const link = await screen.findByRole("link", { name: "Seite 1" });
    expect(link.getAttribute("href")).toBe("/de/seite-1?edit=languages");
    const other = screen.getByRole("link", { name: "Spielort: Halle" });
    expect(other.getAttribute("href")).toBe("/venues/2");
    const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
    expect(lines[1]).toBe("Spielort: Halle2 Texte älter als in der anderen Sprache");
  });

  it("are twelve at most, and how many more there are", async () => {
    stale = Array.from({ length: 12 }, (_, index) => page(index));
    open();
    expect(await screen.findAllByRole("listitem")).toHaveLength(12);
    cleanup();
    stale = Array.from({ length: 15 }, (_, index) => page(index));
    open();
    const lines = await screen.findAllByRole("listitem");
    expect([lines.length, lines.at(-1)?.textContent]).toEqual([13, "und 3 weitere Einträge"]);
  });

  it("are none, or could not be read and are read again", async () => {
    isAway = true;
    open();
    await screen.findByRole("alert");
    isAway = false;
    await userEvent.click(screen.getByRole("button"));
    expect(await screen.findByText(texts.de.home.noStale)).toBeTruthy();
  });
});
