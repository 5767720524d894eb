import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { atEnd, headline, livePublishing, press, slow } from "../testing/livePublishing.tsx";

const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("the dialog for publishing", () => {
  const on = livePublishing(9);

  it("publishes one's own changes, and leaves those of others as drafts", async () => {
    const empty = { ...headline("theirs", ""), texts: { de: {}, en: {} } };
    const { theirs = 0 } = await on.jonas.change(on.owner, empty);
    await on.ida.change(on.owner, on.writing("Von mir"));
    const { container } = await on.open();
    // what another person has not finished stops nothing
    expect(screen.queryByText("Das steht dem Veröffentlichen im Weg:")).toBeNull();
    expect(tick(/Text/).checked).toBe(true);
    const others = tick(/Überschrift/);
    expect(others.checked).toBe(false);
    expect(others.closest("label")?.textContent).toMatch(/neu von Person/);
    expect(screen.getByText("Von mir").tagName).toBe("INS");
    expect(await axeProblems(container)).toEqual([]);
    await press("Jetzt veröffentlichen");
    await on.isDone();
    expect(await on.drafts()).toEqual([theirs]);
    expect(on.here.session.copies.get(`page:${on.owner.id}`)?.base.hasChanges).toBe(true);
  });

  it("publishes changes of others that are ticked, and all of them without a rest", async () => {
    await on.jonas.change(on.owner, headline("theirs", "Fertig"));
    await on.ida.change(on.owner, on.writing("Von mir"));
    await on.open();
    await userEvent.click(tick(/Überschrift/));
    await press("Jetzt veröffentlichen");
    await on.isDone();
    expect(await on.drafts()).toEqual([]);
    expect(on.here.session.copies.get(`page:${on.owner.id}`)?.base.hasChanges).toBe(false);
  });

  it("names sections by their words, and those that were removed too", async () => {
    await on.ida.change(on.owner, on.writing("Von mir"), headline("mine", "Anfahrt und Karten"));
    const { revision } = await on.unpublished();
    await on.ida.call("POST", `${on.path()}publish/`, { revision });
    await on.ida.change(on.owner, headline("more", "Neues"), { op: "remove", sections: [on.text] });
    await on.open();
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
    await on.ida.change(on.owner, on.writing("Von mir"));
    await on.open(() => on.jonas.change(on.owner, headline("theirs", "Später")));
    await press("Jetzt veröffentlichen");
    await on.isDone();
    await waitFor(() => {
      const { shown } = on.here.session.copies.get(`page:${on.owner.id}`) ?? {};
      expect(JSON.stringify(shown?.sections)).toContain("Später");
    }, slow);
  });

  it("does not take what two people wrote for one's own", async () => {
    await on.jonas.change(on.owner, on.writing("Halb"));
    await on.ida.change(on.owner, on.writing("Halb fertig"));
    await on.open();
    expect(tick(/Text/).checked).toBe(false);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Jetzt veröffentlichen" });
    expect(button.disabled).toBe(true);
  });

  it("names sections that must come along, and ticks them", async () => {
    const { box = 0 } = await on.jonas.change(on.owner, {
      op: "insert",
      ref: "box",
      model: "container",
      at: atEnd,
    });
    await on.ida.change(on.owner, {
      ...headline("inner", "Darin"),
      at: { parent: box, column: 0, before: null },
    });
    await on.open();
    expect(tick(/Container|Spalten/).checked).toBe(false);
    await press("Jetzt veröffentlichen");
    expect(await screen.findByText(/Das geht nur zusammen mit weiteren Abschnitten/)).toBeTruthy();
    await waitFor(() => expect(tick(/Container|Spalten/).checked).toBe(true));
    await press("Jetzt veröffentlichen");
    await on.isDone();
    expect(await on.drafts()).toEqual([]);
  });

  it("shows what stops it, leads to the place, and empties what leads nowhere", async () => {
    const { link = 0, head = 0 } = await on.ida.change(
      on.owner,
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
    await on.open();
    expect(screen.getByText("Das steht dem Veröffentlichen im Weg:")).toBeTruthy();
    const publishes = screen.getByRole<HTMLButtonElement>("button", { name: /veröffentlichen$/ });
    expect(publishes.disabled).toBe(true);
    const lineOf = (words: RegExp) => {
      const lines = screen.getAllByRole("listitem");
      const found = lines.find((line) => words.test(line.textContent ?? ""));
      if (!found) throw new Error(`No finding says ${words}.`);
      return within(found);
    };
    await userEvent.click(
      lineOf(/^Link .+, Adresse .*der Link führt ins Leere/).getByText("Leeren"),
    );
    await waitFor(async () => {
      const copy = (await on.ida.call("GET", `${on.path()}content/`)) as {
        sections: { id: number; texts: { de: { link?: string } } }[];
      };
      const { texts } = copy.sections.find(({ id }) => id === link) ?? {};
      expect(texts?.de.link ?? "").toBe("");
    }, slow);
    await waitFor(() => expect(screen.queryByText(/führt ins Leere/)).toBeNull(), slow);
    await userEvent.click(lineOf(/Überschrift.*\(DE\): fehlt/).getByText("Dorthin"));
    expect(on.closed).toHaveBeenCalledTimes(1);
    expect(on.selected).toHaveBeenCalledWith({
      owner: `page:${on.owner.id}`,
      id: head,
      field: "content",
    });
  });

  it("leads to the field of a head that lacks what it needs", async () => {
    await on.ida.change(on.owner, { op: "head", locale: "en", fields: { title: null } });
    await on.open();
    const line = screen.getByText(/\(EN\): fehlt/).closest("li") as HTMLElement;
    await userEvent.click(within(line).getByText("Dorthin"));
    expect(on.closed).toHaveBeenCalledTimes(1);
    expect(on.selected).toHaveBeenCalledWith({
      owner: `page:${on.owner.id}`,
      id: "head",
      field: "title",
    });
  });

  it("publishes nevertheless what its author has seen", async () => {
    await on.ida.change(on.owner, {
      op: "insert",
      ref: "link",
      model: "link",
      texts: {
        de: { content: "Weiter", link: "/de/gibt-es-nicht" },
        en: { content: "On" },
      },
      at: atEnd,
    });
    await on.open();
    await press("Trotzdem veröffentlichen");
    await on.isDone();
    expect(await on.drafts()).toEqual([]);
  });
});
