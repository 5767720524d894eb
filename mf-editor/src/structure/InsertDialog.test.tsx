import type { Locale } from "@festival/contracts/locales";
import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { provideDialogs } from "../testing/dialogs.ts";
import { copyOf, section } from "../testing/sections.ts";
import { texts } from "../texts.ts";
import { contentOf } from "../workingCopy/ops.ts";
import { InsertDialog } from "./InsertDialog.tsx";

const originalFetch = globalThis.fetch;
const nothing = () => undefined;
const box = section(2, {
  model: "container",
  settings: { layout: "50-50" },
  texts: { de: {}, en: {} },
});

function open(locale: Locale, parent: number | null = null) {
  const onInsert = jest.fn();
  const { container } = render(
    <I18nextProvider i18n={createI18n(locale, texts)}>
      <InsertDialog
        content={contentOf(copyOf([box]))}
        at={{ parent, column: 0, before: null }}
        locale={locale}
        onInsert={onInsert}
        onPattern={nothing}
        onPaste={nothing}
        onPictures={nothing}
        onClose={nothing}
      />
    </I18nextProvider>,
  );
  return { container, onInsert };
}

const models = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item) => item.querySelector("button")?.textContent ?? []);

describe("the dialog for inserting", () => {
  beforeEach(() => {
    provideDialogs();
    globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => [] }) as never;
  });
  afterEach(() => {
    cleanup();
    globalThis.fetch = originalFetch;
  });

  it.each([false, true])(
    "is read first on a device without a mouse, whose keyboard would cover it: %s",
    (isTouched) => {
      const matchMedia = (query: string) => ({
        matches: isTouched && query === "(pointer: coarse)",
      });
      Object.assign(globalThis, { matchMedia });
      open("de");
      const heading = screen.getByRole("heading", { level: 2 });
      expect(document.activeElement === heading).toBe(isTouched);
    },
  );

  it.each<[Locale, string, string[], string, string]>([
    ["de", "bild", ["Bild", "Bildergalerie"], "image", "Keine Art von Abschnitt heißt so."],
    ["en", "picture", ["Picture", "Picture gallery"], "image", "No kind of section has this name."],
  ])(
    "finds a type by its name, and inserts it by Enter: %s",
    async (locale, typed, found, model, none) => {
      const { container, onInsert } = open(locale);
      expect(models().length).toBeGreaterThan(20);
      const search = screen.getByRole("searchbox");
      await userEvent.type(search, `  ${typed.toUpperCase()}`);
      expect(models()).toEqual(found);
      expect(await axeProblems(container)).toEqual([]);
      await userEvent.type(search, "xyz{Enter}");
      expect(screen.getByText(none)).toBeTruthy();
      expect(onInsert).not.toHaveBeenCalled();
      await userEvent.clear(search);
      await userEvent.type(search, "{Enter}");
      expect(onInsert).not.toHaveBeenCalled();
      await userEvent.type(search, `${typed}{Enter}`);
      expect(onInsert.mock.calls).toEqual([[model]]);
    },
  );

  it("inserts nothing by Enter that may not stand there", async () => {
    const { onInsert } = open("de", 2);
    await userEvent.type(screen.getByRole("searchbox"), "farbige{Enter}");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Farbige/ }).disabled).toBe(true);
    expect(onInsert).not.toHaveBeenCalled();
  });
});
