import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { SavedView, SavedViewRequest } from "@festival/contracts/api/editing/savedViews";
import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdminApp } from "../AdminApp.tsx";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { provideRouterRequest } from "../../testing/routerRequest.ts";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const genre = {
  id: 7,
  revision: 3,
  title: { de: "Lied", en: "Song" },
  slug: { de: "lied", en: "song" },
  position: 1,
};
const page = { count: 1, next: null, previous: null, results: [genre] };
const kept = "RaStorefestival-admin.views.ada@festival.example.genres";

let views: SavedView[];
/** Whether the backend refuses to keep anything. */
let isFull: boolean;

/** A backend that keeps views as the real one does, for a list of one genre. */
function transport(): Transport {
  const answer = (body: unknown, status = 200) =>
    Promise.resolve({ ok: status < 400, status, body });
  const read = ({ path }: AnyCall) => answer(path.includes("/saved-views/") ? [...views] : page);
  const send = ({ method }: AnyCall, { id }: { id?: number }, body?: SavedViewRequest) => {
    if (isFull) return answer({ code: "conflict", message: "full", details: null }, 409);
    views = views.filter((view) => view.id !== id && view.title !== body?.title);
    if (method === "POST" && body)
      views.push({ ...body, id: 100 + views.length, owner: "Ada", is_own: true });
    return answer(null);
  };
  return { locale: "de", read, send } as unknown as Transport;
}

async function open(address: string) {
  window.history.replaceState(null, "", `/admin${address}`);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport()} />
    </I18nextProvider>,
  );
  const group = await screen.findByRole("group", { name: "Gespeicherte Ansichten", hidden: true });
  return within(group);
}

Object.assign(window, { CSS: { escape: (name: string) => name, supports: () => false } });
provideDialogs();
provideRouterRequest();

beforeEach(() => {
  views = [];
  isFull = false;
  localStorage.clear();
  // of another version the store would begin again
  localStorage.setItem("RaStorefestival-admin.version", "1");
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("the saved views of a list", () => {
  it("keep filters, sort and columns for the account, under a name", async () => {
    const group = await open("/genres?sort=title&order=DESC&page=3");
    await userEvent.type(group.getByLabelText("Diese Ansicht merken als"), " Rückwärts ");
    await userEvent.click(group.getByLabelText("Auch für alle anderen"));
    await userEvent.click(group.getByText("Merken"));
    await group.findByText("Die Ansicht ist gemerkt.");
    expect(views).toMatchObject([
      {
        resource: "genres",
        title: "Rückwärts",
        search: "order=DESC&perPage=25&sort=title",
        is_shared: true,
      },
    ]);
    expect(views[0]?.columns.length).toBeGreaterThan(0);
    await group.findByText("für alle");
    await userEvent.type(group.getByLabelText("Diese Ansicht merken als"), "Rückwärts");
    group.getByText("Bisherige ersetzen");
  });

  it("lead to their list with their columns, and are removed by their owner", async () => {
    const view = { resource: "genres", search: "sort=title&order=ASC", columns: ["slug"] };
    views = [
      { ...view, id: 1, title: "Meine", is_shared: false, owner: "Ada", is_own: true },
      { ...view, id: 2, title: "Clara", is_shared: true, owner: "Clara", is_own: false },
    ];
    const group = await open("/genres");
    await userEvent.click(await group.findByText("Clara", { selector: "a" }));
    expect(window.location.search).toBe("?sort=title&order=ASC");
    await waitFor(() =>
      expect(screen.queryByRole("columnheader", { name: /Bezeichnung/ })).toBeNull(),
    );
    group.getByText("von Clara");
    // what another person shares is theirs
    expect(group.queryByLabelText("Clara entfernen")).toBeNull();
    await userEvent.click(group.getByLabelText("Meine entfernen"));
    await group.findByText("Die Ansicht ist entfernt.");
    expect(views.map(({ title }) => title)).toEqual(["Clara"]);
  });

  it("move from the browser that kept them to the account, once", async () => {
    localStorage.setItem(kept, JSON.stringify([{ title: "Alt", search: "order=DESC" }]));
    const group = await open("/genres");
    await group.findByText("Alt", { selector: "a" });
    expect(views).toMatchObject([{ title: "Alt", search: "order=DESC", is_shared: false }]);
    await waitFor(() => expect(localStorage.getItem(kept)).toBe("[]"));
  });

  it("stay in the browser while they can't be moved, and say what went wrong", async () => {
    isFull = true;
    localStorage.setItem(kept, JSON.stringify([{ title: "Alt", search: "order=DESC" }]));
    const group = await open("/genres");
    await userEvent.type(group.getByLabelText("Diese Ansicht merken als"), "Neu");
    await userEvent.click(group.getByText("Merken"));
    await waitFor(() =>
      expect(group.getByRole("status", { hidden: true }).textContent).not.toBe(""),
    );
    expect(localStorage.getItem(kept)).toContain("Alt");
  });
});
