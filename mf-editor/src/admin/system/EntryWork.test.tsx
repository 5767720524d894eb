import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminApp } from "../AdminApp.tsx";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const at = "2026-07-01T18:00:00.000Z";
const form = { id: 2, slug: "kontakt", title: { de: "Kontakt", en: "Contact" } };
const fields = [
  {
    slug: "topic",
    label: { de: "Worum geht es?", en: "What is it about?" },
    choices: [{ value: "presse", label: { de: "Presseanfrage", en: "Press" } }],
  },
];
let entry: Record<string, unknown>;

/** A backend with one entry, which does as it is told. */
const transport = {
  locale: "de",
  read: async ({ path }: AnyCall) => {
    const body = path.includes("/forms/") ? { id: 2, revision: 1, fields } : entry;
    const list = { count: 1, next: null, previous: null, results: [entry] };
    return { ok: true, status: 200, body: path.includes(":id") ? body : list };
  },
  send: async ({ path }: AnyCall, _values: object, values: Record<string, unknown>) => {
    const { subject, text, state, note } = values;
    const revision = Number(entry.revision) + 1;
    const reply = { at, by: "Ada", subject, text };
    entry = path.includes("reply")
      ? { ...entry, revision, state: "answered", replies: [reply] }
      : { ...entry, revision, ...(state ? { state } : { note }) };
    return { ok: true, status: 200, body: entry };
  },
} as unknown as Transport;

const show = () =>
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={user} transport={transport} />
    </I18nextProvider>,
  );

provideDialogs();
beforeEach(async () => {
  const values = { topic: "presse", wish: "" };
  entry = { id: 5, revision: 1, form, email: "bo@besuch.example", locale: "de", state: "new" };
  entry = { ...entry, note: "", replies: [], files: [], field_values: values, created_at: at };
  localStorage.clear();
  window.scrollTo = () => undefined;
  window.history.replaceState(null, "", "/admin/forms-entries/5");
  show();
  await screen.findByRole("heading", { level: 1, name: "bo@besuch.example" });
});
afterEach(cleanup);

it("an entry tells what was chosen by the words of its form, and marks what was left empty", async () => {
  expect(await screen.findByText("Worum geht es?")).toBeTruthy();
  const told = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(told).toContain("Presseanfrage");
  expect(told).toContain("–");
});

it("an entry whose state is changed keeps the focus where it was, and says that it is stored", async () => {
  const done = screen.getByRole("button", { name: "Erledigt" });
  await userEvent.click(done);
  await waitFor(() => expect(done.getAttribute("aria-pressed")).toBe("true"));
  expect(document.activeElement).toBe(done);
  expect(screen.getByText("Gespeichert.")).toBeTruthy();
});

it("an entry is answered by a subject in the language of its visitor", async () => {
  cleanup();
  entry = { ...entry, id: 6, locale: "en" };
  window.history.replaceState(null, "", "/admin/forms-entries/6");
  show();
  const subject = await screen.findByLabelText<HTMLInputElement>("Betreff");
  expect(subject.value).toBe("Your message: Contact");
});

it("an entry that is answered empties the answer, and keeps a note that is not stored yet", async () => {
  await userEvent.type(screen.getByLabelText("Notiz für das Büro"), "Ruft an");
  const answer = screen.getByLabelText("Antwort an bo@besuch.example") as HTMLTextAreaElement;
  await userEvent.type(answer, "Ja.");
  await userEvent.click(screen.getByRole("button", { name: "Antwort senden" }));
  expect(await screen.findByRole("heading", { level: 3, name: /Ihre Nachricht/ })).toBeTruthy();
  expect(answer.value).toBe("");
  const note = screen.getByLabelText("Notiz für das Büro") as HTMLTextAreaElement;
  expect(note.value).toBe("Ruft an");
});
