import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { MergeAnswer } from "@festival/contracts/api/editing/merges";
import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminApp } from "../AdminApp.tsx";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const composer = (id: number, name: string) => {
  const both = { de: name, en: name };
  return { id, revision: 1, name: both, short_name: both };
};
const gone = composer(7, "Zweifach");
const kept = composer(8, "Einfach");
const merged: MergeAnswer = {
  places: [{ what: "work:3", title: "Doppelkanon", fields: ["composer_id"] }],
  mentions: [{ what: "article:4", title: "Über Zweifach" }],
};

let answer: { ok: boolean; status: number; body: unknown };
let sent: [values: unknown, body: unknown][];

const transport = {
  locale: "de",
  read: ({ path }: AnyCall, values: { id?: number }) => {
    const one = [gone, kept].find(({ id }) => id === Number(values.id));
    const list = { count: 2, next: null, previous: null, results: [gone, kept] };
    const body = path.includes("/saved-views/") ? [] : path.includes(":id") ? one : list;
    return Promise.resolve({ ok: true, status: 200, body });
  },
  send: (_call: AnyCall, values: unknown, body: unknown) => {
    sent.push([values, body]);
    return Promise.resolve(answer);
  },
} as unknown as Transport;

Object.assign(window, { CSS: { escape: (name: string) => name, supports: () => false } });
provideDialogs();
beforeEach(() => {
  sent = [];
  answer = { ok: true, status: 200, body: merged };
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

async function choose() {
  window.history.replaceState(null, "", "/admin/composers/7/merge");
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport} />
    </I18nextProvider>,
  );
  await userEvent.click(await screen.findByRole("combobox", { name: "Welcher Eintrag bleibt?" }));
  expect(button().disabled).toBe(true);
  await userEvent.click(await screen.findByRole("option", { name: /Einfach/ }));
}
const button = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Endgültig zusammenführen" });

describe("the screen of a merge", () => {
  it("shows what comes to name the record that stays, before anything is done", async () => {
    await choose();
    const places = await screen.findByRole("region", { name: "Hier ändert es sich" });
    expect(places.textContent).toContain("Doppelkanon (Komponistin oder Komponist)");
    expect(screen.getByText("Artikel: Über Zweifach", { exact: false })).toBeTruthy();
    expect(sent).toEqual([[{ id: 7 }, { into: 8, dry_run: true }]]);
  });

  it("merges then, and leads to the record that stays", async () => {
    await choose();
    await screen.findByRole("region", { name: "Hier ändert es sich" });
    await userEvent.click(button());
    expect(await screen.findByText("„Zweifach“ ist zusammengeführt")).toBeTruthy();
    expect(sent.at(-1)).toEqual([{ id: 7 }, { into: 8, dry_run: false }]);
    expect(screen.getByRole("status").textContent).toBe("Eine Stelle geändert.");
    const link = screen.getByRole("link", { name: "Zum Eintrag, der geblieben ist" });
    expect(link.getAttribute("href")).toMatch(/\/composers\/8$/);
    expect(screen.getByText("Artikel: Über Zweifach", { exact: false })).toBeTruthy();
  });

  it("names the record that stands in the way, and merges nothing", async () => {
    const details = { record: { id: 3, title: "Doppelkanon" } };
    answer = { ok: false, status: 409, body: { code: "conflict", message: "", details } };
    await choose();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Doppelkanon");
    expect(button().disabled).toBe(true);
    expect(screen.queryByRole("region", { name: "Hier ändert es sich" })).toBeNull();
  });
});
