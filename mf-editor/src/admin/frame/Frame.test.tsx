import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { expect, it, jest } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { Frame } from "./Frame.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;

it("the admin area opens its menu by a button where there is no room for it, and closes it by going elsewhere", async () => {
  // jsdom has no window to scroll
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminContext value={{ locale: "de", user, transport: {} as Transport }}>
        <MemoryRouter initialEntries={["/genres"]}>
          <Frame>
            <h1>Genres</h1>
          </Frame>
        </MemoryRouter>
      </AdminContext>
    </I18nextProvider>,
  );
  const menu = screen.getByRole("button", { name: "Menü" });
  expect(menu.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  const opened = document.getElementById(menu.getAttribute("aria-controls") ?? "");
  await userEvent.click(within(opened as HTMLElement).getByRole("link", { name: "Spielorte" }));
  await waitFor(() => expect(menu.getAttribute("aria-expanded")).toBe("false"));
  expect(opened?.hidden).toBe(true);
  scroll.mockRestore();
});
