import { statSync } from "node:fs";
import { dirname } from "node:path";

const everyoneEnters = 0o001;

/** Whether every user of this machine may enter a folder, and all those above it. */
export function isOpen(folder: string): boolean {
  const parent = dirname(folder);
  const { mode } = statSync(folder);
  return (mode & everyoneEnters) !== 0 && (parent === folder || isOpen(parent));
}
