import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { AnyCall } from "@festival/contracts/calls/call";
import type { Locale } from "@festival/contracts/locales";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminContext } from "../data/adminContext.ts";
import { findResource } from "../resources/adminResources.ts";
import { texts } from "../texts.ts";
import { BulkDialog } from "./BulkDialog.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const events = findResource("events");

/** Of the one event; each act raises it. */
let revision: number;
/** Revisions that calls have named. */
let named: number[];
/** Lets the dialog have what it reads. */
let answerRead = () => {};

function transport(): Transport {
  const answer = (body: unknown) => Promise.resolve({ ok: true, status: 200, body });
  const read = async () => {
    await new Promise<void>((resolve) => {
      answerRead = resolve;
    });
    const record = { id: 7, revision, title: { de: "Lied", en: "Song" } };
    return answer({ count: 1, next: null, previous: null, results: [record] });
  };
  type Body = { owners: { revision: number }[] };
  const send = (_call: AnyCall, _params: unknown, { owners }: Body) => {
    named.push(...owners.map((owner) => owner.revision));
    const result = { owner: "event", id: 7, title: "Lied", schedule: 1, is_online: true };
    return answer({ results: [result] });
  };
  return { locale: "de", read, send } as unknown as Transport;
}

Object.assign(window, { CSS: { escape: (name: string) => name, supports: () => false } });
provideDialogs();
beforeEach(() => {
  revision = 1;
  named = [];
});
afterEach(cleanup);

// as the admin area has it
const makeClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } });

function open(client: QueryClient, locale: Locale): () => void {
  if (!events) throw new Error("There are no events.");
  const { unmount } = render(
    <I18nextProvider i18n={createI18n(locale, texts)}>
      <QueryClientProvider client={client}>
        <AdminContext value={{ locale, user, transport: transport() }}>
          <BulkDialog resource={events} ids={[7]} onDone={() => {}} onClose={() => {}} />
        </AdminContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return unmount;
}

async function planWith(client: QueryClient): Promise<() => void> {
  const unmount = open(client, "de");
  const what = screen.getByLabelText("Was ändern?");
  fireEvent.change(what, { target: { value: "unpublish" } });
  fireEvent.change(await screen.findByLabelText(/^Wann/), {
    target: { value: "2027-09-09T20:00" },
  });
  // a quick hand chooses what to do before the records are read
  answerRead();
  await screen.findByText("wird dann offline genommen.", { exact: false });
  return unmount;
}

it("the dialog for several names what is stored now, not what the last dialog has read", async () => {
  const client = makeClient();
  (await planWith(client))();
  // it was changed, and taken back
  revision = 3;
  named = [];
  await planWith(client);
  expect(new Set(named)).toEqual(new Set([3]));
});

it("the dialog for several looks again at what becomes of records that were read again", async () => {
  const client = makeClient();
  await planWith(client);
  expect(named).toEqual([1]);
  revision = 2;
  // as after another window had the focus
  act(() => {
    void client.refetchQueries({ queryKey: ["bulk"] });
    answerRead();
  });
  await waitFor(() => expect(named).toEqual([1, 2]));
});

it("the dialog for several names each record in the language of the area", async () => {
  open(makeClient(), "en");
  fireEvent.change(screen.getByLabelText("Change what?"), { target: { value: "unpublish" } });
  fireEvent.change(await screen.findByLabelText(/^When/), {
    target: { value: "2027-09-09T20:00" },
  });
  answerRead();
  const row = await screen.findByRole("listitem");
  expect(row.textContent).toContain("Song");
  expect(row.textContent).not.toContain("Lied");
});

it("the dialog for several begins with no choice, so that none is made by mistake", () => {
  open(makeClient(), "de");
  expect(screen.getByLabelText<HTMLSelectElement>("Was ändern?").value).toBe("");
  expect(screen.getByRole("button", { name: "Einen ändern" })).toHaveProperty("disabled", true);
});
