import type { AnyCall } from "@festival/contracts/calls/call";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Transport } from "../../calls/transport.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { provideRouterRequest } from "../../testing/routerRequest.ts";
import { AdminApp } from "../AdminApp.tsx";
import { texts } from "../texts.ts";

const user = { username: "Ada", email: "ada@festival.example", role: "admin" } as const;
const hotline = {
  is_enabled: true,
  phone: "+49 30 123",
  hours: { de: "", en: "" },
  text: { de: "Rufen Sie an.", en: "Please call." },
  weekdays: [1, 2],
  opens: "10:00",
  closes: "18:00",
  exceptions: [],
};
const stored = {
  revision: 3,
  festival_name: { de: "Musikfest", en: "Music festival" },
  my_account_url: "",
  map_provider: "none",
  consent_version: 1,
  accessibility: { status: "none", method: "self" },
  hotline,
};
const at = "2026-07-01T18:00:00.000Z";
const versions = [
  { revision: 3, at, actor: "Bo", fields: ["hotline"] },
  { revision: 2, at, actor: "Ada", fields: [] },
];
const earlier = { ...stored, revision: 2, hotline: { ...hotline, closes: "16:00" } };

let sent: Record<string, unknown>[];
let answers: { ok: boolean; status: number; body: unknown }[];

/** A backend with these settings and two versions of them; answers to what is sent are those of the test. */
function transport(): Transport {
  const read = async ({ path }: AnyCall) => {
    const body = path.endsWith(":revision/") ? earlier : path.endsWith("versions/") ? versions : [];
    return { ok: true, status: 200, body: path.endsWith("/settings/") ? stored : body };
  };
  const send = async (_call: AnyCall, _values: object, body: Record<string, unknown>) => {
    sent.push(body);
    const saved = { ...stored, ...body, revision: 9 };
    return answers.shift() ?? { ok: true, status: 200, body: saved };
  };
  return { locale: "de", read, send } as unknown as Transport;
}

async function open(role: "admin" | "editor" = "admin") {
  window.history.replaceState(null, "", "/admin/settings");
  render(
    <I18nextProvider i18n={createI18n("de", texts)}>
      <AdminApp locale="de" user={{ ...user, role }} transport={transport()} />
    </I18nextProvider>,
  );
  return screen.findByRole("textbox", { name: "Name des Festivals (Deutsch)" });
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Speichern" }));
const faster = (current: object) => ({
  ok: false,
  status: 409,
  body: { code: "conflict", message: "conflict", details: { current: { ...stored, ...current } } },
});

provideDialogs();
provideRouterRequest();
beforeEach(() => {
  sent = [];
  answers = [];
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("the settings", () => {
  it("keep what two people changed in other fields, and ask nothing", async () => {
    answers = [faster({ hotline: { ...hotline, closes: "17:00" }, revision: 4 })];
    await userEvent.type(await open(), "!");
    await save();
    const festival_name = { de: "Musikfest!", en: "Music festival" };
    await waitFor(() =>
      expect(sent).toEqual([
        { festival_name, revision: 3 },
        { festival_name, revision: 4 },
      ]),
    );
  });

  it("take days of the week for the same in a form and where they are stored", async () => {
    const festival_name = { de: "Klangfest", en: "Music festival" };
    answers = [faster({ festival_name, revision: 4 })];
    await open();
    // the provider has one too
    const [, phone] = screen.getAllByRole("textbox", { name: "Telefon" });
    await userEvent.type(phone ?? document.body, "4");
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    const weekdays = [1, 2];
    expect(sent[1]).toMatchObject({ hotline: { weekdays }, revision: 4 });
  });

  describe("where two people changed the same value", () => {
    const mine = { de: "Musikfest!", en: "Music festival" };
    async function meet() {
      answers = [faster({ festival_name: { de: "Klangfest", en: "Music festival" }, revision: 4 })];
      await userEvent.type(await open(), "!");
      await save();
      return within(await screen.findByRole("dialog"));
    }

    it.each([
      ["Meine behalten", { festival_name: mine, revision: 4 }],
      ["Die andere behalten", { revision: 4 }],
    ])("ask which one stays: %s", async (answer, stays) => {
      const dialog = await meet();
      const [, row] = dialog.getAllByRole("row");
      const told = [...(row?.children ?? [])].map(({ textContent }) => textContent);
      expect(told).toEqual(["Name des Festivals (Deutsch)", "Musikfest!", "Klangfest"]);
      await userEvent.click(dialog.getByRole("button", { name: answer }));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[1]).toEqual(stays);
    });

    it("store nothing where the question is not answered, and keep what was typed", async () => {
      const dialog = await meet();
      await userEvent.click(dialog.getByRole("button", { name: "Abbrechen" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const field = screen.getByRole<HTMLInputElement>("textbox", {
        name: "Name des Festivals (Deutsch)",
      });
      expect([sent, field.value]).toEqual([[{ festival_name: mine, revision: 3 }], mine.de]);
    });
  });

  it("show what they were, by the field of a group that is different, and bring it back", async () => {
    await open();
    await userEvent.click(screen.getByText("Verlauf"));
    const compare = await screen.findByRole("button", { name: "Mit jetzt vergleichen" });
    await userEvent.click(compare);
    await screen.findByText("Was seitdem anders ist:");
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Kartentelefon: Bis (HH:MM)",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Diese Fassung wiederherstellen" }));
    expect(await screen.findByText("Wiederhergestellt.")).toBeTruthy();
    expect(sent).toEqual([{ hotline: earlier.hotline, revision: 3 }]);
    expect(document.activeElement).toBe(compare);
  });

  it("have no history for those who may not change them", async () => {
    await open("editor");
    expect(screen.queryByText("Verlauf")).toBeNull();
  });
});
