import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InGerman } from "../../testing/liveSession.tsx";
import { liveField } from "../../testing/liveField.tsx";
import { pngOf } from "../../testing/liveUpload.ts";
import { NewPictures } from "./NewPictures.tsx";
import { clipOfPictures, picturesIn } from "./pictureFiles.ts";

const fileOf = (name: string, ...colour: [number, number, number]) =>
  new File([pngOf(...colour)], name, { type: "image/png" });

interface Picture {
  alias: { de: string; en: string };
}

describe("pictures", () => {
  const { ida } = liveField();
  const insert = () => userEvent.click(screen.getByRole("button", { name: /Bilde?r? einfügen$/ }));

  it("of this device are inserted as a section each, once their words are kept", async () => {
    const inserted = jest.fn<(ids: number[]) => void>();
    const files = [fileOf("a.png", 1, 90, 30), fileOf("b.png", 2, 90, 30)];
    const { container } = render(
      <NewPictures files={files} locale="de" onInsert={inserted} onClose={() => undefined} />,
      { wrapper: InGerman },
    );
    const german = await waitFor(() => {
      const found = screen.getAllByLabelText("Alternativtext (Deutsch)");
      expect(found).toHaveLength(2);
      return found;
    });
    expect(await axeProblems(container)).toEqual([]);
    // words of one language alone stay here
    await userEvent.type(german[0] as Element, "Ein Saal");
    await insert();
    expect(await screen.findByText(/beiden Sprachen/, { selector: "[role=alert]" })).toBeTruthy();
    expect(inserted).not.toHaveBeenCalled();
    expect(german[0]).toHaveProperty("value", "Ein Saal");
    const english = screen.getAllByLabelText("Alternativtext (Englisch)");
    await userEvent.type(english[0] as Element, "A hall");
    await insert();
    // those of the second one come later
    await waitFor(() => expect(inserted).toHaveBeenCalledTimes(1));
    const [ids = []] = inserted.mock.calls[0] ?? [];
    expect(clipOfPictures(ids)).toMatchObject({
      sections: [
        { model: "image", settings: { image_id: ids[0] } },
        { model: "image", settings: { image_id: ids[1] } },
      ],
      parents: [null, null],
    });
    const stored = await Promise.all(
      ids.map(async (id) => ((await ida().call("GET", `images/${id}/`)) as Picture).alias),
    );
    expect(stored).toEqual([
      { de: "Ein Saal", en: "A hall" },
      { de: "", en: "" },
    ]);
  });

  it("are not what is no picture: that is told without a call, asks for no words, and can be left out", async () => {
    const sent = jest.fn();
    globalThis.XMLHttpRequest = sent as unknown as typeof XMLHttpRequest;
    const files = [new File(["Noten"], "noten.txt", { type: "text/plain" })];
    render(
      <NewPictures
        files={files}
        locale="de"
        onInsert={() => undefined}
        onClose={() => undefined}
      />,
      { wrapper: InGerman },
    );
    expect(await screen.findByText(/Das ist kein Bild/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Noch einmal versuchen" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Weglassen" }));
    expect(screen.queryByText("noten.txt")).toBeNull();
    expect(screen.getByRole("button", { name: "Bilder einfügen" })).toHaveProperty(
      "disabled",
      true,
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it("among files are those that the site takes", () => {
    const text = new File(["Wort"], "a.txt", { type: "text/plain" });
    const picture = fileOf("a.png", 1, 2, 3);
    expect(picturesIn([text, picture])).toEqual([picture]);
    expect(picturesIn(undefined)).toEqual([]);
  });
});
