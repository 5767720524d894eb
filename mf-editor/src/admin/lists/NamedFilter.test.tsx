import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { provideRouterRequest } from "../../testing/routerRequest.ts";
import { AdminApp } from "../AdminApp.tsx";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
const line = {
  id: 1,
  at: "2026-07-01T18:00:00.000Z",
  actor: "Eva",
  action: "update",
  what: "genre:7",
  title: "Lied",
  fields: "Name",
};
const genre = { id: 7, revision: 1, title: { de: "Lied", en: "Song" } };

/** The values with which the log was asked for. */
let asked: Record<string, unknown>[];

const transport = {
  locale: "de",
  read: ({ path }: AnyCall, values: Record<string, unknown>) => {
    const isLog = path.includes("/audit-log/");
    if (isLog) asked.push(values);
    const results = isLog ? [line] : path.includes("/genres/") ? [genre] : [];
    const page = { count: results.length, next: null, previous: null, results };
    return Promise.resolve({ ok: true, status: 200, body: path.includes("/saved") ? [] : page });
  },
} as unknown as Transport;

function open(path: string) {
  window.history.replaceState(null, "", `/admin${path}`);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport} />
    </I18nextProvider>,
  );
}

Object.assign(window, { CSS: { escape: (name: string) => name, supports: () => false } });
provideDialogs();
provideRouterRequest();
beforeEach(() => {
  asked = [];
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

const kinds = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Woran" });

it("the audit log is filtered by a kind, and by a record that is picked by its name", async () => {
  open("/audit-log");
  await userEvent.selectOptions(await kinds(), "Genre");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ what: "genre" }));
  await userEvent.type(await screen.findByRole("combobox", { name: /^Genre, genauer/ }), "Lied");
  await userEvent.click(await screen.findByRole("option", { name: /Lied/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ what: "genre:7" }));
});

it("the audit log shows what its address names, and goes back to all", async () => {
  open(`/audit-log?filter=${encodeURIComponent('{"what":"genre:7"}')}`);
  expect((await kinds()).value).toBe("genre");
  const which = await screen.findByRole("combobox", { name: /^Genre, genauer/ });
  await waitFor(() => expect((which as HTMLInputElement).value).toBe("Lied"));
  expect(asked.at(-1)).toMatchObject({ what: "genre:7" });
  await userEvent.clear(which);
  await userEvent.tab();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ what: "genre" }));
  await userEvent.selectOptions(await kinds(), "Alle");
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty("what"));
});

it("the audit log keeps a kind that has no words here, as an address may name it", async () => {
  open(`/audit-log?filter=${encodeURIComponent('{"what":"thing:3"}')}`);
  expect((await kinds()).value).toBe("thing");
  expect(asked.at(-1)).toMatchObject({ what: "thing:3" });
});

it("a line of the audit log names the kind of its record, and leads to it", async () => {
  open("/audit-log");
  const row = (await screen.findByText("Lied")).closest("tr");
  const link = within(row ?? document.body).getByRole("link", { name: "Genre" });
  expect(link.getAttribute("href")).toBe("/admin/genres/7");
});
