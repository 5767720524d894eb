import type { RichText } from "@festival/contracts/api/common";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { texts } from "../../texts.ts";
import { RichTextInput } from "./RichTextInput.tsx";

const block = (key: string, text: string, more = {}): RichText["blocks"][number] => ({
  key,
  text,
  type: "unstyled",
  depth: 0,
  inlineStyleRanges: [],
  entityRanges: [],
  ...more,
});
const text: RichText = {
  blocks: [
    block("a", "Eine fette Zeile", {
      inlineStyleRanges: [{ offset: 5, length: 5, style: "BOLD" }],
    }),
    block("b", "Zweite Zeile"),
    block("c", "Ein Punkt", { type: "unordered-list-item" }),
  ],
  entityMap: {},
};

/** Tells the fields that they have come near. */
let comeNear: () => void;
let written: RichText | null;

class Observer implements Partial<IntersectionObserver> {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => told([{ isIntersecting: true }]);
  }
  observe() {
    // it tells when the test says so
  }
  disconnect() {
    // nothing is held
  }
}

function Written() {
  const words = useWatch({ name: "text" }) as RichText | null;
  useEffect(() => {
    written = words;
  }, [words]);
  return null;
}

function Form() {
  const form = useForm({ defaultValues: { text } });
  return (
    <I18nextProvider i18n={createI18n("de", texts)}>
      <FormProvider {...form}>
        <button type="button">davor</button>
        <RichTextInput path="text" label="Text" lang="de" />
        <Written />
      </FormProvider>
    </I18nextProvider>
  );
}

const field = () => screen.getByRole("textbox", { name: "Text" });
const isThere = () => field().getAttribute("contenteditable") === "true";
/** A busy machine takes its time to read draft-js. */
const patience = { timeout: 20_000 };

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, "IntersectionObserver");
  Reflect.deleteProperty(document, "caretPositionFromPoint");
});

describe("a field for words with formats", () => {
  // the first one: later ones have the code that it waits for
  it("takes a press where it was, and what was typed since", async () => {
    render(<Form />);
    const line = screen.getByText("Zweite Zeile");
    Object.assign(document, {
      caretPositionFromPoint: () => ({ offsetNode: line.firstChild, offset: 7 }),
    });
    fireEvent.mouseDown(line);
    fireEvent.keyDown(field(), { key: "n" });
    fireEvent.keyDown(field(), { key: "e" });
    await waitFor(() => expect(isThere()).toBe(true), patience);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await waitFor(() => expect(written?.blocks[1]?.text).toBe("Zweite neZeile"));
    expect(written?.blocks[0]?.text).toBe("Eine fette Zeile");
  });

  it("shows its words with their formats until it is near, then it can be written in", async () => {
    render(<Form />);
    expect(isThere()).toBe(false);
    expect([...field().children].map(({ textContent }) => textContent)).toEqual(
      text.blocks.map(({ text: words }) => words),
    );
    expect(field().querySelector("[data-bold]")?.textContent).toBe("fette");
    act(() => comeNear());
    await waitFor(() => expect(isThere()).toBe(true), patience);
    expect(document.activeElement).toBe(document.body);
  });

  it("can be written in once the keyboard has come to it", async () => {
    render(<Form />);
    screen.getByRole("button", { name: "davor" }).focus();
    await userEvent.tab();
    await waitFor(() => expect(isThere()).toBe(true), patience);
    expect(document.activeElement).toBe(field());
  });

  it("can be written in at once where a browser does not tell what is near", async () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
    render(<Form />);
    await waitFor(() => expect(isThere()).toBe(true), patience);
  });
});
