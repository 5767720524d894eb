/** Lets the browser save words as a file. */
export function saveFile({
  name,
  type,
  content,
}: {
  name: string;
  type: string;
  content: string;
}): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
