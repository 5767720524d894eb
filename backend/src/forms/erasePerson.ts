import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/openDatabase.ts";
import type { ErasureScope } from "../platform/database/schema/index.ts";
import type { Erasure } from "../platform/erasures/erasures.repository.ts";
import { recordErasure } from "../platform/erasures/erasures.ts";
import { eraseMails } from "../platform/mail/mail.ts";
import { deleteEntries, namedEntriesOf } from "./entries.repository.ts";
import { sweepJob } from "./forms.jobs.ts";
import { deliverEnd } from "./newsletter/deliveries/deliveries.ts";
import { eraseAddress } from "./newsletter/newsletter.repository.ts";

/**
 * Deletes what visitors' rooms keep under an address, and the mails to and from it.
 * @param erasureId names what must outlive it
 * @returns how much of each kind
 */
export async function eraseAllOf(
  app: FastifyInstance,
  transaction: Database,
  email: string,
  scope: ErasureScope,
  erasureId: string,
): Promise<Record<string, number>> {
  const now = new Date();
  const address = email.toLowerCase();
  const counts: Record<string, number> = {};
  if (scope !== "newsletter") {
    const ids = (await namedEntriesOf(transaction, address)).map(({ id }) => id);
    await deleteEntries(transaction, ids, now);
    await app.jobs.send(transaction, sweepJob, {});
    counts.entries = ids.length;
  }
  if (scope !== "entries") {
    const keptUntil = new Date(now.getTime() + retentionMs("newsletterProofs"));
    counts.newsletter = await eraseAddress(transaction, address, erasureId, keptUntil);
    await deliverEnd(app, transaction, "erase", address);
  }
  counts.mails = await eraseMails(app, transaction, address);
  return counts;
}

/** Erases an address and notes it, so that a restored backup is erased of it as well. */
export function erasePerson(
  app: FastifyInstance,
  transaction: Database,
  email: string,
  scope: ErasureScope,
): Promise<Erasure> {
  return recordErasure(app, transaction, email, scope, (id) =>
    eraseAllOf(app, transaction, email, scope, id),
  );
}
