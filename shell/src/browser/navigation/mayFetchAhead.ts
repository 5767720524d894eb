interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether something may be prefetched: not without a network, not on a slow
 * one (2g), and not where data are to be saved.
 */
export function mayFetchAhead(
  isOnline: boolean,
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return isOnline && !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}
