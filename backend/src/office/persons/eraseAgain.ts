import type { FastifyInstance } from "fastify";
import { eraseAllOf } from "../../forms/erasePerson.ts";
import { system, write } from "../../platform/database/write.ts";
import {
  insertErasure,
  listErasures,
  type Erasure,
} from "../../platform/erasures/erasures.repository.ts";
import { isAbout, readErasures } from "../../platform/erasures/erasures.ts";
import { listAddresses } from "./person.repository.ts";

/**
 * Erases what a restored backup has brought back: the erasures that the data folder's file knows and the database
 * does not. The backup is older than they are, so all that it holds of these addresses goes.
 * @returns how many erasures were done again
 */
export async function eraseAgain(app: FastifyInstance): Promise<number> {
  const { database, dataDir } = app;
  const noted = await readErasures(dataDir);
  if (noted.length === 0) return 0;
  const known = new Set((await listErasures(database)).map(({ id }) => id));
  const missing = noted.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return 0;
  const addresses = await listAddresses(database);
  for (const erasure of missing) {
    const found = addresses.filter((address) => isAbout(erasure, address));
    await eraseOnce(app, erasure, found);
  }
  app.log.info({ erasures: missing.length }, "What a restored backup had brought back is erased.");
  return missing.length;
}

/** By one process alone, even where several start at once. */
async function eraseOnce(
  app: FastifyInstance,
  erasure: Erasure,
  addresses: readonly string[],
): Promise<void> {
  await write(app.database, system("eraseAgain"), async (transaction, change) => {
    if (!(await insertErasure(transaction, erasure))) return;
    for (const address of addresses) {
      await eraseAllOf(app, transaction, address, erasure.scope, erasure.id);
    }
    change.audit({ action: "erase", what: "persons", details: { erasure: erasure.id } });
  });
}

/** Before the first request is answered: no one must see what was erased. */
export function addEraseAgain(app: FastifyInstance): void {
  app.addHook("onReady", async () => {
    await eraseAgain(app);
  });
}
