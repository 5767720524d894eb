import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { BrowserWindow, Point } from "../engines/engine.ts";
import type { InPage, Place } from "./inPage.ts";
import { Visitor } from "./visitor.ts";

/** What the mouse did and what was seen, in order. */
let log: string[] = [];
const told = ({ x, y }: Point) => `${x} ${y}`;

/** Runs an expression in this page, as a browser does. */
async function evaluate(expression: string): Promise<unknown> {
  const script = document.createElement("script");
  script.text = `globalThis.festivalAnswer = (${expression});`;
  document.head.append(script);
  script.remove();
  return (globalThis as { festivalAnswer?: unknown }).festivalAnswer;
}

/** A visitor at a window that shows this very page; the browser around it is the boundary. */
function visitorWith(
  window: Partial<BrowserWindow>,
  answers: Partial<Pick<InPage, "placeOf" | "count">> = {},
): Visitor {
  Object.assign(globalThis, { festivalQuestions: answers });
  const shown: Partial<BrowserWindow> = { evaluate, ...window };
  return new Visitor(shown as BrowserWindow, "http://127.0.0.1");
}

beforeEach(() => {
  log = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "festivalQuestions");
});

describe("a press", () => {
  it("waits until what it presses stands still from one picture to the next and is free", async () => {
    const frames = globalThis.requestAnimationFrame;
    jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((draw) => {
      log.push("picture");
      return frames(draw);
    });
    const places: Place[] = [
      { x: 5, y: 90 },
      { coveredBy: "<header>" },
      { coveredBy: "<header>" },
      { x: 5, y: 40 },
      { x: 5, y: 20 },
      { x: 5, y: 20 },
    ];
    const visitor = visitorWith(
      {
        perform: async ([source]) => {
          const [move] = source?.actions ?? [];
          log.push(`click ${JSON.stringify(move)}`);
        },
      },
      {
        placeOf: () => {
          log.push("look");
          return places.shift() ?? null;
        },
      },
    );
    await visitor.press({ css: "a" });
    const lookOnce = ["look", "picture", "picture"];
    expect(log).toEqual([
      ...Array.from({ length: 5 }, () => lookOnce).flat(),
      "look",
      'click {"type":"pointerMove","x":5,"y":20}',
    ]);
  });
});

describe("a drag", () => {
  /** A browser's: it takes its time to begin, and is some moves behind. */
  function slowMouse(movesBeforeItBegins: number): BrowserWindow["mouse"] {
    let held = false;
    let moves = 0;
    const behind: Point[] = [];
    const tell = (type: string, { x, y }: Point) => {
      log.push(`${type} ${told({ x, y })}`);
      document.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y }));
    };
    return {
      async moveTo(point) {
        log.push(`move ${told(point)}`);
        if (!held) return;
        moves += 1;
        if (moves === movesBeforeItBegins) tell("dragstart", point);
        const reached = behind.length < 3 ? undefined : behind.shift();
        if (moves > movesBeforeItBegins && reached) tell("dragover", reached);
        behind.push(point);
      },
      async hold() {
        held = true;
        log.push("hold");
      },
      async release() {
        log.push("release");
      },
    };
  }
  const target = { css: "[data-edge]" };

  it("begins where the mouse holds it, and moves on once the page says that it began", async () => {
    const visitor = visitorWith({ mouse: slowMouse(11) });
    await visitor.drag({ x: 100, y: 50 }, { x: 500, y: 90 });
    expect(log.slice(0, 2)).toEqual(["move 100 50", "hold"]);
    const begin = log.findIndex((line) => line.startsWith("dragstart"));
    const before = log.slice(2, begin).map((line) => Number(line.split(" ")[1]));
    expect(before).toEqual([102, 104, 106, 108, 110, 112, 114, 116, 114, 116, 114]);
  });

  it("of an earlier time says nothing of the next one", async () => {
    await visitorWith({ mouse: slowMouse(1) }).drag({ x: 0, y: 0 }, { x: 80, y: 0 });
    log = [];
    await visitorWith({ mouse: slowMouse(3) }).drag({ x: 0, y: 0 }, { x: 80, y: 0 });
    expect(log.slice(0, 6)).toEqual([
      "move 0 0",
      "hold",
      "move 2 0",
      "move 4 0",
      "move 6 0",
      "dragstart 6 0",
    ]);
  });

  it("is dropped once the page knows it over its place and shows what it is to", async () => {
    let looks = 0;
    const visitor = visitorWith(
      { mouse: slowMouse(1) },
      {
        count: () => {
          looks += 1;
          log.push(`look ${looks}`);
          return looks < 3 ? 0 : 1;
        },
      },
    );
    await visitor.drag({ x: 0, y: 0 }, { x: 80, y: 40 }, target);
    expect(log.slice(-2)).toEqual(["look 3", "release"]);
    const first = log.slice(0, log.indexOf("look 1"));
    expect(first.at(-1)).toBe("dragover 80 40");
  });
});

describe("a composition", () => {
  const tell = (data: string) => {
    log.push(`page ${data}`);
    document.dispatchEvent(new CompositionEvent("compositionend", { data }));
  };

  it("ends once the page has its letter: no other one, nor the same of an earlier time", async () => {
    const others = ["u"];
    const visitor = visitorWith({
      async compose(letter) {
        log.push(`compose ${letter}`);
        others.splice(0).forEach(tell);
        setTimeout(tell, 150, letter);
      },
    });
    for (const letter of ["ü", "ü"]) {
      await visitor.compose(letter);
      log.push("done");
    }
    const second = ["compose ü", "page ü", "done"];
    expect(log).toEqual(["compose ü", "page u", "page ü", "done", ...second]);
  });
});
