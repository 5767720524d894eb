import type { ConsentService } from "@festival/contracts/consent";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ConsentForm } from "./ConsentForm.tsx";

const offered: ConsentService[] = ["googleTagManager", "advertising", "youtube", "vimeo"];

function show(given: Partial<Parameters<typeof ConsentForm>[0]> = {}) {
  const decided = jest.fn<NonNullable<Parameters<typeof ConsentForm>[0]["onDecide"]>>();
  const shown = render(
    <ConsentForm
      locale="de"
      version={2}
      offered={offered}
      agreed={[]}
      words={null}
      onDecide={decided}
      {...given}
    />,
  );
  return { ...shown, decided };
}

const group = (name: string) => within(screen.getByRole("group", { name }));
const all = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `Alle in „${name}“` });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(cleanup);

describe("the settings", () => {
  it("ask for four groups, of which the necessary one can't be switched off", async () => {
    const { container } = show();
    for (const name of ["Notwendig", "Statistik", "Marketing", "Externe Medien"])
      expect(screen.getByRole("group", { name })).toBeTruthy();
    expect(group("Notwendig").queryByRole("checkbox")).toBeNull();
    expect(group("Notwendig").getByText("Immer an")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("tell in the necessary group what stays on the device without and with a wish", async () => {
    const { container } = show();
    for (const name of ["Notwendig", "Nur wenn Sie darum bitten"]) {
      expect(group("Notwendig").getByRole("table", { name })).toBeTruthy();
    }
    expect(group("Notwendig").getByText(/^festival_consent/)).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("have nothing switched on that the visitor has not agreed to", () => {
    show();
    for (const box of screen.getAllByRole<HTMLInputElement>("checkbox"))
      expect(box.checked).toBe(false);
  });

  it("make it as easy to refuse as to agree: the same kind of button, looking the same", () => {
    show();
    const [refuse, agree] = ["Alle ablehnen", "Alle erlauben"].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(refuse?.className).toBe(agree?.className);
    expect({ ...refuse?.dataset }).toEqual({ ...agree?.dataset });
    expect(refuse?.tagName).toBe(agree?.tagName);
  });

  it("switch a group with all that is in it, and show where it is only a part", async () => {
    const { decided } = show();
    await userEvent.click(all("Externe Medien"));
    for (const summary of screen.getAllByText("Anbieter im Einzelnen"))
      await userEvent.click(summary);
    const vimeo = group("Externe Medien").getByRole<HTMLInputElement>("checkbox", {
      name: /^Vimeo/,
    });
    expect(vimeo.checked).toBe(true);
    await userEvent.click(vimeo);
    expect(all("Externe Medien").indeterminate).toBe(true);
    await press("Auswahl speichern");
    expect(decided.mock.calls).toEqual([["save", ["youtube"]]]);
  });

  it.each([
    ["Alle erlauben", "accept_all", offered],
    ["Alle ablehnen", "reject_all", []],
  ] as const)("decide at once: %s", async (name, action, services) => {
    const { decided } = show({ agreed: ["vimeo"] });
    await press(name);
    expect(decided.mock.calls).toEqual([[action, services]]);
  });

  it("say of each service who stands behind it, and where they speak of data", () => {
    show();
    expect(screen.getByText(/Vimeo\.com, Inc\., New York/)).toBeTruthy();
    const link = screen.getByText("Datenschutz bei Vimeo").closest("a");
    expect(link?.getAttribute("href")).toBe("https://vimeo.com/privacy");
  });

  it("say of each service what it keeps, for how long, and where data go", () => {
    show({ locale: "en" });
    expect(screen.getByText("Cookies: _ga, _ga_*")).toBeTruthy();
    expect(screen.getByText("Storage period: up to 2 years")).toBeTruthy();
    expect(screen.getByText(/^Third country: USA \(standard contractual clauses/)).toBeTruthy();
  });

  it("ask nothing where no service is in use, and say so", async () => {
    const { container } = show({ offered: [] });
    expect(screen.getByText(/Es gibt hier nichts zu entscheiden/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(group("Notwendig").getByText("Immer an")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("say where nothing is in use, and ask nothing there", () => {
    show({ offered: ["youtube"] });
    expect(group("Statistik").getByText(/setzen wir dafür nichts ein/)).toBeTruthy();
    expect(group("Statistik").queryByRole("checkbox")).toBeNull();
  });

  it("begin with the words of staff, in either language", () => {
    show({
      words: [[{ text: "Wir laden " }, { text: "nichts", href: "/en/privacy" }]],
      locale: "en",
    });
    expect(screen.getByRole("link", { name: "nichts" }).getAttribute("href")).toBe("/en/privacy");
    expect(screen.getByRole("button", { name: "Reject all" })).toBeTruthy();
  });
});
