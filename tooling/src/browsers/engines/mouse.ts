import type { BidiConnection } from "./bidi.ts";
import type { Display } from "./display.ts";
import type { Mouse } from "./engine.ts";

/** A mouse of WebDriver's own, for engines that drag with it. */
export function bidiMouse(bidi: BidiConnection, context: string): Mouse {
  const perform = (action: object) =>
    bidi.send<void>("input.performActions", {
      context,
      actions: [{ type: "pointer", id: "mouse", actions: [action] }],
    });
  return {
    moveTo: ({ x, y }) => perform({ type: "pointerMove", x, y }),
    hold: () => perform({ type: "pointerDown", button: 0 }),
    release: () => perform({ type: "pointerUp", button: 0 }),
  };
}

/** Where the page begins on its screen, in an expression for it: Firefox says so itself, others have a bar above it. */
const pageOnScreen = `"mozInnerScreenX" in window
  ? { x: mozInnerScreenX, y: mozInnerScreenY }
  : { x: screenX + (outerWidth - innerWidth) / 2, y: screenY + outerHeight - innerHeight }`;

/** The display's mouse, for engines that begin to drag by WebDriver and never drop. */
export function displayMouse(
  { moveMouse }: Display,
  evaluate: (expression: string) => Promise<unknown>,
): Mouse {
  return {
    async moveTo({ x, y }) {
      const page = (await evaluate(pageOnScreen)) as { x: number; y: number };
      await moveMouse("mousemove", String(Math.round(page.x + x)), String(Math.round(page.y + y)));
    },
    hold: () => moveMouse("mousedown", "1"),
    release: () => moveMouse("mouseup", "1"),
  };
}
