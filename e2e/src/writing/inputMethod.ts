import type { Page } from "@playwright/test";

/** How a keyboard sends Enter without telling which key it is. */
type EnterKind = "asked" | "unasked";

/** Speaks to a page as an input method does, by Chromium's protocol for developers. */
export interface InputMethod {
  /**
   * Shows words that are not written yet, in the place of those that it showed before.
   * @param caret among their letters; at the end where absent
   */
  show(text: string, caret?: number): Promise<void>;
  /** Shows one text after the other, then writes the last one. */
  compose(...texts: string[]): Promise<void>;
  /** Writes words in the place of those that are shown. */
  write(text: string): Promise<void>;
  /** Takes away what is shown. */
  cancel(): Promise<void>;
  /**
   * Enter of a phone's keyboard: its key is 229, as of all keys there.
   * @param kind whether the browser tells of the change before it is made
   */
  enter(kind: EnterKind): Promise<void>;
  /** A key that the input method takes for itself. */
  key(): Promise<void>;
  /** The same for Backspace. */
  backspace(): Promise<void>;
}

export async function inputMethodOf(page: Page): Promise<InputMethod> {
  const client = await page.context().newCDPSession(page);
  const key = { key: "Unidentified", windowsVirtualKeyCode: 229 };
  const show = async (text: string, caret = text.length) => {
    const selection = { selectionStart: caret, selectionEnd: caret };
    await client.send("Input.imeSetComposition", { text, ...selection });
  };
  const write = async (text: string) => {
    await client.send("Input.insertText", { text });
  };
  const press = async (commands: string[], unasked?: string) => {
    await client.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key, commands });
    if (unasked) await page.evaluate(`document.execCommand("${unasked}")`);
    await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  };
  return {
    show,
    write,
    async compose(...texts) {
      for (const text of texts) await show(text);
      await write(texts.at(-1) ?? "");
    },
    cancel: () => show(""),
    enter: (kind) => (kind === "asked" ? press(["insertNewline"]) : press([], "insertParagraph")),
    key: () => press([]),
    backspace: () => press(["deleteBackward"]),
  };
}
