import type { Person } from "@festival/contracts/api/editing/persons";
import type { Database } from "../../platform/database/openDatabase.ts";
import { listErasures } from "../../platform/erasures/erasures.repository.ts";
import { isAbout } from "../../platform/erasures/erasures.ts";
import { getConsentTexts } from "../../forms/consentTexts.repository.ts";
import { toEntries } from "../../forms/entry.dto.ts";
import { toHistory, toSubscriber } from "../../forms/newsletter/newsletter.dto.ts";
import { getPersonRows } from "./person.repository.ts";

/** Everything that is kept under an address, in any case of letters. */
export async function readPerson(database: Database, given: string): Promise<Person> {
  const email = given.toLowerCase();
  const erasures = (await listErasures(database)).filter((erasure) => isAbout(erasure, email));
  const rows = await getPersonRows(
    database,
    email,
    erasures.map(({ id }) => id),
  );
  const texts = await getConsentTexts(
    database,
    rows.proofs.map(({ consentVersion }) => consentVersion),
  );
  const { account } = rows;
  return {
    email,
    entries: await toEntries(database, rows.entries),
    subscriber: rows.subscriber ? toSubscriber(rows.subscriber) : null,
    newsletter_history: toHistory(rows.proofs, texts),
    mails: rows.mails.map(({ to, subject, createdAt, state }) => ({
      to,
      subject,
      created_at: createdAt.toISOString(),
      state,
    })),
    account: account
      ? {
          id: account.id,
          username: account.username,
          role: account.role,
          is_active: account.isActive,
          created_at: account.createdAt.toISOString(),
          audit_lines: account.auditLines,
        }
      : null,
    erasures: erasures.map(({ erasedAt, scope, counts }) => ({
      erased_at: erasedAt.toISOString(),
      scope,
      counts,
    })),
  };
}
