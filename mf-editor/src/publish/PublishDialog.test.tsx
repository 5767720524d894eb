import type { OwnerKey } from "@festival/contracts/editing";
import type { Unpublished } from "@festival/contracts/api/editing/checks";
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
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { startBackend, type Backend } from "../testing/backend.ts";
import { Colleague, InGerman, openSession } from "../testing/liveSession.tsx";
import { richText } from "../testing/sections.ts";
import { PublishDialog } from "./PublishDialog.tsx";

const pages = 11;
/** A busy machine takes its time. */
const slow = { timeout: 20_000 };
const atEnd = { parent: null, column: 0, before: null };
const both = (content: string) => ({ de: { content }, en: { content } });
const headline = (ref: string, content: string) => {
  return { op: "insert", ref, model: "headline", texts: both(content), at: atEnd };
};

describe("the dialog for publishing", () => {
  let backend: Backend;
  let jonas: Colleague;
  let ida: Colleague;
  let used = 0;
  let owner: OwnerKey;
  let text: number;
  let here: Awaited<ReturnType<typeof openSession>>;
  const selected = jest.fn();
  const closed = jest.fn();

  beforeAll(async () => {
    // jsdom knows dialogs, but does not open them
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    backend = await startBackend(pages);
    ida = new Colleague(backend, 0);
    jonas = new Colleague(backend, 1);
  });
  afterAll(() => backend.stop());
  beforeEach(() => {
    const page = backend.pages[used % pages];
    used += 1;
    owner = { type: "page", id: page?.id ?? 0 };
    text = page?.section ?? 0;
  });
  afterEach(() => {
    cleanup();
    here.stop();
    selected.mockReset();
    closed.mockReset();
  });

  const writing = (content: string) =>
    ({ op: "set", section: text, locale: "de", fields: { content: richText(content) } }) as const;
  const path = () => `page/${owner.id}/`;
  const unpublished = async () => (await ida.call("GET", `${path()}unpublished/`)) as Unpublished;
  const drafts = async () => (await unpublished()).changes.map(({ section }) => section);

  /** @param meanwhile done once the page is open, before the dialog is */
  async function open(meanwhile?: () => Promise<unknown>) {
    here = await openSession(backend, owner, text);
    await meanwhile?.();
    const drawn = render(
      <InGerman>
        <PublishDialog
          bus={here.bus}
          session={here.session}
          locale="de"
          onSelect={selected}
          onClose={() => {
            closed();
            drawn.unmount();
          }}
        />
      </InGerman>,
    );
    await waitFor(() => expect(screen.queryByText("Wird verglichen …")).toBeNull(), {
      timeout: 20_000,
    });
    return drawn;
  }
  const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const isDone = () => waitFor(() => expect(closed).toHaveBeenCalled(), slow);

  it("publishes one's own changes, and leaves those of others as drafts", async () => {
    const empty = { ...headline("theirs", ""), texts: { de: {}, en: {} } };
    const { theirs = 0 } = await jonas.change(owner, empty);
    await ida.change(owner, writing("Von mir"));
    const { container } = await open();
    // what another person has not finished stops nothing
    expect(screen.queryByText("Das steht dem Veröffentlichen im Weg:")).toBeNull();
    expect(tick(/Text/).checked).toBe(true);
    const others = tick(/Überschrift/);
    expect(others.checked).toBe(false);
    expect(others.closest("label")?.textContent).toMatch(/neu von Person/);
    expect(screen.getByText("Von mir").tagName).toBe("INS");
    expect(await axeProblems(container)).toEqual([]);
    await press("Jetzt veröffentlichen");
    await isDone();
    expect(await drafts()).toEqual([theirs]);
    expect(here.session.copies.get(`page:${owner.id}`)?.base.hasChanges).toBe(true);
  });

  it("publishes changes of others that are ticked, and all of them without a rest", async () => {
    await jonas.change(owner, headline("theirs", "Fertig"));
    await ida.change(owner, writing("Von mir"));
    await open();
    await userEvent.click(tick(/Überschrift/));
    await press("Jetzt veröffentlichen");
    await isDone();
    expect(await drafts()).toEqual([]);
    expect(here.session.copies.get(`page:${owner.id}`)?.base.hasChanges).toBe(false);
  });

  it("names sections by their words, and those that were removed too", async () => {
    await ida.change(owner, writing("Von mir"), headline("mine", "Anfahrt und Karten"));
    const { revision } = await unpublished();
    await ida.call("POST", `${path()}publish/`, { revision });
    await ida.change(owner, headline("more", "Neues"), { op: "remove", sections: [text] });
    await open();
    const names = () =>
      screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent ?? "");
    expect(names()).toEqual([
      expect.stringMatching(/: Überschrift Neues – neu$/),
      expect.stringMatching(/: Text Von mir – gelöscht$/),
    ]);
    await userEvent.click(screen.getByRole("tab", { name: "Verlauf" }));
    const [newest] = await screen.findAllByRole("button", { name: "Vergleichen" }, slow);
    await userEvent.click(newest as HTMLElement);
    expect(await screen.findByText(/^Text Von mir – gelöscht/, {}, slow)).toBeTruthy();
    expect(screen.getByText(/^Überschrift Neues – neu/)).toBeTruthy();
  });

  it("reads what others wrote before it takes a revision for known", async () => {
    await ida.change(owner, writing("Von mir"));
    await open(() => jonas.change(owner, headline("theirs", "Später")));
    await press("Jetzt veröffentlichen");
    await isDone();
    await waitFor(() => {
      const { shown } = here.session.copies.get(`page:${owner.id}`) ?? {};
      expect(JSON.stringify(shown?.sections)).toContain("Später");
    }, slow);
  });

  it("does not take what two people wrote for one's own", async () => {
    await jonas.change(owner, writing("Halb"));
    await ida.change(owner, writing("Halb fertig"));
    await open();
    expect(tick(/Text/).checked).toBe(false);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Jetzt veröffentlichen" });
    expect(button.disabled).toBe(true);
  });

  it("names sections that must come along, and ticks them", async () => {
    const { box = 0 } = await jonas.change(owner, {
      op: "insert",
      ref: "box",
      model: "container",
      at: atEnd,
    });
    await ida.change(owner, {
      ...headline("inner", "Darin"),
      at: { parent: box, column: 0, before: null },
    });
    await open();
    expect(tick(/Container|Spalten/).checked).toBe(false);
    await press("Jetzt veröffentlichen");
    expect(await screen.findByText(/Das geht nur zusammen mit weiteren Abschnitten/)).toBeTruthy();
    await waitFor(() => expect(tick(/Container|Spalten/).checked).toBe(true));
    await press("Jetzt veröffentlichen");
    await isDone();
    expect(await drafts()).toEqual([]);
  });

  it("shows what stops it, leads to the place, and empties what leads nowhere", async () => {
    const { link = 0, head = 0 } = await ida.change(
      owner,
      {
        op: "insert",
        ref: "link",
        model: "link",
        texts: {
          de: { content: "Weiter", link: "/de/gibt-es-nicht" },
          en: { content: "On" },
        },
        at: atEnd,
      },
      { op: "insert", ref: "head", model: "headline", texts: { de: {}, en: {} }, at: atEnd },
    );
    await open();
    expect(screen.getByText("Das steht dem Veröffentlichen im Weg:")).toBeTruthy();
    const publishes = screen.getByRole<HTMLButtonElement>("button", { name: /veröffentlichen$/ });
    expect(publishes.disabled).toBe(true);
    const lineOf = (words: RegExp) => {
      const lines = screen.getAllByRole("listitem");
      const found = lines.find((line) => words.test(line.textContent ?? ""));
      if (!found) throw new Error(`No finding says ${words}.`);
      return within(found);
    };
    await userEvent.click(lineOf(/der Link führt ins Leere/).getByText("Leeren"));
    await waitFor(async () => {
      const copy = (await ida.call("GET", `${path()}content/`)) as {
        sections: { id: number; texts: { de: { link?: string } } }[];
      };
      const { texts } = copy.sections.find(({ id }) => id === link) ?? {};
      expect(texts?.de.link ?? "").toBe("");
    }, slow);
    await waitFor(() => expect(screen.queryByText(/führt ins Leere/)).toBeNull(), {
      timeout: 20_000,
    });
    await userEvent.click(lineOf(/Überschrift.*\(DE\): fehlt/).getByText("Dorthin"));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(selected).toHaveBeenCalledWith({
      owner: `page:${owner.id}`,
      id: head,
      field: "content",
    });
  });

  it("publishes nevertheless what its author has seen", async () => {
    await ida.change(owner, {
      op: "insert",
      ref: "link",
      model: "link",
      texts: {
        de: { content: "Weiter", link: "/de/gibt-es-nicht" },
        en: { content: "On" },
      },
      at: atEnd,
    });
    await open();
    await press("Trotzdem veröffentlichen");
    await isDone();
    expect(await drafts()).toEqual([]);
  });

  it("freezes what is published at a time, shows it, and calls it off", async () => {
    await jonas.change(owner, headline("theirs", "Halb fertig"));
    await ida.change(owner, writing("Morgen"));
    await open();
    await userEvent.click(screen.getByRole("radio", { name: "Zu einer bestimmten Zeit" }));
    const then = screen.getByRole<HTMLButtonElement>("button", {
      name: "Zu dieser Zeit veröffentlichen",
    });
    expect(then.disabled).toBe(true);
    const time = screen.getByLabelText("Zeit in Deutschland");
    fireEvent.change(time, { target: { value: "2020-01-01T09:00" } });
    await userEvent.click(then);
    expect(await screen.findByText(/Dieser Zeitpunkt ist schon vorbei/)).toBeTruthy();
    fireEvent.change(time, { target: { value: "2199-01-01T09:00" } });
    await userEvent.click(screen.getByRole("button", { name: "Zu dieser Zeit veröffentlichen" }));
    await isDone();
    const [schedule] = (await ida.call("GET", `${path()}schedules/`)) as {
      at: string;
      version: number;
    }[];
    expect(schedule?.at).toBe("2199-01-01T08:00:00.000Z");

    here.stop();
    await open();
    await userEvent.click(screen.getByRole("tab", { name: "Zeitplan" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "Zeigen, was sich ändert" }, slow),
    );
    // mine alone
    expect(await screen.findByText("Morgen")).toBeTruthy();
    expect(screen.queryByText(/Überschrift/)).toBeNull();
    await press("Absagen");
    expect(await screen.findByText("Nichts ist geplant.", {}, slow)).toBeTruthy();
    expect(await ida.call("GET", `${path()}schedules/`)).toEqual([]);
  });

  it("takes a page offline, and says what visitors will see", async () => {
    await open();
    await userEvent.click(screen.getByRole("tab", { name: "Zeitplan" }));
    expect(await screen.findByText(/liest dann „Seite nicht gefunden“/, {}, slow)).toBeTruthy();
    await press("Jetzt offline nehmen");
    await isDone();
    expect((await unpublished()).is_online).toBe(false);
  });

  it("tells the history with differences, and restores a version or one section of it", async () => {
    const { head = 0 } = await ida.change(owner, headline("head", "Eins"), writing("Erster Stand"));
    const { revision } = await unpublished();
    await ida.call("POST", `${path()}publish/`, { revision });
    await ida.change(owner, writing("Zweiter Stand"), {
      op: "set",
      section: head,
      locale: "de",
      fields: { content: "Zwei" },
    });
    const words = () =>
      act(async () => {
        const copy = (await ida.call("GET", `${path()}content/`)) as {
          sections: { texts: { de: unknown } }[];
        };
        return JSON.stringify(copy.sections.map(({ texts }) => texts.de));
      });
    await open();
    await userEvent.click(screen.getByRole("tab", { name: "Verlauf" }));
    const [newest] = await screen.findAllByRole("button", { name: "Vergleichen" }, slow);
    await userEvent.click(newest as HTMLElement);
    expect((await screen.findByText("Zwei", {}, slow)).tagName).toBe("INS");
    expect(screen.getByText("Eins").tagName).toBe("DEL");
    const [one] = screen.getAllByRole("button", { name: "Diesen Abschnitt wiederherstellen" });
    await userEvent.click(one as HTMLElement);
    expect(await screen.findByText(/^Wiederhergestellt als Entwurf/, {}, slow)).toBeTruthy();
    // what was replaced is a version of its own
    expect(await screen.findByText(/^Vor dem Wiederherstellen/, {}, slow)).toBeTruthy();
    const partly = await words();
    expect([partly.includes("Erster Stand"), partly.includes('"Eins"')]).toContain(false);

    const whole = screen.getAllByRole("button", { name: "Wiederherstellen" });
    await userEvent.click(whole[1] as HTMLElement);
    await waitFor(async () => expect(await words()).toContain('"Eins"'), slow);
    expect(await words()).toContain("Erster Stand");
    await userEvent.type(screen.getByLabelText("Jetzigen Stand festhalten als"), "Fassung B");
    await press("Festhalten");
    expect(await screen.findByText(/^Fassung B – .*Person/, {}, slow)).toBeTruthy();
  });
});
