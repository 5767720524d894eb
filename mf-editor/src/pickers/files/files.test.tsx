import { mostVideoBytes } from "@festival/contracts/fields/fileKinds";
import { film } from "@festival/contracts/sections/films";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { liveField } from "../../testing/liveField.tsx";

const captions = (text: string) =>
  new File([`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`], "Grußwort.vtt", { type: "text/vtt" });

describe("a field that names a file", () => {
  const { changed, ida, show: open } = liveField();
  const upload = (label: RegExp, file: File) =>
    userEvent.upload(screen.getByLabelText(label), file, { applyAccept: false });

  it("is uploaded where it is named, and chosen", async () => {
    const { container } = open(film.fields.captions_de_id);
    await upload(/^Deutsche Untertitel: Datei/, captions("Guten Abend."));
    expect(await screen.findByText("Hochgeladen und gewählt.")).toBeTruthy();
    const id = changed.mock.lastCall?.[0];
    expect(await ida().call("GET", `files/${String(id)}/`)).toMatchObject({
      title: { de: "Grußwort", en: "Grußwort" },
      content_type: "text/vtt",
    });
    const chosen = await screen.findByRole<HTMLInputElement>("combobox");
    await waitFor(() => expect(chosen.value).toBe("Grußwort"));
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says in the reader's language why it was refused, and tries again", async () => {
    open(film.fields.captions_de_id);
    await upload(/^Deutsche Untertitel: Datei/, new File(["1\n00:00,1"], "alt.srt"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("alt.srt: Das sind keine Untertitel");
    await userEvent.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
    expect((await screen.findByRole("alert")).textContent).toContain("alt.srt");
    expect(changed).not.toHaveBeenCalled();
  });

  it("tells at once that a video is too large", async () => {
    open(film.fields.file_id);
    const large = new File(["x"], "oper.mp4");
    Object.defineProperty(large, "size", { value: mostVideoBytes + 1 });
    await upload(/^Video: Datei/, large);
    expect((await screen.findByRole("alert")).textContent).toContain("höchstens 200\u00a0MB");
  });

  it("offers files of its own kind alone", async () => {
    open(film.fields.file_id);
    await userEvent.click(screen.getByRole("combobox"));
    expect(await screen.findByText("Nichts gefunden.")).toBeTruthy();
    cleanup();
    open(film.fields.captions_en_id);
    await userEvent.click(screen.getByRole("combobox"));
    expect(await screen.findByRole("option", { name: /Grußwort/ })).toBeTruthy();
  });
});
