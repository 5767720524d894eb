const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
/** Whether a dialog is open: those that want files take them. */
const isElsewhere = () => document.querySelector("dialog[open]") !== null;

/**
 * Takes files that are dropped on the page. A browser opens them otherwise, in the place of the page and of what is
 * written there.
 * @returns ends it
 */
export function takeDroppedFiles(onDrop: (event: DragEvent) => void): () => void {
  const over = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    if (!isTaken && !isElsewhere()) onDrop(event);
  };
  document.addEventListener("dragover", over);
  document.addEventListener("drop", drop);
  return () => {
    document.removeEventListener("dragover", over);
    document.removeEventListener("drop", drop);
  };
}
