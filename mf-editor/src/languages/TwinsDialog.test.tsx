import type { WorkingCopy } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { startBackend, type Backend } from "../testing/backend.ts";
import { Colleague, InGerman, openSession } from "../testing/liveSession.tsx";
import { TwinsDialog } from "./TwinsDialog.tsx";

const pages = 3;
const atEnd = { parent: null, column: 0, before: null };
/** A busy machine takes its time. */
const slow = { timeout: 20_000 };

describe("both languages side by side", () => {
  let backend: Backend;
  let jonas: Colleague;
  let used = 0;
  let owner: OwnerKey;
  let id: number;
  let here: Awaited<ReturnType<typeof openSession>>;

  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    backend = await startBackend(pages);
    jonas = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    const page = backend.pages[used % pages];
    used += 1;
    owner = { type: "page", id: page?.id ?? 0 };
    const texts = { de: { content: "Haus" }, en: { content: "House" } };
    const made = await jonas.change(owner, {
      op: "insert",
      ref: "a",
      model: "headline",
      texts,
      at: atEnd,
    });
    id = made.a ?? 0;
    await jonas.call("POST", `page/${owner.id}/versions/`, { name: "Beide gleich" });
    await jonas.change(owner, {
      op: "set",
      section: id,
      locale: "de",
      fields: { content: "Altes Haus" },
    });
    here = await openSession(backend, owner, page?.section ?? 0);
  });
  afterEach(() => {
    cleanup();
    here.stop();
  });

  /** Says of a page that both languages are fine. */
  async function confirmAll(page: number) {
    const copy = (await jonas.call("GET", `page/${page}/content/`)) as WorkingCopy;
    for (const locale of ["de", "en"]) {
      const sections = copy.sections.map((section) => section.id);
      await jonas.call("POST", `page/${page}/twins/`, {
        base: copy.revision,
        sections,
        head: true,
        locale,
      });
    }
  }

  async function open() {
    const drawn = render(
      <InGerman>
        <TwinsDialog session={here.session} locale="de" onClose={() => undefined} />
      </InGerman>,
    );
    await screen.findByText("1 Abschnitt ist in einer Sprache älter.", {}, slow);
    return drawn;
  }
  const region = () => screen.getByRole("region", { name: `Überschrift ${id}` });
  const isFine = () => screen.findByText("Keine Sprache ist älter als die andere.", {}, slow);
  const stale = () => act(() => jonas.call("GET", `page/${owner.id}/twins/`));
  /** The field of a language: German stands first. */
  const input = (index: number) => {
    const found = within(region()).getAllByLabelText<HTMLInputElement>(/^Überschrift/)[index];
    if (!found) throw new Error("There is no such field.");
    return found;
  };

  it("show what is older, what changed since, when and by whom, and take a word that it is fine", async () => {
    const { container } = await open();
    const inside = within(region());
    expect(inside.getByText("Englisch ist älter:")).toBeTruthy();
    expect(inside.getByText(/, geändert am .* von Person/)).toBeTruthy();
    expect(inside.getByText("Altes").tagName).toBe("INS");
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Zum nächsten" }));
    expect(region().contains(document.activeElement)).toBe(true);
    await userEvent.click(inside.getByRole("button", { name: "Englisch ist in Ordnung" }));
    await isFine();
    expect(await stale()).toEqual([]);
  });

  it("are fine with what was typed a moment before", async () => {
    await open();
    fireEvent.change(input(0), { target: { value: "Ganz altes Haus" } });
    await userEvent.click(
      within(region()).getByRole("button", { name: "Englisch ist in Ordnung" }),
    );
    await isFine();
    expect(here.session.hasUnsaved).toBe(false);
    expect(await stale()).toEqual([]);
  });

  it("say so where it can't be noted that a language is fine", async () => {
    await open();
    const { fetch } = globalThis;
    const answered: string[] = [];
    globalThis.fetch = async (input, init) => {
      const url = typeof input === "object" && "url" in input ? input.url : input.toString();
      if (init?.method === "POST" && url.includes("/twins/")) throw new TypeError("lost");
      const answer = await fetch(input, init);
      answered.push(url);
      return answer;
    };
    const fine = within(region()).getByRole("button", { name: "Englisch ist in Ordnung" });
    await userEvent.click(fine);
    // what is older is read again
    await waitFor(() => expect(answered.join()).toContain("/twins/"), slow);
    await screen.findByRole("alert", {}, slow);
    expect(screen.queryByText("1 Abschnitt ist in einer Sprache älter.")).toBeNull();
    globalThis.fetch = fetch;
    await userEvent.click(fine);
    await isFine();
  });

  it("are written where they stand, and a small change makes no language older", async () => {
    await open();
    expect([input(0).value, input(1).value]).toEqual(["Altes Haus", "House"]);
    await userEvent.click(
      within(region()).getByRole("button", { name: "Englisch ist in Ordnung" }),
    );
    await isFine();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Alle Abschnitte zeigen/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Kleine Änderung/ }));
    fireEvent.change(input(0), { target: { value: "Altes Haus!" } });
    here.session.flush.now();
    await waitFor(() => expect(here.session.hasUnsaved).toBe(false), slow);
    expect(await stale()).toEqual([]);

    await userEvent.click(screen.getByRole("checkbox", { name: /^Kleine Änderung/ }));
    fireEvent.change(input(1), { target: { value: "Old house" } });
    here.session.flush.now();
    await screen.findByText("1 Abschnitt ist in einer Sprache älter.", {}, slow);
    expect(await stale()).toMatchObject([{ section: id, locale: "de" }]);
  });

  it("fill an empty language with the words of the other one, in one act", async () => {
    await open();
    fireEvent.change(input(1), { target: { value: "" } });
    await userEvent.click(
      within(region()).getByRole("button", { name: "Aus dem Deutschen übernehmen" }),
    );
    expect(input(1).value).toBe("Altes Haus");
    expect(within(region()).queryByRole("button", { name: /übernehmen$/ })).toBeNull();
    act(() => void here.session.copies.undo());
    expect(input(1).value).not.toBe("Altes Haus");
  });

  it("lead on to the next page some words of which are older, until that is said to be fine", async () => {
    const others = backend.pages.filter((page) => page.id !== owner.id);
    const [other] = others;
    for (const page of others) await confirmAll(page.id);
    const stalePage = { type: "page" as const, id: other?.id ?? 0 };
    await jonas.change(stalePage, {
      op: "head",
      locale: "de",
      fields: { title: "Die andere Seite" },
    });
    await open();
    const next = await screen.findByRole("link", {
      name: /^Zur nächsten Seite: .* \(1\)$/,
    });
    expect(next.getAttribute("href")).toMatch(/^\/de\/.*\?edit=languages$/);
    await confirmAll(stalePage.id);
    await userEvent.click(
      within(region()).getByRole("button", { name: "Englisch ist in Ordnung" }),
    );
    await isFine();
    await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
  });

  it("are shown for the head, too", async () => {
    await act(() =>
      jonas.change(owner, { op: "head", locale: "de", fields: { title: "Neuer Titel" } }),
    );
    await act(() => here.session.flush.lookForOthers());
    render(
      <InGerman>
        <TwinsDialog session={here.session} locale="de" onClose={() => undefined} />
      </InGerman>,
    );
    const head = await screen.findByRole("region", { name: "Kopf der Seite" }, slow);
    expect(within(head).getByText("Englisch ist älter:")).toBeTruthy();
    await userEvent.click(within(head).getByRole("button", { name: "Englisch ist in Ordnung" }));
    await screen.findByText("1 Abschnitt ist in einer Sprache älter.", {}, slow);
  });

  it("show first what has no translation, and keep it there while that is written", async () => {
    render(
      <InGerman>
        <TwinsDialog session={here.session} locale="de" onClose={() => undefined} />
      </InGerman>,
    );
    const { s1 = 0 } = await jonas.change(owner, {
      op: "insert",
      ref: "s1",
      model: "headline",
      at: { parent: null, column: 0, before: null },
      texts: { de: { content: "Nur auf Deutsch" } },
    });
    await act(() => here.session.flush.lookForOthers());
    const fresh = await screen.findByRole("region", { name: `Überschrift ${s1}` }, slow);
    expect(screen.getByText(/Abschnitte? (?:ist|sind) nicht ganz übersetzt\./)).toBeTruthy();
    expect(within(fresh).getByText("Fehlt hier noch: Überschrift")).toBeTruthy();
    const lacks = screen
      .getAllByRole("region")
      .map((each) => within(each).queryByText(/^Fehlt hier noch/) !== null);
    expect(lacks).toEqual(lacks.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(lacks).size).toBe(2);
    const english = within(fresh).getAllByLabelText<HTMLInputElement>(/^Überschrift/)[1];
    fireEvent.change(english as Element, { target: { value: "In English as well" } });
    expect(within(fresh).queryByText(/^Fehlt hier noch/)).toBeNull();
    here.session.flush.now();
    await waitFor(() => expect(here.session.hasUnsaved).toBe(false), slow);
    expect(screen.getByRole("region", { name: `Überschrift ${s1}` })).toBeTruthy();
    await jonas.change(owner, { op: "remove", sections: [s1] });
  });
});
