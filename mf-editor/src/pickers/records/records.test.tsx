import type { Field } from "@festival/contracts/fields/field";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Subject } from "rxjs";
import { CallsContext, pageCalls } from "../../calls/callsContext.ts";
import { liveField } from "../../testing/liveField.tsx";
import { InGerman } from "../../testing/liveSession.tsx";

const one: Field = {
  kind: "reference",
  to: "events",
  label: { de: "Konzert", en: "Concert" },
};
const several: Field = {
  kind: "references",
  to: "artists",
  max: 3,
  label: { de: "Personen", en: "People" },
};

const loginNeeded$ = new Subject<void>();
const signedIn$ = new Subject<string>();
const calls = pageCalls("de", { askToSignIn: () => loginNeeded$.next(), signedIn$ });

function InPage({ children }: { children: ReactNode }) {
  return (
    <InGerman>
      <CallsContext value={calls}>{children}</CallsContext>
    </InGerman>
  );
}

describe("choosing records", () => {
  const { changed, ida, show: open } = liveField(InPage);
  const events: number[] = [];
  const artists: number[] = [];

  beforeAll(async () => {
    const make = async (resource: string, values: object) =>
      ((await ida().call("POST", `${resource}/`, values)) as { id: number }).id;
    for (const [title, more] of [
      ["Nachtstücke", {}],
      ["Nachtigallen", { status: "cancelled", is_online: false }],
      ["Morgenlob", {}],
    ] as const) {
      events.push(
        await make("events", {
          title: { de: title, en: title },
          slug: { de: "probe", en: "trial" },
          starts_at: "2025-09-10T18:00:00.000Z",
          button_status: "on_sale",
          is_online: true,
          ...more,
        }),
      );
    }
    for (const last_name of ["Brandt", "Frei"]) {
      const slug = { de: "probe", en: "trial" };
      artists.push(await make("artists", { first_name: "Ida", last_name, slug }));
    }
  });

  it("finds an event by its beginning, tells its date and state, and takes it by Enter", async () => {
    const { container } = open(one, null);
    const input = screen.getByRole("combobox", { name: "Konzert" });
    await userEvent.type(input, "nacht");
    const found = await screen.findByRole("option", { name: /Nachtigallen/ });
    expect(found.textContent).toMatch(/10\.09\.2025, 20:00.*nicht online.*abgesagt/);
    expect(screen.queryByRole("option", { name: /Morgenlob/ })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
    const wanted = screen.getByRole("option", { name: /Nachtstücke/ });
    while (input.getAttribute("aria-activedescendant") !== wanted.id) {
      await userEvent.keyboard("{ArrowDown}");
    }
    await userEvent.keyboard("{Enter}");
    expect(changed).toHaveBeenLastCalledWith(events[0]);
    expect(screen.getByDisplayValue("Nachtstücke")).toBe(input);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("shows what is chosen and what is wrong with it, and keeps it where nothing else is chosen", async () => {
    const { container } = open(one, events[1]);
    const input = await screen.findByDisplayValue("Nachtigallen");
    expect(screen.getByText("abgesagt")).toBeTruthy();
    await userEvent.type(input, "xyz");
    expect(await screen.findByText("Nichts gefunden.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByDisplayValue("Nachtigallen")).toBe(input);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.clear(input);
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it("orders several by keys, takes one out, and does not offer what is there", async () => {
    const { container } = open(several, [artists[0]]);
    await screen.findByText("Ida Brandt");
    const input = screen.getByRole("combobox", { name: "Personen: hinzufügen" });
    await userEvent.type(input, "ida");
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Ida Frei"]);
    await userEvent.keyboard("{Enter}");
    expect(changed).toHaveBeenLastCalledWith([artists[0], artists[1]]);
    const up = await screen.findByRole("button", { name: "Ida Frei nach oben" });
    up.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(changed).toHaveBeenLastCalledWith([artists[1], artists[0]]);
    await waitFor(() => expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/Frei/));
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Ida Brandt entfernen" }));
    expect(changed).toHaveBeenLastCalledWith([artists[1]]);
  });

  it("asks to sign in where the session has ended, and goes on by itself afterwards", async () => {
    open(one, null);
    const asked = jest.fn();
    const subscription = loginNeeded$.subscribe(asked);
    const { fetch: live } = globalThis;
    globalThis.fetch = async () => ({ ok: false, status: 401, json: async () => ({}) }) as Response;
    await userEvent.click(screen.getByRole("combobox", { name: "Konzert" }));
    const alert = await screen.findByRole("alert");
    expect(asked).toHaveBeenCalledTimes(1);
    expect(within(alert).getByRole("button", { name: "Noch einmal versuchen" })).toBeTruthy();
    globalThis.fetch = live;
    signedIn$.next("ida@festival.example");
    expect((await screen.findAllByRole("option")).length).toBeGreaterThanOrEqual(3);
    expect(screen.queryByRole("alert")).toBeNull();
    subscription.unsubscribe();
  });
});
