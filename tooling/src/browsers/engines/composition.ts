import { pressed, typed, type InputSource } from "../visitor/keys.ts";
import type { BidiConnection } from "./bidi.ts";

const codeOf = (letter: string) => (letter.codePointAt(0) ?? 0).toString(16);

/**
 * What an input method shows, one after another, while a letter is chosen by its code, as GTK's own does.
 * @example shownFor("ü") => ["u", "uf", "ufc"]
 */
export function shownFor(letter: string): string[] {
  const code = codeOf(letter);
  return Array.from({ length: code.length + 1 }, (_, length) => `u${code.slice(0, length)}`);
}

/** Keys of GTK's input method: Ctrl, Shift and U begin a code, Enter ends it. */
export const gtkComposition = (letter: string): InputSource[][] => [
  [pressed("Control", "Shift", "u")],
  [typed(codeOf(letter))],
  [pressed("Enter")],
];

/** Chromium's protocol for developers speaks as an input method. */
export async function composeInChromium(
  bidi: BidiConnection,
  context: string,
  letter: string,
): Promise<void> {
  const { session } = await bidi.send<{ session: string }>("goog:cdp.getSession", { context });
  const send = (method: string, params: object) =>
    bidi.send("goog:cdp.sendCommand", { session, method, params });
  for (const text of shownFor(letter)) {
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await send("Input.imeSetComposition", { text, ...caret });
  }
  await send("Input.insertText", { text: letter });
}

/** Runs in Firefox's own window. It can use nothing but what it is given. */
const composeByProcessor = `(letter, shown) => {
  const method = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
  if (!method.beginInputTransactionForTests(window)) throw new Error("Another input method is at work.");
  for (const text of shown) {
    method.setPendingCompositionString(text);
    method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
    method.setCaretInPendingComposition(text.length);
    method.flushPendingComposition();
  }
  method.commitCompositionWith(letter);
}`;

interface FirefoxTree {
  contexts: { context: string; url: string }[];
}

/** Firefox has a part that speaks as an input method; its own window can ask for it. */
export async function composeInFirefox(bidi: BidiConnection, letter: string): Promise<void> {
  const { contexts } = await bidi.send<FirefoxTree>("browsingContext.getTree", {
    "moz:scope": "chrome",
  });
  const own = contexts.find(({ url }) => url.endsWith("/browser.xhtml"));
  const given = `${JSON.stringify(letter)}, ${JSON.stringify(shownFor(letter))}`;
  const answer = await bidi.send<{ type: string; exceptionDetails?: { text: string } }>(
    "script.evaluate",
    {
      expression: `(${composeByProcessor})(${given})`,
      target: { context: own?.context },
      awaitPromise: false,
    },
  );
  if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
}
