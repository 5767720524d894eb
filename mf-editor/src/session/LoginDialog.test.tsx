import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Subject } from "rxjs";
import { texts } from "../texts.ts";
import { LoginDialog } from "./LoginDialog.tsx";

const originalFetch = globalThis.fetch;
const email = "ida@festival.example";
/** What the page for signing in answers to its form, in their order. */
let answers: Partial<Response>[];
let sent: Record<string, string>[];
let person: string;

const page = (body: string): Partial<Response> => ({ type: "basic", text: async () => body });
const signedIn: Partial<Response> = { type: "opaqueredirect" };

/** The page for signing in, and the call that tells who is signed in. */
const asked: typeof fetch = async (address, init) => {
  if (address === "/de/pageeditor-api/user") {
    return { ok: true, status: 200, json: async () => ({ email: person }) } as Response;
  }
  expect([address, init?.method, init?.redirect]).toEqual(["/de/admin/login", "POST", "manual"]);
  sent.push(Object.fromEntries(init?.body as URLSearchParams));
  const answer = answers.shift();
  if (!answer) throw new TypeError("fetch failed");
  return answer as Response;
};

// jsdom has no modal dialogs
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  answers = [];
  sent = [];
  person = email;
  globalThis.fetch = asked;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = originalFetch;
});

function open() {
  const loginNeeded$ = new Subject<void>();
  const signedIn$ = new Subject<string>();
  const told: string[] = [];
  const reload = jest.fn(() => expect(told).toHaveLength(1));
  signedIn$.subscribe((who) => told.push(who));
  const { container } = render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <LoginDialog
        loginNeeded$={loginNeeded$}
        signedIn$={signedIn$}
        email={email}
        locale="de"
        reload={reload}
      />
    </I18nextProvider>,
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => loginNeeded$.next());
  expect(screen.getByRole("dialog", { name: "Ihre Anmeldung ist abgelaufen" })).toBeTruthy();
  return { container, told, reload };
}
async function send(words: string, label = "Passwort") {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.clear(input);
  await userEvent.type(input, words);
  await userEvent.click(screen.getByRole("button", { name: "Anmelden" }));
}
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the dialog for signing in again", () => {
  it("signs the same person in, and tells so", async () => {
    const { container, told, reload } = open();
    expect(screen.getByLabelText<HTMLInputElement>("E-Mail-Adresse").value).toBe(email);
    expect(await axeProblems(container)).toEqual([]);
    answers = [signedIn];
    await send("geheim");
    await isGone();
    expect(sent).toEqual([{ email, password: "geheim" }]);
    expect(told).toEqual([email]);
    expect(reload).not.toHaveBeenCalled();
  });

  it("says in the page's words what was wrong, and stays open", async () => {
    const { told } = open();
    answers = [page('<p role="alert">Das stimmt nicht.</p><input name="email">'), signedIn];
    await send("geraten");
    expect((await screen.findByRole("alert")).textContent).toBe("Das stimmt nicht.");
    expect(told).toEqual([]);
    await send("geheim");
    await isGone();
    expect(told).toEqual([email]);
  });

  it("asks for a code where the account has a second factor", async () => {
    const { told } = open();
    const step = '<form><input name="token" value="t1"><input name="code"></form>';
    answers = [page(step), page(`<p role="alert">Falsch.</p>${step}`), signedIn];
    await send("geheim");
    await screen.findByLabelText("Code");
    await send("000000", "Code");
    expect((await screen.findByRole("alert")).textContent).toBe("Falsch.");
    await send("123456", "Code");
    await isGone();
    expect(sent.slice(1)).toEqual([
      { token: "t1", code: "000000" },
      { token: "t1", code: "123456" },
    ]);
    expect(told).toEqual([email]);
  });

  it("says that signing in is not possible without a network", async () => {
    open();
    await send("geheim");
    expect((await screen.findByRole("alert")).textContent).toMatch(/gerade nicht möglich/);
  });

  it("loads the page again for another person, once nothing more is sent", async () => {
    const { told, reload } = open();
    person = "jonas@festival.example";
    answers = [signedIn];
    await send("auch geheim");
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(told).toEqual([person]);
  });
});
