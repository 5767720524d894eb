import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { HelpScreen } from "./HelpScreen.tsx";

afterEach(cleanup);

it.each([
  ["admin", true],
  ["editor", false],
] as const)("help for the role %s tells of releases: %s", (role, isTold) => {
  const user = { username: "Ada", email: "ada@festival.example", role };
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n("de", texts)}>
        <AdminContext value={{ locale: "de", user, transport: {} as Transport }}>
          <HelpScreen />
        </AdminContext>
      </I18nextProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole("region", { name: "Zu mehreren" })).toBeTruthy();
  const releases = screen.queryByRole("region", { name: "Eine Fassung vorab ansehen" });
  expect(releases !== null).toBe(isTold);
});
