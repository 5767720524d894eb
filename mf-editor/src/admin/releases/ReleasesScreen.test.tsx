import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Releases, RollbackOutcome } from "@festival/contracts/api/releases";
import type { ClientError } from "@festival/contracts/api/editing/clientErrors";
import { listClientErrors, listReleaseKeys } from "@festival/contracts/calls/releases";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { ReleasesScreen } from "./ReleasesScreen.tsx";

const [first, second, third] = ["a", "b", "c"].map((digit) => digit.repeat(12)) as [
  string,
  string,
  string,
];
const at = "2025-08-20T08:00:00.000Z";
const live = { version: second, built_at: at, since: at, by: "Ada", is_served: true };
const quiz: Releases["remotes"][number] = {
  name: "mf-quiz",
  live,
  candidates: [],
  refused: { version: third, reason: "it hung for 5 s.", at },
  earlier: [{ version: first, built_at: at }],
  stored: [{ version: third, built_at: at }],
};
const forms: Releases["remotes"][number] = {
  name: "mf-forms",
  live: null,
  candidates: [{ version: third, is_rollback: false }],
  refused: null,
  earlier: [],
  stored: [],
};
const known = (remotes: Releases["remotes"]): Releases => ({
  is_known: true,
  can_roll_back: true,
  remotes,
});

let releases: Releases;
let errors: ClientError[];
let answer: { ok: boolean; status: number; body: unknown };
let sent: unknown[];
/** What the call throws in place of an answer. */
let lost: Error | undefined;
const outcome = (body: Omit<RollbackOutcome, "releases">) => ({
  ok: true,
  status: 200,
  body: { ...body, releases },
});

provideDialogs();
beforeEach(() => {
  sent = [];
  lost = undefined;
  releases = known([quiz]);
  errors = [];
  answer = outcome({ outcome: "live", reason: "" });
});
afterEach(cleanup);

function open(locale: "de" | "en" = "de") {
  const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
  const transport = {
    locale,
    read: async (call: unknown) => ({
      ok: true,
      status: 200,
      body:
        call === listReleaseKeys
          ? { keys: [] }
          : call === listClientErrors
            ? { one_in: 1, errors }
            : releases,
    }),
    send: async (_call: unknown, _values: unknown, body: unknown) => {
      sent.push(body);
      if (lost) throw lost;
      return answer;
    },
  } as unknown as Transport;
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n(locale, texts)}>
        <AdminContext value={{ locale, user, transport }}>
          <MemoryRouter>
            <ReleasesScreen />
          </MemoryRouter>
        </AdminContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

/** Opens the question and types what confirms it. */
async function ask(name: string) {
  const opener = await screen.findByRole("button", { name: `mf-quiz ${first} zurückholen` });
  await userEvent.click(opener);
  const dialog = screen.getByRole("dialog", { name: `mf-quiz auf ${first} zurücksetzen?` });
  await userEvent.type(within(dialog).getByRole("textbox"), name);
  return within(dialog).getByRole<HTMLButtonElement>("button", { name: "Jetzt zurückholen" });
}

