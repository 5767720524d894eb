/** Files of code in one folder; with more of them, a reader no longer sees what belongs together. */
export const mostFiles = 25;

const isCode = (file: string) =>
  /\.(?:ts|tsx|mjs|cjs)$/.test(file) && !/\.test\.tsx?$|\.spec\.ts$|\.d\.ts$/.test(file);

/**
 * Folders with more files of code than `mostFiles`, and how many; tests, styles and texts don't count.
 * @param files paths with "/" between names
 */
export function fullFolders(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files.filter(isCode)) {
    const folder = file.slice(0, Math.max(file.lastIndexOf("/"), 0));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > mostFiles));
}
