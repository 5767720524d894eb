import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { redirects } from "../../platform/database/schema/index.ts";

/** Any number, the same in every process: redirects are written one after the other. */
const redirectsLock = 5_072_027;

/** @param oldPath decoded, with its language, without a closing slash */
export async function getNewPath(
  database: Database,
  oldPath: string,
  except?: number,
): Promise<string | undefined> {
  const [redirect] = await database
    .select({ newPath: redirects.newPath })
    .from(redirects)
    .where(and(eq(redirects.oldPath, oldPath), except ? ne(redirects.id, except) : undefined));
  return redirect?.newPath;
}

/** Locks all redirects until the transaction ends, so that no two writes make a loop together. */
export async function holdRedirects(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${redirectsLock})`);
}
