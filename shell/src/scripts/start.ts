// After the first paint, when it is seen and not when its frame begins, and once what the document shows at once
// is there and painted, or a second has passed: asks for the document's scripts, those that run first, each in a
// task of its own, as sending a request takes a phone some milliseconds. Until then words, looks and pictures have
// the line and the processor to themselves.

/** How long scripts wait for the first paint, and from then on for the pictures at a page's top, in milliseconds. */
const longestWait = 1000;

/** This script's element, as the server writes it: addresses of scripts, with spaces between. */
type StartElement = HTMLScriptElement & { dataset: { run: string; preload: string } };

const { dataset } = document.currentScript as StartElement;
let toRun: string[];
let toPreload: string[];

function next(): void {
  const script = toRun.shift();
  const file = script || toPreload.shift();
  if (!file) return;
  let element: HTMLScriptElement | HTMLLinkElement;
  if (script) {
    element = document.createElement("script");
    element.async = false;
    element.src = file;
  } else {
    element = document.createElement("link");
    element.rel = "preload";
    element.as = "script";
    element.href = file;
  }
  document.head.appendChild(element);
  setTimeout(next);
}

function begin(): void {
  if (toRun) return;
  toRun = dataset.run.split(" ");
  toPreload = dataset.preload.split(" ");
  next();
}

/** Frames are painted after their callbacks, so a task that a callback begins comes after the paint. */
function beginAfterFrame(): void {
  requestAnimationFrame(() => {
    setTimeout(begin);
  });
}

function whenPainted(): void {
  if (document.readyState === "complete") beginAfterFrame();
  else {
    addEventListener("load", beginAfterFrame);
    setTimeout(begin, longestWait);
  }
}

// a document that is not shown is not painted either
if (document.hidden) begin();
else {
  try {
    new PerformanceObserver(whenPainted).observe({ type: "paint", buffered: true });
  } catch {
    requestAnimationFrame(whenPainted);
  }
  setTimeout(whenPainted, longestWait);
}
