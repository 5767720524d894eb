import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import type { AnyCall } from "@festival/contracts/calls/call";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { adminHref, staffPaths, systemPages } from "@festival/contracts/staffPaths";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdminApp } from "./AdminApp.tsx";
import type { Transport } from "../calls/transport.ts";
import { provideDialogs } from "../testing/dialogs.ts";
import { texts } from "./texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "editor" } as const;
const genre = {
  id: 7,
  revision: 3,
  title: { de: "Lied", en: "Song" },
  slug: { de: "lied", en: "song" },
  position: 1,
};

type Answer = { ok: boolean; status: number; body: unknown };
interface Sent {
  path: string;
  body: unknown;
}
let sent: Sent[];
let answers: Answer[];
let stale: object[];
let uses: Answer | Promise<Answer>;
const page = { count: 1, next: null, previous: null, results: [genre] };

/** A backend with one genre; answers to what is sent are those of the test, in their order. */
function transport(): Transport {
  const read = ({ path }: AnyCall) => {
    if (path.includes("/saved-views/")) return Promise.resolve({ ok: true, status: 200, body: [] });
    if (path.endsWith("/uses/")) return Promise.resolve(uses);
    if (path.endsWith("/stale/")) return Promise.resolve({ ok: true, status: 200, body: stale });
    const body = path.includes("/releases/") ? { is_known: false, remotes: [] } : page;
    return Promise.resolve({ ok: true, status: 200, body: path.includes(":id") ? genre : body });
  };
  const send = ({ path }: AnyCall, _values: object, body?: unknown) => {
    sent.push({ path, body });
    return Promise.resolve(answers.shift() ?? { ok: true, status: 200, body: genre });
  };
  return { locale: "de", read, send } as unknown as Transport;
}

function open(path: string, role: "editor" | "admin" = "editor") {
  window.history.replaceState(null, "", `/admin${path}`);
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={{ ...user, role }} transport={transport()} />
    </I18nextProvider>,
  );
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Speichern" }));
const german = () => screen.findByRole("textbox", { name: "Bezeichnung * (Deutsch)" });
const refusal = (status: number, code: string, details: object): Answer => ({
  ok: false,
  status,
  body: { code, message: code, details },
});

// jsdom does not have it; the names that are escaped here have no signs
Object.assign(window, { CSS: { escape: (name: string) => name, supports: () => false } });
provideDialogs();

