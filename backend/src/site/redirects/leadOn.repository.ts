import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { redirects } from "../../platform/database/schema/index.ts";
import { holdRedirects } from "./redirects.repository.ts";

/**
 * Leads readers of an old address on to where its page is now. Redirects that led to the old address lead
 * to the new one at once, and none leads away from the new one, so that there are no chains and no loops.
 * @param oldPath with its language, without a closing slash, as is `newPath`
 */
export async function leadOn(
  transaction: Database,
  oldPath: string,
  newPath: string,
): Promise<void> {
  await holdRedirects(transaction);
  await transaction.delete(redirects).where(eq(redirects.oldPath, newPath));
  const { newPath: target, revision } = redirects;
  // a query or a hash stays
  const leadsToOld = or(
    eq(target, oldPath),
    ...["?", "#", "/?", "/#"].map((end) => sql`starts_with(${target}, ${oldPath + end})`),
    eq(target, `${oldPath}/`),
  );
  await transaction
    .update(redirects)
    .set({
      newPath: sql`${newPath}::text || substr(${target}, length(${oldPath}::text) + 1)`,
      revision: sql`${revision} + 1`,
    })
    .where(leadsToOld);
  await transaction
    .insert(redirects)
    .values({ oldPath, newPath })
    .onConflictDoUpdate({
      target: redirects.oldPath,
      set: { newPath, revision: sql`${revision} + 1` },
    });
}
