/**
 * What the shell and the owners hand to each other (`contracts/release/crossing.ts`), as MAJOR.MINOR. An addition that
 * owners built before do not notice raises the minor; everything else raises the major. `contracts/released` keeps the
 * types of each minor, and a test compares them with today's.
 */
export const contractVersion = "4.1";

/** The last minor of the major before, whose releases get what they know (`formerContract.ts`). */
export const formerContractVersion = "3.2";

/** @example partsOf("19.3.0") => [19, 3, 0] */
function partsOf(version: string): number[] {
  return version.split(".").map(Number);
}

/** Whether one version can stand in for another: of the same major, and not older. */
export function standsInFor(offered: string, needed: string): boolean {
  const [offeredParts, neededParts] = [partsOf(offered), partsOf(needed)];
  if (offeredParts[0] !== neededParts[0]) return false;
  for (const [place, part] of neededParts.entries()) {
    const difference = (offeredParts[place] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** The minors that a shell speaks, for messages. */
export function spokenRange(...spoken: readonly string[]): string {
  const ranges = spoken.map((version) => {
    const [major, minor] = partsOf(version);
    return minor ? `${major}.0 to ${major}.${minor}` : `${major}.0`;
  });
  return ranges.join(" and ");
}

/**
 * Why a shell cannot use a release, by the contract that it needs: a clause that says what to do; null where it can.
 * @param needed a number in releases that were built before minors were counted
 * @param former the last minor of the major before
 */
export function contractProblem(
  needed: string | number,
  spoken: string = contractVersion,
  former: string = formerContractVersion,
): string | null {
  const version = typeof needed === "number" ? `${needed}.0` : needed;
  if (standsInFor(spoken, version) || standsInFor(former, version)) return null;
  const isNewer = Number(partsOf(version)[0]) >= Number(partsOf(spoken)[0]);
  const remedy = isNewer
    ? "update the shell first, or build it against an older contract"
    : `build it against contract ${spoken}`;
  return `it needs contract ${version}, and this shell speaks ${spokenRange(former, spoken)}: ${remedy}`;
}
