import { afterEach, expect, it } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { ContentLink } from "./ContentLink.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;

afterEach(cleanup);

const show = (content: { what: string; path?: string | null }) =>
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminContext value={{ locale: "de", user, transport: {} as Transport }}>
        <MemoryRouter>
          <ContentLink title="Titel" {...content} />
        </MemoryRouter>
      </AdminContext>
    </I18nextProvider>,
  );

it("a pattern has no place of its own to lead to", () => {
  show({ what: "pattern:4" });
  expect(screen.getByText("Vorlage: Titel")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it.each([
  [{ what: "page:3", path: "/de/anfahrt" }, "Seite: Titel", "/de/anfahrt?edit"],
  [{ what: "booklet:3", path: "/de/heft" }, "Programmheft: Titel", "/de/heft?edit"],
  [{ what: "page:3" }, "Seite: Titel", "/pages/3"],
  [{ what: "block:7", path: null }, "Baustein: Titel", "/blocks#7"],
  [{ what: "home:1", path: null }, "Startseite", "/de?edit"],
])("content of the office's home leads to where it is written: %j", (content, name, address) => {
  show(content);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(address);
});
