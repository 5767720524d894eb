import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { expect, it } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { AccountScreen } from "./AccountScreen.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const sessions = [
  {
    id: 1,
    user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
    last_seen_at: "2026-07-01T18:00:00.000Z",
    is_current: true,
  },
];

it("one's own account asks for the present password by that name, and names the browser one is in", async () => {
  const read = ({ path }: AnyCall) => {
    const account = { ...user, has_second_factor: false, recovery_codes: 0 };
    const body = path.includes("sessions") ? sessions : account;
    return Promise.resolve({ ok: true, status: 200, body });
  };
  const transport = { locale: "de", read } as unknown as Transport;
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <QueryClientProvider client={new QueryClient()}>
        <AdminContext value={{ locale: "de", user, transport }}>
          <AccountScreen />
        </AdminContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  expect(await screen.findByLabelText("Jetziges Passwort")).toBeTruthy();
  expect(screen.getByLabelText("Neues Passwort")).toBeTruthy();
  const [session] = await within(
    screen.getByRole("region", { name: "Wo Sie angemeldet sind" }),
  ).findAllByRole("listitem");
  expect(session?.textContent).toMatch(/^Firefox, Linux.*dieser Browser$/);
});
