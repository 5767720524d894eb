/** For how long something is kept. */
export type RetentionPeriod = { days: number } | { hours: number };

/**
 * For how long the site keeps data that may be about a person, by kind of data. Its jobs delete by these periods,
 * and the tables for staff and on the privacy page are drawn from them. Entries of forms have a period for each form.
 */
export const retention = {
  /** Files that were uploaded and not sent. */
  uploads: { hours: 6 },
  /** Orders of the newsletter that were not confirmed. */
  newsletterOrders: { days: 7 },
  /** What shows that a subscriber wanted the newsletter, after they left. */
  newsletterProofs: { days: 3 * 365 },
  /** Decisions of the consent dialog. */
  consentRecords: { days: 3 * 365 },
  /** What readers outside wrote about drafts, after their link has expired. */
  reviews: { days: 3 * 365 },
  mails: { days: 30 },
  /** Of staff, at the longest. */
  staffSessions: { days: 7 },
  /** Wrong passwords, counted by account and by address. */
  signInTries: { days: 1 },
  /** Addresses of visitors and staff in the audit log. */
  auditAddresses: { days: 30 },
  /** Sign-ins in the audit log, failed ones too. */
  auditSignIns: { days: 365 },
  /** What records were at each of their revisions, with who made it so. */
  recordVersions: { days: 365 },
  /** Files that staff imported, and with them the way back. */
  imports: { days: 365 },
  /** Errors in browsers. */
  clientErrors: { days: 30 },
  /** Copies of the embedded database, at the longest. */
  dumps: { days: 30 },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionKind = keyof typeof retention;
export const retentionKinds = Object.keys(retention) as RetentionKind[];

const hourMs = 60 * 60 * 1000;

/**
 * A period in milliseconds.
 * @example retentionMs("uploads") => 21600000
 */
export function retentionMs(kind: RetentionKind): number {
  const period: RetentionPeriod = retention[kind];
  return "days" in period ? period.days * 24 * hourMs : period.hours * hourMs;
}
