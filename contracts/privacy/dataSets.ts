import type { RetentionKind } from "./retention.ts";

/** Data about persons that belong together, as a record of processing lists them (Art. 30 GDPR). */
interface DataSet {
  /** Tables of the database that hold them; none where they lie elsewhere. */
  tables: readonly string[];
  /** Periods after which the site deletes them, or parts of them. */
  periods: readonly RetentionKind[];
}

/**
 * All data about persons that the site works with. The record of processing in the admin area is drawn from it; a test
 * of the backend holds each table to it, and each period belongs to one of them.
 */
export const dataSets = {
  /** Their periods are settings of each form. */
  entries: { tables: ["form_entries", "entry_files"], periods: ["uploads"] },
  newsletter: {
    tables: ["newsletter_subscribers", "newsletter_proofs", "newsletter_deliveries"],
    periods: ["newsletterOrders", "newsletterProofs"],
  },
  mails: { tables: ["mails"], periods: ["mails"] },
  consent: { tables: ["consent_records"], periods: ["consentRecords"] },
  plans: { tables: ["plans"], periods: [] },
  published: {
    tables: [
      "artists",
      "article_authors",
      "authors",
      "booklet_biographies",
      "composers",
      "ensemble_members",
      "event_castmembers",
      "event_compositions",
      "images",
      "press_images",
      "team_members",
    ],
    periods: [],
  },
  accounts: {
    tables: [
      "users",
      "recovery_codes",
      "sessions",
      "staff_tokens",
      "sign_in_tries",
      "saved_views",
      "release_keys",
    ],
    periods: ["staffSessions", "signInTries"],
  },
  work: {
    tables: [
      "audit_log",
      "record_versions",
      "page_snapshots",
      "content_change_calls",
      "content_schedules",
      "content_presence",
      "imports",
      "import_rows",
    ],
    periods: ["auditAddresses", "auditSignIns", "recordVersions", "imports"],
  },
  reviews: { tables: ["content_reviews", "content_review_remarks"], periods: ["reviews"] },
  erasures: { tables: ["erasures"], periods: [] },
  /**
   * Of visitors' addresses, files hold the network alone, and counters the address for a moment. Errors in browsers say
   * nothing of who met them.
   */
  logs: { tables: ["rate_limits", "client_errors"], periods: ["clientErrors"] },
  copies: { tables: [], periods: ["dumps"] },
  /** What our own code keeps in browsers: `deviceStorage`. */
  devices: { tables: [], periods: [] },
  /** What others get once a visitor agrees: `serviceFacts`. */
  services: { tables: [], periods: [] },
  tickets: { tables: [], periods: [] },
} as const satisfies Record<string, DataSet>;

export type DataSetId = keyof typeof dataSets;
export const dataSetIds = Object.keys(dataSets) as DataSetId[];