describe("the screen of releases", () => {
  it.each(["de", "en"] as const)(
    "shows what is live, waits, was refused and was before, and passes axe: %s",
    async (locale) => {
      releases = known([quiz, forms]);
      const { container } = open(locale);
      const part = await screen.findByRole("region", { name: "mf-quiz" });
      await screen.findByText(/keine Schlüssel|no keys/);
      const words = part.textContent;
      expect(words).toContain(second);
      expect(words).toContain("Ada");
      expect(words).toContain("it hung for 5 s.");
      expect(words).toContain(first);
      const other = screen.getByRole("region", { name: "mf-forms" });
      expect(other.textContent).toContain(third);
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("says how often the live release failed in browsers, and nothing of others", async () => {
    const error: ClientError = {
      id: "one",
      kind: "error",
      part: "mf-quiz",
      version: second,
      message: "TypeError: it failed",
      frames: [],
      routes: [],
      browsers: [],
      count: 3,
      first_at: at,
      last_at: at,
    };
    errors = [error, { ...error, id: "two", count: 4 }, { ...error, id: "three", version: first }];
    releases = known([quiz, { ...forms, live }]);
    open();
    const part = await screen.findByRole("region", { name: "mf-quiz" });
    await within(part).findByText(/^7 Fehler in Browsern, zuletzt/);
    const link = within(part).getByRole("link", { name: "Fehler in Browsern" });
    expect(link.getAttribute("href")).toBe("/client-errors");
    const other = screen.getByRole("region", { name: "mf-forms" });
    expect(other.textContent).not.toContain("Fehler");
  });

  it("rolls back when the name of the remote was typed, and not before", async () => {
    open();
    const confirm = await ask("mf-qui");
    expect(confirm.disabled).toBe(true);
    const dialog = screen.getByRole("dialog", { name: /zurücksetzen/ });
    fireEvent.submit(within(dialog).getByRole("textbox"));
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Abbrechen" }));
    // what was typed before is no confirmation of another try
    const again = await ask("mf-quiz");
    expect(again.disabled).toBe(false);
    await userEvent.type(within(dialog).getByRole("textbox"), "{Enter}");
    expect(sent).toEqual([{ name: "mf-quiz", version: first, live: second }]);
    expect(await screen.findByText(`mf-quiz ${first} läuft wieder.`)).toBeTruthy();
    // the button that was pressed may be gone by now
    const heading = screen.getByRole("heading", { name: "mf-quiz" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("says why a rollback was refused", async () => {
    answer = outcome({ outcome: "refused", reason: "its files are damaged." });
    open();
    await userEvent.click(await ask("mf-quiz"));
    expect(await screen.findByText(/wurde abgelehnt: its files are damaged\./)).toBeTruthy();
  });

  const rolledBack: Releases["remotes"][number] = { ...quiz, live: { ...live, version: first } };

  it.each([
    ["that worked all the same", rolledBack, /läuft wieder/],
    ["that nothing tells of", quiz, /kam keine Antwort/],
  ])("reads what is live where no answer came to a rollback %s", async (_what, after, words) => {
    open();
    const confirm = await ask("mf-quiz");
    lost = new TypeError("Failed to fetch");
    releases = known([after]);
    await userEvent.click(confirm);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ["something on the way answered in the backend's place", 503, "unavailable"],
    ["the browser made the call again, and met what the first one did", 409, "conflict"],
  ])("reads what is live where %s", async (_what, status, code) => {
    answer = { ok: false, status, body: { code, message: code } };
    open();
    const confirm = await ask("mf-quiz");
    releases = known([rolledBack]);
    await userEvent.click(confirm);
    expect(await screen.findByText(`mf-quiz ${first} läuft wieder.`)).toBeTruthy();
  });

  it("says that it was refused where it was, without a look at what is live", async () => {
    answer = { ok: false, status: 403, body: { code: "forbidden", message: "forbidden" } };
    open();
    const confirm = await ask("mf-quiz");
    releases = known([rolledBack]);
    await userEvent.click(confirm);
    expect(await screen.findByText(texts.de.problem.forbidden)).toBeTruthy();
  });

  it("says that another release is live by now, also where the version is live of another remote", async () => {
    answer = { ok: false, status: 409, body: { code: "conflict", message: "conflict" } };
    open();
    const confirm = await ask("mf-quiz");
    releases = known([quiz, { ...forms, live: { ...live, version: first } }]);
    await userEvent.click(confirm);
    expect(await screen.findByText(/Inzwischen läuft eine andere Fassung/)).toBeTruthy();
  });

  it("names the command where the server can't act, and offers no button", async () => {
    releases = { ...known([quiz]), can_roll_back: false };
    open();
    expect(await screen.findByText("npm run rollback -- NAME")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /zurückholen/ })).toBeNull();
  });

  it("names the command where the server does not see the releases", async () => {
    releases = { is_known: false, can_roll_back: false, remotes: [] };
    open();
    expect(await screen.findByText("npm run releases")).toBeTruthy();
  });

  it("makes a link to look at a release, opens it in this browser by a form, and shows it for others", async () => {
    open("en");
    const button = { name: `Preview mf-quiz ${third}` };
    const token = "signed.token";
    const path = `/admin/preview?token=${token}&lang=en`;
    answer = { ok: true, status: 201, body: { token, path, until: at } };
    const opener = await screen.findByRole("button", button);
    fireEvent.click(opener);
    const dialog = screen.getByRole("dialog", button);
    expect(within(dialog).getByText(texts.en.loading)).toBeTruthy();
    const here = await within(dialog).findByRole("button", { name: "Look at it in this browser" });
    expect(sent).toEqual([{ name: "mf-quiz", version: third }]);
    const form = here.closest("form");
    expect([form?.method, form?.getAttribute("action"), form?.target]).toEqual([
      "post",
      "/admin/preview",
      "_blank",
    ]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token, lang: "en" });
    const link = within(dialog).getByRole<HTMLTextAreaElement>("textbox");
    expect(link.value).toBe(location.origin + path);
    expect(await axeProblems(dialog)).toEqual([]);
  });

  it("offers no link to a release whose files are damaged", async () => {
    const damaged = (version: string) => ({ version, built_at: null });
    releases = known([{ ...quiz, earlier: [damaged(first)], stored: [damaged(third)] }]);
    open("en");
    expect((await screen.findByRole("region", { name: "mf-quiz" })).textContent).toContain(third);
    expect(screen.queryByRole("button", { name: /Preview/ })).toBeNull();
  });

  it("says why there is no link, and makes another one when it is asked again", async () => {
    open("en");
    const button = { name: `Preview mf-quiz ${third}` };
    answer = { ok: false, status: 404, body: { code: "not_found", message: "gone" } };
    await userEvent.click(await screen.findByRole("button", button));
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    const askAgain = async () => {
      await userEvent.click(screen.getByRole("button", { name: "Close" }));
      await userEvent.click(screen.getByRole("button", button));
    };
    const failure = answer;
    answer = { ok: true, status: 201, body: { token: "t", path: "/admin/preview", until: at } };
    await askAgain();
    const dialog = within(screen.getByRole("dialog", button));
    expect(await dialog.findByRole("textbox")).toBeTruthy();
    expect(dialog.queryByRole("alert")).toBeNull();
    // a link of before would not say when it ends
    answer = failure;
    await askAgain();
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(dialog.queryByRole("textbox")).toBeNull();
    expect(sent).toHaveLength(3);
  });
});
