import { describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { headline, livePublishing, press, slow } from "../testing/livePublishing.tsx";

describe("the dialog for publishing, of plans and versions", () => {
  const on = livePublishing(4);

  it("freezes what is published at a time, shows it, and calls it off", async () => {
    await on.jonas.change(on.owner, headline("theirs", "Halb fertig"));
    await on.ida.change(on.owner, on.writing("Morgen"));
    await on.open();
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
    await on.isDone();
    const [schedule] = (await on.ida.call("GET", `${on.path()}schedules/`)) as {
      at: string;
      version: number;
    }[];
    expect(schedule?.at).toBe("2199-01-01T08:00:00.000Z");

    on.here.stop();
    await on.open();
    await userEvent.click(screen.getByRole("tab", { name: "Zeitplan" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "Zeigen, was sich ändert" }, slow),
    );
    // mine alone
    expect(await screen.findByText("Morgen")).toBeTruthy();
    expect(screen.queryByText(/Überschrift/)).toBeNull();
    await press("Absagen");
    expect(await screen.findByText("Nichts ist geplant.", {}, slow)).toBeTruthy();
    expect(await on.ida.call("GET", `${on.path()}schedules/`)).toEqual([]);
  });

  it("takes a page offline, and says what visitors will see", async () => {
    await on.open();
    await userEvent.click(screen.getByRole("tab", { name: "Zeitplan" }));
    expect(await screen.findByText(/liest dann „Seite nicht gefunden“/, {}, slow)).toBeTruthy();
    await press("Jetzt offline nehmen");
    await on.isDone();
    expect((await on.unpublished()).is_online).toBe(false);
  });

  it("tells the history with differences, and restores a version or one section of it", async () => {
    const { head = 0 } = await on.ida.change(
      on.owner,
      headline("head", "Eins"),
      on.writing("Erster Stand"),
    );
    const { revision } = await on.unpublished();
    await on.ida.call("POST", `${on.path()}publish/`, { revision });
    await on.ida.change(on.owner, on.writing("Zweiter Stand"), {
      op: "set",
      section: head,
      locale: "de",
      fields: { content: "Zwei" },
    });
    const words = () =>
      act(async () => {
        const copy = (await on.ida.call("GET", `${on.path()}content/`)) as {
          sections: { texts: { de: unknown } }[];
        };
        return JSON.stringify(copy.sections.map(({ texts }) => texts.de));
      });
    await on.open();
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

  it("compares any two versions of the history", async () => {
    for (const words of ["Erster Stand", "Zweiter Stand"]) {
      await on.ida.change(on.owner, on.writing(words));
      await on.ida.call("POST", `${on.path()}versions/`, { name: words });
    }
    await on.ida.change(on.owner, on.writing("Dritter Stand"));
    await on.open();
    await userEvent.click(screen.getByRole("tab", { name: "Verlauf" }));
    const buttons = await screen.findAllByRole("button", { name: "Vergleichen" }, slow);
    // the newest stands first
    await userEvent.click(buttons[1] as HTMLElement);
    expect((await screen.findByText("Dritter", {}, slow)).tagName).toBe("INS");
    const other = screen.getByRole<HTMLSelectElement>("combobox", { name: "Vergleichen mit" });
    const names = [...other.options].map(({ text }) => text);
    expect([names[0], names.filter((name) => name.startsWith("Erster Stand"))]).toEqual([
      "dem jetzigen Entwurf",
      [],
    ]);
    await userEvent.selectOptions(
      other,
      names.find((name) => name.startsWith("Zweiter Stand")) ?? "",
    );
    expect((await screen.findByText("Zweiter", {}, slow)).tagName).toBe("INS");
    expect(screen.getByText("Erster").tagName).toBe("DEL");
    expect(screen.getByText("Das ist dann anders:")).toBeTruthy();
    // what is not compared with the draft is not restored by a section
    const restore = { name: "Diesen Abschnitt wiederherstellen" };
    expect(screen.queryByRole("button", restore)).toBeNull();
  });
});
