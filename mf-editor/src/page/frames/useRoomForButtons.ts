import { useEffect, useLayoutEffect, useRef } from "react";

/** Of elements below which the editor has buttons; page.module.css moves away what follows. */
const mark = "data-field-buttons";
/** As high as a row of buttons, in pixels. */
const row = 30;

/** What the buttons stand below: lines of text have no room of their own. */
function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement: parent } = element;
  const isInLine = getComputedStyle(element).display === "inline";
  return isInLine && parent ? blockOf(parent) : element;
}

function giveRoom(element: HTMLElement): void {
  if (element.hasAttribute(mark)) return;
  const present = Number.parseFloat(getComputedStyle(element).marginBlockEnd) || 0;
  if (present < row) element.setAttribute(mark, "");
}

const takeRoom = (element: HTMLElement) => element.removeAttribute(mark);

/** Moves what follows away from the buttons below elements, where the page leaves too little room for them. */
export function useRoomForButtons(elements: readonly HTMLElement[]): void {
  const shown = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const blocks = elements.map(blockOf);
    const present = new Set(blocks);
    for (const element of shown.current) if (!present.has(element)) takeRoom(element);
    for (const element of blocks) giveRoom(element);
    shown.current = blocks;
  });
  useEffect(
    () => () => {
      for (const element of shown.current) takeRoom(element);
    },
    [],
  );
}
