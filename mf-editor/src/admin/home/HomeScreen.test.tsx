import { afterEach, expect, it } from "@jest/globals";
import type { Office } from "@festival/contracts/api/operations";
import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const concert = {
  id: 3,
  starts_at: "2025-08-20T18:00:00.000Z",
  title: "Eroica",
  venue: "Halle",
  status: "scheduled",
  button_status: "on_sale",
  is_online: true,
};
const office: Office = {
  now: "2025-08-20T08:00:00.000Z",
  today: [concert, { ...concert, id: 4, title: "Stille", status: "cancelled" }],
  drafts: [],
  schedules: [],
  rights: { count: 0, until: "2025-09-03T08:00:00.000Z" },
  entries: [],
  failed_renditions: 2,
  failed_jobs: 1,
  failed_mails: 3,
  failed_deliveries: 4,
  people: [],
};

afterEach(cleanup);

function open() {
  const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
  const read = async ({ path }: AnyCall) => {
    const body = path.endsWith("/office/") ? office : [];
    return { ok: true, status: 200, body };
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n("de", texts)}>
        <AdminContext
          value={{ locale: "de", user, transport: { locale: "de", read } as unknown as Transport }}
        >
          <MemoryRouter>
            <HomeScreen />
          </MemoryRouter>
        </AdminContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

const linksOf = async (part: string) => {
  const region = await screen.findByRole("region", { name: part });
  return within(region)
    .queryAllByRole("link")
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href") ?? "")]);
};

it("the office's home leads from each kind of failure to the list of what has failed", async () => {
  open();
  expect(await linksOf(texts.de.home.failures)).toEqual([
    ["2 Bilder ohne fertige Größen", '/images?filter={"failed":true}'],
    ["Eine gescheiterte Aufgabe", '/jobs?filter={"state":"failed"}'],
    ["3 gescheiterte Mails", '/mails?filter={"state":"failed"}'],
    ["4 gescheiterte Newsletter-Übergaben", '/newsletter-deliveries?filter={"state":"failed"}'],
  ]);
});

it("the office's home leads from a concert of today to its acts, and from a cancelled one to its form alone", async () => {
  open();
  expect(await linksOf(texts.de.home.today)).toEqual([
    ["Eroica", "/events/3"],
    ["Absagen", "/events/3/cancel"],
    ["Verschieben", "/events/3/postpone"],
    ["Verlegen", "/events/3/move"],
    ["Stille", "/events/4"],
  ]);
});
