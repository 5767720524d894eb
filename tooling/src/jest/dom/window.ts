import { JSDOM, VirtualConsole } from "jsdom";

const virtualConsole = new VirtualConsole();
for (const kind of ["error", "warn", "info", "log", "debug"] as const) {
  virtualConsole.on(kind, (...said: unknown[]) => console[kind](...said));
}
virtualConsole.on("jsdomError", (error) => console.error(error));

/** The window of all test files of this process. */
export const { window: domWindow } = new JSDOM("<!DOCTYPE html>", {
  pretendToBeVisual: true,
  url: "http://localhost/",
  virtualConsole,
});

interface Listening {
  target: EventTarget;
  given: Parameters<EventTarget["addEventListener"]>;
}

/** What the site's code listens for beyond the elements that it renders. */
let listening: Listening[] = [];
const isOfLibrary = (stack: string) => (stack.split("\n")[2] ?? "").includes("/node_modules/");

/** Notes who listens. Libraries go on: their modules listen once, for all test files. */
function noteListeners(target: EventTarget): void {
  const { addEventListener } = target;
  target.addEventListener = (...given) => {
    if (!isOfLibrary(new Error("listens").stack ?? "")) listening.push({ target, given });
    addEventListener.apply(target, given);
  };
}

/** What a test file has begun: timers and frames. */
const begun = new Set<() => void>();

/** Notes what the site's code puts off, as a window that is closed ends it. Libraries go on, as with listeners. */
function noteTimers(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const original = globalThis[name];
    const noted = (callback: () => void, delay?: number, ...given: unknown[]) => {
      const timer = original(callback, delay, ...given);
      if (!isOfLibrary(new Error("puts off").stack ?? "")) begun.add(() => clearTimeout(timer));
      return timer;
    };
    // Node's own may be awaited
    Reflect.set(globalThis, name, Object.assign(noted, original));
  }
  const { requestAnimationFrame } = domWindow;
  domWindow.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame.call(domWindow, callback);
    if (!isOfLibrary(new Error("puts off").stack ?? ""))
      begun.add(() => domWindow.cancelAnimationFrame(frame));
    return frame;
  };
}

/** What Node has too, but of which the elements of a window know only the window's. */
const insteadOfNodes: ReadonlySet<string> = new Set(
  `AbortController AbortSignal Blob CloseEvent CustomEvent DOMException Event EventTarget File FormData MessageEvent
   Navigator Storage localStorage navigator sessionStorage`.split(/\s+/),
);
/** A window is the object of all globals, and that is Node's. */
const itself: ReadonlySet<string> = new Set(["frames", "parent", "self", "top", "window", "close"]);

/** All names of a window, those that it inherits too. */
function namesOf(window: object): Set<string> {
  const names = new Set<string>();
  for (let at: object = window; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return names.difference(itself);
}

/** What was where a test file has written a value, by name; undefined for what the window inherits. */
const changed = new Map<string, PropertyDescriptor | undefined>();

/** Reads and writes the window's value; its methods know their window by `this`. */
function accessTo(values: Record<string, unknown>, name: string): PropertyDescriptor {
  const original = values[name];
  const isMethod = typeof original === "function" && !/^[A-Z]/.test(name);
  const method: unknown = isMethod ? original.bind(domWindow) : undefined;
  return {
    configurable: true,
    enumerable: true,
    get: () => (isMethod && values[name] === original ? method : values[name]),
    // also what a window only tells, such as how far it is scrolled
    set: (value) => {
      if (!changed.has(name)) changed.set(name, Object.getOwnPropertyDescriptor(values, name));
      Object.defineProperty(values, name, { configurable: true, writable: true, value });
    },
  };
}

/** The globals that read and write the window's values. */
const accesses = new Map<string, PropertyDescriptor>();
let isInstalled = false;

/** Makes the window's globals those of this process, once. */
export function installWindow(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const target of [domWindow, domWindow.document]) noteListeners(target);
  noteTimers();
  for (const name of namesOf(domWindow)) {
    if (name in globalThis && !insteadOfNodes.has(name)) continue;
    const values: Record<string, unknown> = domWindow;
    const access = accessTo(values, name);
    accesses.set(name, access);
    Object.defineProperty(globalThis, name, access);
  }
  for (const name of itself) {
    if (name !== "close")
      Object.defineProperty(globalThis, name, {
        configurable: true,
        writable: true,
        value: globalThis,
      });
  }
}

/** Takes away what a test file has left in the window. */
export function emptyWindow(): void {
  const { document, history, localStorage, sessionStorage } = domWindow;
  for (const { target, given } of listening) target.removeEventListener(...given);
  listening = [];
  for (const end of begun) end();
  begun.clear();
  for (const [name, access] of accesses) {
    if (Object.getOwnPropertyDescriptor(globalThis, name)?.get !== access.get)
      Object.defineProperty(globalThis, name, access);
  }
  for (const [name, before] of changed) {
    if (before) Object.defineProperty(domWindow, name, before);
    else Reflect.deleteProperty(domWindow, name);
  }
  changed.clear();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name) document.cookie = `${name}=; max-age=0; path=/`;
  }
  history.replaceState(null, "", "/");
}
