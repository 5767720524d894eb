import type { Field } from "@festival/contracts/fields/field";
import { mostPictureBytes } from "@festival/contracts/images";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { liveField } from "../../testing/liveField.tsx";
import { pngOf } from "../../testing/liveUpload.ts";

const label = { de: "Bild", en: "Picture" };
const one: Field = { kind: "picture", to: "images", label };
const several: Field = { kind: "pictures", to: "images", max: 3, label };

const fileOf = (name: string, ...colour: [number, number, number]) =>
  new File([pngOf(...colour)], name, { type: "image/png" });

describe("choosing a picture", () => {
  const { changed, ida, show } = liveField();

  /** A picture that is there already. */
  async function stored(name: string, colour: [number, number, number], words: object = {}) {
    const form = new FormData();
    form.set("words_later", "true");
    form.set("file", fileOf(name, ...colour));
    const id = await new Promise<number>((resolve) => {
      const request = new XMLHttpRequest();
      request.open("POST", "/de/pageeditor-api/images/");
      request.addEventListener("load", () => resolve(request.response.id));
      request.send(form);
    });
    const { revision } = (await ida().call("GET", `images/${id}/`)) as { revision: number };
    await ida().call("POST", `images/${id}/`, { decorative: true, ...words, revision });
    return id;
  }

  async function open(field: Field, start: unknown) {
    const rendered = show(field, start);
    await userEvent.click(screen.getByRole("button", { name: /^Bild: / }));
    await screen.findByRole("dialog");
    return rendered;
  }
  const upload = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText(/^Bilder von diesem Gerät/), files);
  const shown = () => {
    const grid = screen.queryByRole("listbox", { name: "Bilder" });
    return grid ? within(grid).getAllByRole("option") : [];
  };
  const options = () => shown().map(({ textContent }) => textContent);

  it("of this device asks for its words in both languages, and takes it", async () => {
    await open(one, null);
    expect(await screen.findByText(/Kein Bild gefunden/)).toBeTruthy();
    expect(await axeProblems(screen.getByRole("dialog"))).toEqual([]);
    await upload(fileOf("probe.png", 200, 30, 30));
    expect(await screen.findByText(/hochgeladen; die Worte fehlen noch/)).toBeTruthy();
    const words = await screen.findByRole("group", { name: "Worte des Bildes" });
    await userEvent.click(within(words).getByRole("button", { name: "Worte speichern" }));
    expect(within(words).getByRole("alert").textContent).toMatch(/Es fehlt der Alternativtext/);
    expect(await axeProblems(screen.getByRole("dialog"))).toEqual([]);
    await userEvent.type(screen.getByLabelText("Alternativtext (Deutsch)"), "Eine Geige");
    await userEvent.type(screen.getByLabelText("Alternativtext (Englisch)"), "A violin");
    await userEvent.type(screen.getByLabelText("Bildnachweis"), "Ida Brandt");
    screen.getByRole("slider", { name: "Bildmittelpunkt" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await userEvent.click(screen.getByRole("button", { name: "Worte speichern" }));
    expect(await screen.findByText("A violin")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Dieses Bild nehmen" }));
    const [id] = changed.mock.calls.at(-1) ?? [];
    expect(await ida().call("GET", `images/${String(id)}/`)).toMatchObject({
      alias: { de: "Eine Geige", en: "A violin" },
      copyright: "Ida Brandt",
      focal_point: { x: 0.52, y: 0.48 },
      is_shown: true,
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByText("Eine Geige")).toBeTruthy();
  });

  it("that is there already is offered in the place of a second one", async () => {
    const id = await stored("vorhanden.png", [10, 20, 30], {
      decorative: false,
      alias: { de: "Ein Cello", en: "A cello" },
    });
    await open(one, null);
    await upload(fileOf("noch-einmal.png", 10, 20, 30));
    expect(await screen.findByText(/war schon da/)).toBeTruthy();
    const details = await screen.findByRole("region", { name: "Gewähltes Bild" });
    expect(await within(details).findByText("A cello")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Dieses Bild nehmen" }));
    expect(changed).toHaveBeenLastCalledWith(id);
  });

  it("is found by words and labels, and taken by arrow keys", async () => {
    await stored("saal-a.png", [1, 1, 1], { labels: "Saal, innen" });
    const wanted = await stored("saal-b.png", [2, 2, 2], {
      labels: "Saal",
      rights_until: "2025-01-01T00:00:00.000Z",
    });
    await open(one, null);
    await userEvent.type(await screen.findByLabelText("Bilder suchen"), "saal");
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()[0]).toMatch(/saal-b.*Rechte sind abgelaufen, nirgends verwendet/);
    expect(await axeProblems(screen.getByRole("dialog"))).toEqual([]);
    const [first, second] = shown();
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement?.textContent).toMatch(/saal-a/);
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    expect(changed).toHaveBeenLastCalledWith(wanted);

    await userEvent.click(screen.getByRole("button", { name: "Bild: Anderes Bild …" }));
    await userEvent.click(await screen.findByRole("button", { name: "innen" }));
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(/saal-a/)]));
    await userEvent.selectOptions(screen.getByLabelText("Verwendung"), "verwendet");
    expect(await screen.findByText(/Kein Bild gefunden/)).toBeTruthy();
  });

  it("several are dropped at once, and those that cannot be taken say why", async () => {
    await open(several, []);
    const large = fileOf("riesig.png", 3, 3, 3);
    Object.defineProperty(large, "size", { value: mostPictureBytes + 1 });
    const noPicture = new File(["Noten"], "noten.png", { type: "image/png" });
    const drop = screen.getByText(/^Bilder von diesem Gerät/);
    fireEvent.drop(drop, {
      dataTransfer: {
        files: [fileOf("a.png", 4, 4, 4), large, noPicture, fileOf("b.png", 5, 5, 5)],
      },
    });
    expect(await screen.findByText("Neu: 2, schon da: 0, gescheitert: 2.")).toBeTruthy();
    expect(screen.getByText(/Die Datei ist zu groß/)).toBeTruthy();
    expect(screen.getByText(/Das ist kein Bild, das die Website zeigen kann/)).toBeTruthy();
    expect(await axeProblems(screen.getByRole("dialog"))).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "2 Bilder nehmen" }));
    expect(changed.mock.calls.at(-1)?.[0]).toHaveLength(2);
    expect(await screen.findByRole("button", { name: "b.png nach oben" })).toBeTruthy();
  });

  it("says that the pictures cannot be read, and reads them on request", async () => {
    const { fetch: live } = globalThis;
    globalThis.fetch = async () => {
      throw new TypeError("offline");
    };
    await open(one, null);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Keine Verbindung zum Server.");
    expect(await axeProblems(screen.getByRole("dialog"))).toEqual([]);
    globalThis.fetch = live;
    await userEvent.click(within(alert).getByRole("button", { name: "Noch einmal versuchen" }));
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
