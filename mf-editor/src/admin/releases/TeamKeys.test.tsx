import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { NewReleaseKey, ReleaseKey } from "@festival/contracts/api/editing/releaseKeys";
import type { AnyCall } from "@festival/contracts/calls/call";
import {
  createReleaseKey,
  revokeReleaseKey,
  rotateReleaseKey,
} from "@festival/contracts/calls/releases";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { TeamKeys } from "./TeamKeys.tsx";

const ci: ReleaseKey = {
  id: 7,
  remote: "mf-quiz",
  label: "CI",
  created_at: "2025-08-20T08:00:00.000Z",
  created_by: "Ada",
  used_at: null,
};
const made: NewReleaseKey = { ...ci, secret: "festival_release_once" };

let keys: ReleaseKey[];
let isAway: boolean;
let answer: { ok: boolean; status: number; body: unknown };
let sent: [call: AnyCall, values: unknown, body: unknown][];

provideDialogs();
beforeEach(() => {
  keys = [ci];
  isAway = false;
  sent = [];
  answer = { ok: true, status: 200, body: made };
});
afterEach(cleanup);

function open(locale: "de" | "en" = "en") {
  const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
  const transport = {
    locale,
    read: async () =>
      isAway
        ? { ok: false, status: 503, body: { code: "unavailable", message: "" } }
        : { ok: true, status: 200, body: { keys } },
    send: async (call: AnyCall, values: unknown, body: unknown) => {
      sent.push([call, values, body]);
      return answer;
    },
  } as unknown as Transport;
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <I18nextProvider i18n={createI18n(locale, texts)}>
        <AdminContext value={{ locale, user, transport }}>
          <TeamKeys />
        </AdminContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

const typeNew = async () => {
  await userEvent.selectOptions(screen.getByLabelText("For which part"), "mf-quiz");
  await userEvent.type(screen.getByLabelText("Who uses it"), " CI ");
  await userEvent.click(screen.getByRole("button", { name: "Make a key" }));
};

/** Presses a button of the key, and the one of the dialog that asks about it. */
async function act(word: "Replace" | "Revoke") {
  await userEvent.click(
    await screen.findByRole("button", { name: `${word} the key CI for mf-quiz` }),
  );
  const dialog = screen.getByRole("dialog", { name: `${word} the key CI for mf-quiz?` });
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: word }));
}

describe("the keys of teams", () => {
  it.each(["de", "en"] as const)("are listed, and pass axe: %s", async (locale) => {
    const { container } = open(locale);
    const line = await screen.findByRole("listitem");
    expect(line.textContent).toContain("mf-quiz");
    expect(line.textContent).toContain("Ada");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("say that there are none", async () => {
    keys = [];
    open();
    expect(await screen.findByText("There are no keys.")).toBeTruthy();
  });

  it("say that they could not be read, and are read again", async () => {
    isAway = true;
    open();
    const problem = await screen.findByRole("alert");
    isAway = false;
    await userEvent.click(within(problem).getByRole("button"));
    expect(await screen.findByRole("listitem")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("show a new one until it is noted, and not again", async () => {
    open();
    await typeNew();
    expect(sent).toEqual([[createReleaseKey, {}, { remote: "mf-quiz", label: "CI" }]]);
    const field = await screen.findByLabelText<HTMLInputElement>("The key of CI for mf-quiz");
    expect(field.value).toBe(made.secret);
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText<HTMLInputElement>("Who uses it").value).toBe("");
    await userEvent.click(screen.getByRole("button", { name: "I have noted it" }));
    expect(screen.queryByDisplayValue(made.secret)).toBeNull();
  });

  it("keep what was typed where none could be made, and say why", async () => {
    answer = { ok: false, status: 503, body: { code: "unavailable", message: "" } };
    open();
    await typeNew();
    expect((await screen.findByRole("status")).textContent).not.toBe("");
    expect(screen.getByLabelText<HTMLInputElement>("Who uses it").value).toBe(" CI ");
  });

  it("are replaced after a question, and the new one is shown", async () => {
    open();
    await act("Replace");
    expect(sent).toEqual([[rotateReleaseKey, { id: 7 }, undefined]]);
    expect(await screen.findByDisplayValue(made.secret)).toBeTruthy();
  });

  it("are revoked after a question", async () => {
    answer = { ok: true, status: 204, body: null };
    open();
    await screen.findByRole("listitem");
    keys = [];
    await act("Revoke");
    expect(sent).toEqual([[revokeReleaseKey, { id: 7 }, undefined]]);
    expect(await screen.findByText("There are no keys.")).toBeTruthy();
    expect(screen.queryByDisplayValue(made.secret)).toBeNull();
  });
});
