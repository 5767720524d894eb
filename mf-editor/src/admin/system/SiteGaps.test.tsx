import { afterEach, expect, it } from "@jest/globals";
import type { SiteGap } from "@festival/contracts/privacy/siteState";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { SiteGaps } from "./SiteGaps.tsx";

const statement: SiteGap = { kind: "statement", checked_on: "2025-03-01" };
const missing: SiteGap[] = [
  { kind: "provider", field: "city" },
  { kind: "sample", page: "privacy", locale: "en" },
];
const { title, again } = texts.de.gaps;

afterEach(cleanup);

async function open(gaps: SiteGap[]) {
  const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
  let isRead = false;
  const read = async () => {
    isRead = true;
    return { ok: true, status: 200, body: gaps };
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n("de", texts)}>
        <AdminContext
          value={{ locale: "de", user, transport: { locale: "de", read } as unknown as Transport }}
        >
          <SiteGaps revision={1} />
        </AdminContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(isRead).toBe(true));
}

it.each([
  ["only reminds of an old statement", [statement], again, 0],
  ["lists what a site lacks", missing, title, 2],
  [
    "lists what a site lacks, and reminds of the statement below it",
    [statement, ...missing],
    title,
    2,
  ],
])("the screen of settings %s", async (_rule, gaps, heading, lines) => {
  await open(gaps);
  const section = await screen.findByRole("region", { name: heading });
  expect(screen.queryAllByRole("listitem")).toHaveLength(lines);
  expect(section.textContent.includes("1. März 2025")).toBe(gaps.includes(statement));
});

it("the screen of settings says nothing of gaps where there are none", async () => {
  await open([]);
  expect(screen.queryByRole("region")).toBeNull();
});
