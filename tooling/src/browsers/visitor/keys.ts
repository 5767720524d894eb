/** Keys that write no letter, as WebDriver names them. */
const codes = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Backspace: "\uE003",
  Control: "\uE009",
  End: "\uE010",
  Enter: "\uE006",
  Escape: "\uE00C",
  Home: "\uE011",
  Shift: "\uE008",
  Tab: "\uE004",
} as const;

export type NamedKey = keyof typeof codes;

type KeyAction = { type: "keyDown" | "keyUp"; value: string };
type PointerAction =
  | { type: "pointerMove"; x: number; y: number }
  | { type: "pointerDown" | "pointerUp"; button: 0 };

/** An input device, and what it does. */
export type InputSource =
  | { type: "key"; id: "keyboard"; actions: KeyAction[] }
  | {
      type: "pointer";
      id: "mouse";
      parameters: { pointerType: "mouse" };
      actions: PointerAction[];
    };

const keyboard = (actions: KeyAction[]): InputSource => ({ type: "key", id: "keyboard", actions });

/** A key is named, or is the letter that it writes. */
const codeOf = (key: string) => (key in codes ? codes[key as NamedKey] : key);

/** Each letter of a text, one after the other; a letter with its marks is one. */
export function typed(text: string): InputSource {
  const letters = [...new Intl.Segmenter().segment(text.normalize("NFC"))];
  return keyboard(
    letters.flatMap(({ segment }): KeyAction[] => [
      { type: "keyDown", value: segment },
      { type: "keyUp", value: segment },
    ]),
  );
}

/**
 * Keys that are held down together, in their order.
 * @example pressed("Control", "v") => Control down, v down, v up, Control up
 */
export function pressed(...keys: (NamedKey | (string & {}))[]): InputSource {
  const values = keys.map(codeOf);
  return keyboard([
    ...values.map((value): KeyAction => ({ type: "keyDown", value })),
    ...values.toReversed().map((value): KeyAction => ({ type: "keyUp", value })),
  ]);
}

/** Two clicks at once, which mark the word below. */
export const clickedTwice = (place: { x: number; y: number }): InputSource => {
  const click = clicked(place);
  return { ...click, actions: [...click.actions, ...click.actions.slice(1)] } as InputSource;
};

/** A click at a place of the window, in CSS pixels. */
export function clicked({ x, y }: { x: number; y: number }): InputSource {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}