beforeEach(() => {
  sent = [];
  answers = [];
  stale = [];
  uses = { ok: true, status: 200, body: [] };
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("the languages of a record", () => {
  it("show which is older until a person says that it is fine; what is typed stays", async () => {
    stale = [{ field: "title", locale: "en", since: "2026-07-01T18:00:00.000Z", actor: "Eva" }];
    open("/genres/7");
    const input = await german();
    await userEvent.type(input, "er");
    const older = await screen.findByRole("region", { name: "Sprachen, die auseinandergehen" });
    expect(older.textContent).toContain("Englisch ist älter als Deutsch:Bezeichnung, seit");
    expect(older.textContent).toContain("(Eva)");
    stale = [];
    await userEvent.click(within(older).getByRole("button", { name: "Ist in Ordnung so" }));
    await waitFor(() => expect(older.isConnected).toBe(false));
    expect(sent).toEqual([{ path: expect.stringMatching(/genres.*agree/), body: { revision: 3 } }]);
    expect((input as HTMLInputElement).value).toBe("Lieder");
  });
});

describe("finding everything", () => {
  const find = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Alles finden" }));
    const found = await screen.findByRole("listbox", { name: "Gefunden" });
    return within(found)
      .getAllByRole("option")
      .map((option) => option.textContent);
  };

  it("offers what was opened last before one types, until one signs out", async () => {
    open("/genres/7");
    await german();
    cleanup();
    open("/genres");
    expect((await find())[0]).toBe("LiedGenre, zuletzt geöffnet");
    cleanup();
    open("/genres/7");
    await german();
    // no link to the record that is open
    expect((await find())[0]).not.toContain("zuletzt geöffnet");
    const out = screen.getByText<HTMLButtonElement>("Abmelden").form;
    out?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    cleanup();
    open("/genres");
    expect((await find())[0]).not.toContain("zuletzt geöffnet");
  });
});

describe("a form of the admin area", () => {
  it("sends the changed fields alone, with the revision that was seen", async () => {
    open("/genres/7");
    const input = await german();
    await userEvent.clear(input);
    await userEvent.type(input, "Lieder");
    await save();
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { title: { de: "Lieder", en: "Song" }, revision: 3 },
      ]),
    );
  });

  it("proposes the part of the address from the title of a new record", async () => {
    open("/genres/create");
    await userEvent.type(await german(), "Große Oper");
    const slug = screen.getByRole("textbox", { name: "Adressteil * (Deutsch)" });
    await waitFor(() => expect((slug as HTMLInputElement).value).toBe("grosse-oper"));
  });

  it("marks what is wrong in the reader's language before anything is sent, and leads there", async () => {
    open("/genres/7");
    await userEvent.clear(await german());
    await save();
    expect(sent).toEqual([]);
    const input = await german();
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(input));
    const summary = screen.getByRole("alert");
    expect(summary.textContent).toContain("Eine Angabe ist noch nicht richtig");
    expect(within(summary).getByRole("button", { name: "Bezeichnung (Deutsch)" })).toBeTruthy();
  });

  it("shows what the backend refuses at its field, and keeps what was typed", async () => {
    answers = [refusal(422, "validation_failed", { fields: { slug: "taken" } })];
    open("/genres/7");
    const input = await german();
    await userEvent.type(input, "er");
    await save();
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Das ist schon vergeben."),
    );
    expect((input as HTMLInputElement).value).toBe("Lieder");
  });

  it("merges with what another person changed in other fields", async () => {
    const current = { ...genre, position: 9, revision: 4 };
    answers = [refusal(409, "conflict", { current })];
    open("/genres/7");
    await userEvent.type(await german(), "er");
    await save();
    const title = { de: "Lieder", en: "Song" };
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { title, revision: 3 },
        { title, revision: 4 },
      ]),
    );
  });

  it("asks whose value stays where another person changed the same field", async () => {
    const current = { ...genre, title: { de: "Gesang", en: "Song" }, revision: 4 };
    answers = [refusal(409, "conflict", { current })];
    open("/genres/7");
    await userEvent.type(await german(), "er");
    await save();
    const dialog = await screen.findByRole("dialog");
    const rows = within(dialog).getAllByRole("row").slice(1);
    const told = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(told).toEqual([["Bezeichnung (Deutsch)", "Lieder", "Gesang"]]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Meine behalten" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ title: { de: "Lieder", en: "Song" }, revision: 4 });
  });

  it("offers again what was typed and not saved, to the same person alone", async () => {
    open("/genres/7");
    await userEvent.type(await german(), "er");
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    cleanup();
    open("/genres/7");
    await userEvent.click(await screen.findByRole("button", { name: "Eingaben übernehmen" }));
    expect(((await german()) as HTMLInputElement).value).toBe("Lieder");
    const keys = Object.keys(localStorage).filter((key) => key.includes("genres/7"));
    expect(keys.every((key) => key.includes(user.email))).toBe(true);
  });
});

describe("the uses of a record", () => {
  const look = async () => {
    open("/genres/7");
    const closed = (await screen.findByText("Verwendet in")).closest("details");
    if (!closed) throw new Error("The uses stand in no part of the form.");
    await userEvent.click(within(closed).getByText("Verwendet in"));
    return within(closed);
  };

  it("stand on its form once they are asked for: contents, entries and blocks too", async () => {
    const body = [
      { what: "event:3", title: "Eroica" },
      { what: "forms-entries:4", title: "12" },
      { what: "block:5", title: "Anfahrt" },
    ];
    uses = { ok: true, status: 200, body };
    const part = await look();
    const links = await part.findAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Veranstaltung: Eroica", "/admin/events/3"],
      ["Einsendungen: 12", `/admin/forms-entries?filter=${encodeURIComponent('{"form":4}')}`],
      ["Baustein: Anfahrt", "/admin/blocks#5"],
    ]);
    expect(part.getByText(/kann der Eintrag nicht gelöscht werden/)).toBeTruthy();
  });

  it("are none, which is said", async () => {
    const part = await look();
    expect(await part.findByText(/^Nirgends/)).toBeTruthy();
  });
});

