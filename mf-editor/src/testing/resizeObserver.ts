/** jsdom has no `ResizeObserver`; without a layout there is nothing that it could tell. */
export function provideResizeObserver(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
