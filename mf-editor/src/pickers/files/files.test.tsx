import type { Field } from "@festival/contracts/fields/field";
import { mostVideoBytes } from "@festival/contracts/fields/fileKinds";
import { film } from "@festival/contracts/sections/films";
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
import { Colleague, InGerman, signInAt } from "../../testing/liveSession.tsx";
import { liveUpload } from "../../testing/liveUpload.ts";

const captions = (text: string) =>
  new File([`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`], "Grußwort.vtt", { type: "text/vtt" });

describe("a field that names a file", () => {
  let backend: Backend;
  let ida: Colleague;
  const changed = jest.fn();
  const { XMLHttpRequest: original } = globalThis;

  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined;
    backend = await startBackend(1);
    ida = new Colleague(backend, 0);
  });
  afterAll(() => backend.stop());
  beforeEach(() => {
    signInAt(backend);
    globalThis.XMLHttpRequest = liveUpload(backend.origin, backend.people[0] ?? {});
  });
  afterEach(() => {
    cleanup();
    changed.mockReset();
    globalThis.XMLHttpRequest = original;
  });

  function Kept({ field }: { field: Field }) {
    const [value, setValue] = useState<unknown>(null);
    return (
      <FieldInput
        field={field}
        value={value}
        locale="de"
        onChange={(next) => {
          setValue(next);
          changed(next);
        }}
      />
    );
  }
  const open = (field: Field) => render(<Kept field={field} />, { wrapper: InGerman });
  const upload = (label: RegExp, file: File) =>
    userEvent.upload(screen.getByLabelText(label), file, { applyAccept: false });

  it("is uploaded where it is named, and chosen", async () => {
    const { container } = open(film.fields.captions_de_id);
    await upload(/^Deutsche Untertitel: Datei/, captions("Guten Abend."));
    expect(await screen.findByText("Hochgeladen und gewählt.")).toBeTruthy();
    const id = changed.mock.lastCall?.[0];
    expect(await ida.call("GET", `files/${String(id)}/`)).toMatchObject({
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
