import { check } from "recheck";

/** Steps are counted and no clock is asked: the verdict is the same on a busy machine. */
const byCounting = { timeout: null, attackTimeout: null, incubationTimeout: null };

/**
 * What is wrong with a regular expression whose time grows faster than its input, with an input that shows it;
 * also where the checker could not tell.
 * @returns null for one that takes linear time
 */
export async function slownessOf({
  source,
  flags,
}: Pick<RegExp, "source" | "flags">): Promise<string | null> {
  const verdict = await check(source, flags, byCounting);
  if (verdict.status === "safe") return null;
  const reason =
    verdict.status === "vulnerable"
      ? `${verdict.complexity.summary} on ${verdict.attack.pattern}`
      : `not checked, ${verdict.error.kind}`;
  return `/${source}/${flags}: ${reason}`;
}
