/** Lets jsdom open and close dialogs, which it knows but does not open, on a device with a mouse. */
export function provideDialogs(): void {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
