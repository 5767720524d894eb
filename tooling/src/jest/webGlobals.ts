import { TextDecoder, TextEncoder } from "node:util";

// Every browser has these; jsdom leaves them out, and react-router wants them when it loads.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// It lays nothing out, and so leaves out what scrolls. Tests of the server's side run without it.
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => {};

// It draws nothing either; axe wants a canvas before it compares a label with the words that are seen.
if ("HTMLCanvasElement" in globalThis) {
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return { canvas: this };
    },
  });
}
