/** A row of a table in Markdown. */
export const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** @example kilobytes(187_340) => "187.3 kB" */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
