import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import type { Transport } from "../../calls/transport.ts";
import { AdminContext } from "../data/adminContext.ts";
import { texts } from "../texts.ts";
import { UserActions } from "./UserActions.tsx";

const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
const person = { id: 2, revision: 1, is_invited: false, has_second_factor: false };

function actsFor(state: object): (string | null)[] {
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminContext value={{ locale: "de", user, transport: {} as Transport }}>
        <UserActions record={{ ...person, blocked_until: null, ...state }} />
      </AdminContext>
    </I18nextProvider>,
  );
  return screen.getAllByRole("button").map(({ textContent }) => textContent);
}

afterEach(cleanup);

it.each([
  ["signs in", {}, []],
  ["has an open invitation", { is_invited: true }, ["Noch einmal einladen"]],
  ["has a second factor", { has_second_factor: true }, ["Zweiten Faktor entfernen"]],
  ["is blocked", { blocked_until: "2026-07-01T18:00:00.000Z" }, ["Sperre aufheben"]],
])("for a person who %s, only what changes something is offered", (_, state, acts) => {
  const offered = new Set(actsFor(state));
  expect(offered).toEqual(new Set(["Überall abmelden", ...acts]));
});