describe("deleting a record", () => {
  const ask = async () => {
    open("/genres/7");
    await userEvent.click(await screen.findByRole("button", { name: "Löschen" }));
    return screen.findByRole("dialog", { name: "„Lied“ löschen?" });
  };
  const confirm = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole("button", { name: "Endgültig löschen" }));

  it("is asked for first; then its list is shown", async () => {
    const dialog = await ask();
    expect(sent).toEqual([]);
    await confirm(dialog);
    expect(await screen.findByRole("heading", { level: 1, name: "Genres" })).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual([expect.stringMatching(/genres\/:id\/$/)]);
  });

  const used = [{ what: "event:3", title: "Eroica" }];
  /** What a dialog says of uses: where they lead, and which buttons are left. */
  const saidOf = async (dialog: HTMLElement) => {
    const use = await within(dialog).findByRole("link", { name: "Veranstaltung: Eroica" });
    const isTold = /wird noch verwendet/.test(within(dialog).getByRole("alert").textContent);
    const buttons = within(dialog).getAllByRole("button");
    return [use.getAttribute("href"), isTold, ...buttons.map(({ textContent }) => textContent)];
  };
  const kept = ["/admin/events/3", true, "Schließen"];

  it("that is used is not offered, and the question says where that is", async () => {
    uses = { ok: true, status: 200, body: used };
    expect(await saidOf(await ask())).toEqual(kept);
    expect(sent).toEqual([]);
  });

  it("stays where it has come to be used meanwhile, and the question says where", async () => {
    answers = [refusal(409, "conflict", { used_by: used })];
    const dialog = await ask();
    await confirm(dialog);
    expect(await saidOf(dialog)).toEqual(kept);
  });

  it("is not offered before it is known whether it is used", async () => {
    let answer: (uses: Answer) => void = () => undefined;
    uses = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const dialog = await ask();
    const button = within(dialog).getByRole<HTMLButtonElement>("button", {
      name: "Endgültig löschen",
    });
    expect(button.disabled).toBe(true);
    answer({ ok: true, status: 200, body: [] });
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it("can be asked for where it cannot be known whether it is used", async () => {
    uses = { ok: false, status: 400, body: { code: "bad_request", message: "" } };
    const dialog = await ask();
    await confirm(dialog);
    expect(sent).toHaveLength(1);
  });
});

describe("the admin area", () => {
  it("shows an editor nothing that admins alone may open", async () => {
    open("/users");
    expect(await screen.findByText("Diese Seite gibt es nicht")).toBeTruthy();
    expect(screen.queryAllByRole("link", { name: "Protokoll" })).toEqual([]);
    expect(screen.queryAllByRole("link", { name: "Veranstaltungen" }).length).toBeGreaterThan(0);
  });

  it.each(
    [...resourceDescriptions.map(({ name }) => name), ...systemPages].map((name) => [
      adminHref(name).slice(staffPaths.admin.length),
    ]),
  )("has a living page for each link of the menus of staff: %s", async (path) => {
    open(path, "admin");
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).not.toBe("Diese Seite gibt es nicht");
  });

  it.each(["articles", "pages"])(
    "has a living page where the site leads staff to a record of %s",
    async (name) => {
      open(adminHref(name, 7).slice(staffPaths.admin.length));
      expect(await screen.findByRole("button", { name: "Speichern" })).toBeTruthy();
    },
  );

  it("leads admins from a record to what the audit log tells of it", async () => {
    open("/genres/7", "admin");
    await userEvent.click(await screen.findByRole("link", { name: "Wer hat das geändert?" }));
    expect(window.location.pathname).toBe("/admin/audit-log");
    const filter = new URLSearchParams(window.location.search).get("filter");
    expect(JSON.parse(filter ?? "")).toEqual({ what: "genre:7" });
    cleanup();
    open("/genres/7");
    await german();
    expect(screen.queryByRole("link", { name: "Wer hat das geändert?" })).toBeNull();
  });

  it("says which filters of an address it does not know", async () => {
    open(`/genres?filter=${encodeURIComponent(JSON.stringify({ colour: "red" }))}`);
    expect(await screen.findByText(/Filter, die es hier nicht gibt: colour/)).toBeTruthy();
  });

  it("waits where the session has ended, and goes on after a new sign-in", async () => {
    answers = [refusal(401, "not_authenticated", {})];
    open("/genres/7");
    await userEvent.type(await german(), "er");
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Weiter" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.body).toEqual(sent[1]?.body);
  });
});
