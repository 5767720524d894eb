import type { Block } from "@festival/contracts/api/editing/blocks";
import type { Section } from "@festival/contracts/api/sections";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { browserTransport } from "../../calls/transport.ts";
import { startBackend, type Backend } from "../../testing/backend.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { Colleague, signInAt } from "../../testing/liveSession.tsx";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { BlocksScreen } from "./BlocksScreen.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const end = { parent: null, column: 0, before: null };
/** A busy machine takes its time. */
const slow = { timeout: 20_000 };

describe("the screen of reusable blocks", () => {
  let backend: Backend;
  let office: Colleague;
  beforeAll(async () => {
    provideDialogs();
    backend = await startBackend(1);
    office = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(() => signInAt(backend));
  afterEach(cleanup);

  const make = async (de: string, en: string) => {
    const texts = { de: { content: de }, en: { content: en } };
    const section = { model: "headline", settings: {}, texts, column: 0 };
    const body = { name: { de, en }, sections: [section] };
    return (await office.call("POST", "blocks/", body)) as Block;
  };
  const open = (address = "/blocks") =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={createI18n("de", texts)}>
          <AdminContext value={{ locale: "de", user, transport: browserTransport("de") }}>
            <MemoryRouter initialEntries={[address]}>
              <BlocksScreen />
            </MemoryRouter>
          </AdminContext>
        </I18nextProvider>
      </QueryClientProvider>,
    );
  const row = async (name: string) => {
    const found = (await screen.findByText(name, {}, slow)).closest("li");
    if (!found) throw new Error(`${name} is in no row.`);
    await userEvent.click(within(found).getByText(name));
    return within(found);
  };
  const press = (inside: ReturnType<typeof within>, name: string) =>
    userEvent.click(inside.getByRole("button", { name }));

  it("says that there are none, and how one is made", async () => {
    open();
    expect(
      await screen.findByText(/^Noch keine\. Wählen Sie in einer Seite/, {}, slow),
    ).toBeTruthy();
  });

  it("leads to where a block stands, which is not deleted there, and deletes what stands nowhere", async () => {
    const { id } = await make("Karten", "Tickets");
    const page = { type: "page" as const, id: backend.pages[0]?.id ?? 0 };
    const op = { op: "insert", ref: "a", model: "blockref", settings: { block_id: id }, at: end };
    await office.change(page, op);
    const { container } = open();
    const shown = await row("Karten");
    expect(await shown.findByText("Steht an einer Stelle:", {}, slow)).toBeTruthy();
    expect(shown.getByRole("link").getAttribute("href")).toMatch(/^\/de\//);
    expect(shown.queryByRole("button", { name: "Löschen" })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);

    cleanup();
    const content = (await office.call("GET", `page/${page.id}/content/`)) as {
      sections: Section[];
    };
    const references = content.sections.filter(({ model }) => (model as string) === "blockref");
    await office.change(page, { op: "remove", sections: references.map((each) => each.id) });
    open();
    const unused = await row("Karten");
    await unused.findByText("Steht nirgends.", {}, slow);
    await press(unused, "Löschen");
    await press(within(screen.getByRole("dialog")), "Endgültig löschen");
    expect(await screen.findByText("Gelöscht: Karten", {}, slow)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Karten")).toBeNull(), slow);
    expect(document.activeElement?.textContent).toBe("Bausteine");
  });

  it("opens the block that its address names, and no other", async () => {
    const { id } = await make("Garderobe", "Cloakroom");
    await make("Parken", "Parking");
    open(`/blocks#${id}`);
    expect(await screen.findByText("Steht nirgends.", {}, slow)).toBeTruthy();
    const named = screen.getByText("Garderobe").closest("details");
    expect(named?.open).toBe(true);
    expect(document.activeElement).toBe(named?.querySelector("summary"));
    expect(screen.getByText("Parken").closest("details")?.open).toBe(false);
  });

  it("renames a block, and keeps what was typed where the name is taken", async () => {
    await make("Anreise", "Getting here");
    await make("Gastronomie", "Food");
    open();
    const found = await row("Gastronomie");
    const german = found.getByRole("textbox", { name: "Name auf Deutsch" });
    await userEvent.clear(german);
    await userEvent.type(german, "Anreise");
    await press(found, "Umbenennen");
    expect(await found.findByText(/^So heißt schon ein Baustein/, {}, slow)).toBeTruthy();
    expect(german).toHaveProperty("value", "Anreise");
    await userEvent.type(german, " und Essen");
    await press(found, "Umbenennen");
    expect(await screen.findByText("Umbenannt: Anreise und Essen", {}, slow)).toBeTruthy();
    expect(await screen.findByText("Anreise und Essen", {}, slow)).toBeTruthy();
  });
});
