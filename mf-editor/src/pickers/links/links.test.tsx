import type { Field } from "@festival/contracts/fields/field";
import { publicPath } from "@festival/contracts/resources/publicPath";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { createI18n } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { liveField } from "../../testing/liveField.tsx";
import { InGerman } from "../../testing/liveSession.tsx";
import { texts } from "../../texts.ts";
import { LinkDialog } from "./LinkDialog.tsx";

const link: Field = { kind: "link", max: 2000, label: { de: "Adresse", en: "Address" } };

describe("choosing a link", () => {
  const { changed, ida, show } = liveField();
  let event = 0;

  beforeAll(async () => {
    const made = await ida().call("POST", "events/", {
      title: { de: "Nachtstücke", en: "Night pieces" },
      slug: { de: "nachtstuecke", en: "night-pieces" },
      starts_at: "2025-09-10T18:00:00.000Z",
      button_status: "on_sale",
      status: "cancelled",
    });
    event = (made as { id: number }).id;
  });
  afterEach(() => document.querySelector("main")?.remove());

  const open = (start = "") => show(link, start);
  const line = () => screen.getByRole("combobox", { name: "Adresse" });

  it("finds an event by words, tells that it is cancelled, and takes its address by keys", async () => {
    const { container } = open();
    await userEvent.type(line(), "nachtst");
    const option = await screen.findByRole("option", { name: /Nachtstücke/ });
    expect(option.textContent).toMatch(/Veranstaltung · 10\.09\.2025, 20:00.*abgesagt/);
    // words are no address: nothing is stored yet, and nothing is wrong
    expect(changed).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const address = `/de/programm-tickets/nachtstuecke/${event}`;
    expect(changed).toHaveBeenLastCalledWith(address);
    expect(line()).toHaveProperty("value", address);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toMatch(/Nachtstücke.*abgesagt/),
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each(["de", "en"] as const)(
    "has a word for each kind of record that has a page: %s",
    (locale) => {
      const both = { de: "etwas", en: "something" };
      const record = { id: 1, slug: both, urls: both, title: both, name: both };
      const kinds = resourceDescriptions
        .map(({ name }) => name)
        .filter((name) => publicPath(name, record, locale) !== undefined);
      expect(kinds).toEqual(expect.arrayContaining(["works", "composers"]));
      const i18n = createI18n(locale, texts);
      expect([...kinds, "files"].filter((kind) => !i18n.exists(`link.kind.${kind}`))).toEqual([]);
    },
  );

  it("says where a stored address leads, and that it is not known where one leads", async () => {
    open(`/en/programm-tickets/irgendwie/${event}`);
    expect(await screen.findByText("abgesagt")).toBeTruthy();
    cleanup();
    open("/de/gibt-es-nicht");
    expect(await screen.findByText(/Ob es diese Adresse gibt/)).toBeTruthy();
  });

  it("doubts no address of a screen that is there without any record", async () => {
    const asked = jest.spyOn(globalThis, "fetch");
    open("/de/programm-tickets?day=2025-08-29#liste");
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await Promise.all(asked.mock.results.map(({ value }) => value));
    // what is answered is drawn in the next turn
    await new Promise((resolve) => setTimeout(resolve, 0));
    asked.mockRestore();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("completes an address of another site, and refuses what is no safe link", async () => {
    open();
    await userEvent.type(line(), "www.example.org");
    await userEvent.click(await screen.findByRole("option", { name: "https://www.example.org" }));
    expect(changed).toHaveBeenLastCalledWith("https://www.example.org");
    await userEvent.clear(line());
    await userEvent.type(line(), "javascript:alert(1)");
    expect(screen.getByRole("alert").textContent).toContain("Erlaubt sind https://");
  });

  it("keeps words for which nothing was chosen, and says what is allowed", async () => {
    open();
    await userEvent.type(line(), "irgendwas");
    expect(await screen.findByText("Nichts gefunden.")).toBeTruthy();
    await userEvent.tab();
    expect(changed).toHaveBeenLastCalledWith("irgendwas");
    expect(screen.getByRole("alert").textContent).toContain("Erlaubt sind https://");
  });

  it("offers the places of the page that is shown", async () => {
    const main = document.createElement("main");
    main.id = "main";
    main.innerHTML = '<div data-section-id="1" id="anreise"><p>Mit der Bahn</p></div>';
    document.body.append(main);
    open();
    await userEvent.type(line(), "#an");
    await userEvent.click(await screen.findByRole("option", { name: /#anreise.*Mit der Bahn/ }));
    expect(changed).toHaveBeenLastCalledWith("#anreise");
  });

  it("in a text is set by Enter, or refused in words", async () => {
    const applied = jest.fn();
    render(
      <LinkDialog
        locale="de"
        present={undefined}
        onApply={applied}
        onRemove={applied}
        onClose={applied}
      />,
      { wrapper: InGerman },
    );
    const dialog = screen.getByRole("dialog", { name: "Link" });
    expect(await axeProblems(dialog)).toEqual([]);
    const address = screen.getByLabelText("Adresse oder Wörter, die Sie suchen");
    await userEvent.type(address, "https:example{Enter}");
    expect(screen.getByRole("alert").textContent).toContain("Erlaubt sind https://");
    expect(await axeProblems(dialog)).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, "mailto:post@example.org");
    await userEvent.click(screen.getByRole("checkbox", { name: "In einem neuen Fenster öffnen" }));
    await userEvent.click(screen.getByRole("button", { name: "Link setzen" }));
    expect(applied).toHaveBeenLastCalledWith({ url: "mailto:post@example.org", newWindow: true });
  });
});
