import type { Field } from "@festival/contracts/fields/field";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from "@jest/globals";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { FieldInput } from "../../fields/FieldInput.tsx";
import { startBackend, type Backend } from "../../testing/backend.ts";
import { provideDialogs } from "../../testing/dialogs.ts";
import { Colleague, InGerman, signInAt } from "../../testing/liveSession.tsx";
import { LinkDialog } from "./LinkDialog.tsx";

const link: Field = { kind: "link", max: 2000, label: { de: "Adresse", en: "Address" } };

describe("choosing a link", () => {
  let backend: Backend;
  let event = 0;
  const changed = jest.fn();

  beforeAll(async () => {
    provideDialogs();
    Element.prototype.scrollIntoView = () => undefined;
    backend = await startBackend(1);
    const ida = new Colleague(backend, 0);
    const made = await ida.call("POST", "events/", {
      title: { de: "Nachtstücke", en: "Night pieces" },
      slug: { de: "nachtstuecke", en: "night-pieces" },
      starts_at: "2025-09-10T18:00:00.000Z",
      button_status: "on_sale",
      status: "cancelled",
    });
    event = (made as { id: number }).id;
  });
  afterAll(() => backend.stop());
  beforeEach(() => signInAt(backend));
  afterEach(() => {
    cleanup();
    changed.mockReset();
    document.querySelector("main")?.remove();
  });

  function Kept({ start }: { start: string }) {
    const [value, setValue] = useState<unknown>(start);
    return (
      <FieldInput
        field={link}
        value={value}
        locale="de"
        onChange={(next) => {
          setValue(next);
          changed(next);
        }}
      />
    );
  }
  const open = (start = "") => render(<Kept start={start} />, { wrapper: InGerman });
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

  it("says where a stored address leads, and that it is not known where one leads", async () => {
    open(`/en/programm-tickets/irgendwie/${event}`);
    expect(await screen.findByText("abgesagt")).toBeTruthy();
    cleanup();
    open("/de/gibt-es-nicht");
    expect(await screen.findByText(/Ob es diese Adresse gibt/)).toBeTruthy();
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
