import { afterEach, describe, expect, it } from "@jest/globals";
import type { ClientError, ClientErrors } from "@festival/contracts/api/editing/clientErrors";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { ClientErrorsScreen } from "./ClientErrorsScreen.tsx";

const thrown: ClientError = {
  id: "one",
  kind: "error",
  part: "mf-quiz",
  version: "a".repeat(12),
  message: "TypeError: it failed",
  frames: ["Ask (mf-quiz/quiz.js:1:234)"],
  routes: ["quizStart"],
  browsers: ["Firefox 145", "Safari 18"],
  count: 3,
  first_at: "2025-08-19T08:00:00.000Z",
  last_at: "2025-08-20T08:00:00.000Z",
};
const forbidden: ClientError = {
  ...thrown,
  id: "two",
  kind: "policy",
  part: null,
  version: null,
  message: "img-src: elsewhere.example",
  frames: [],
  routes: [],
  count: 1,
};

afterEach(cleanup);

function open(answer: { ok: boolean; body: unknown }, locale: "de" | "en" = "de") {
  const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
  const read = async () => ({ status: answer.ok ? 200 : 503, ...answer });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={createI18n(locale, texts)}>
        <MemoryRouter>
          <AdminContext
            value={{ locale, user, transport: { locale, read } as unknown as Transport }}
          >
            <ClientErrorsScreen />
          </AdminContext>
        </MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}
const known = (errors: ClientError[], one_in = 1) => ({
  ok: true,
  body: { one_in, errors } satisfies ClientErrors,
});

describe("the screen of errors in browsers", () => {
  it.each(["de", "en"] as const)(
    "says what failed, in which release, how often and since when, and passes axe: %s",
    async (locale) => {
      const { container } = open(known([thrown, forbidden]), locale);
      await screen.findByText("TypeError: it failed");
      const [first, second] = screen.getAllByRole("listitem").map((item) => item.textContent);
      expect(first).toContain(`mf-quiz ${"a".repeat(12)}`);
      expect(first).toMatch(/3-mal|3 times/);
      expect(first).toMatch(/seit .*19.*zuletzt .*20|since .*19.*last .*20/);
      expect(first).toContain("quizStart · Firefox 145, Safari 18");
      await userEvent.click(screen.getByText(/Stellen im Programm|Places in the code/));
      expect(first).toContain("Ask (mf-quiz/quiz.js:1:234)");
      expect(container.textContent).toMatch(/Regeln der Seite|page’s policy/);
      expect(second ?? "").toContain("quiz.js");
      expect(container.textContent).toMatch(/Teil nicht bekannt|Part not known/);
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("says that nothing failed, and what of all reports is kept", async () => {
    open(known([]));
    expect(await screen.findByText("Kein Browser hat einen Fehler gemeldet.")).toBeTruthy();
    cleanup();
    open(known([], 10));
    expect(await screen.findByText(/Von je 10 Meldungen/)).toBeTruthy();
    cleanup();
    open(known([], 0));
    expect(await screen.findByText(/werden nicht aufbewahrt/)).toBeTruthy();
    expect(screen.queryByText(/Kein Browser/)).toBeNull();
  });

  it("says where it can't be read, with another try", async () => {
    open({ ok: false, body: { code: "unavailable", message: "away" } });
    expect(await screen.findByRole("button")).toBeTruthy();
    expect(screen.queryByText(/Kein Browser/)).toBeNull();
  });
});
