import type { AdminResource } from "./adminResource.ts";
import { invitationFields, role, userFields } from "./systemFields.ts";

const time = (de: string, en: string) => ({ kind: "instant", label: { de, en } }) as const;
const line = (de: string, en: string) => ({ kind: "line", label: { de, en } }) as const;
const day = (de: string, en: string) => ({ kind: "day", label: { de, en } }) as const;
const period = { from: day("Ab", "From"), to: day("Bis", "Until") };
const locale = line("Sprache", "Language");
/** Lists whose order is the backend's. */
const ordered = { search: [], sort: [], defaultSort: "" } as const;
const nothing = { fields: {}, form: [], canDelete: false, create: false } as const;
const searchField = { kind: "line", max: 100 } as const;

const mailStates = [
  { value: "queued", label: { de: "Wartet", en: "Waits" } },
  { value: "sent", label: { de: "Verschickt", en: "Sent" } },
  { value: "failed", label: { de: "Gescheitert", en: "Failed" } },
] as const;
const jobStates = [
  { value: "waiting", label: { de: "Wartet", en: "Waits" } },
  { value: "active", label: { de: "Läuft", en: "Runs" } },
  { value: "done", label: { de: "Erledigt", en: "Done" } },
  { value: "failed", label: { de: "Gescheitert", en: "Failed" } },
  { value: "cancelled", label: { de: "Abgebrochen", en: "Cancelled" } },
] as const;
const state = { de: "Stand", en: "State" };

/** Lists and records that are no resources of staff, but are read as those are. */
export const systemResources: readonly AdminResource[] = [
  {
    ...nothing,
    name: "forms-entries",
    singular: "form-entry",
    labels: {
      one: { de: "Einsendung", en: "Entry" },
      many: { de: "Einsendungen", en: "Entries" },
    },
    group: "forms",
    title: ["email"],
    record: "shown",
    canDelete: true,
    shown: {
      created_at: time("Eingegangen am", "Received at"),
      email: line("E-Mail-Adresse", "Email address"),
      locale,
      expires_at: time("Wird gelöscht am", "Is deleted at"),
    },
    list: {
      ...ordered,
      hasSearch: true,
      columns: ["created_at", "email", "locale", "expires_at"],
      filters: {
        form: { kind: "reference", label: { de: "Formular", en: "Form" }, to: "forms" },
        ...period,
      },
    },
  },
  {
    ...nothing,
    name: "newsletter-subscribers",
    singular: "newsletter-subscriber",
    labels: {
      one: { de: "Abonnement", en: "Subscriber" },
      many: { de: "Newsletter-Abonnements", en: "Newsletter subscribers" },
    },
    group: "forms",
    title: ["email"],
    record: "none",
    shown: {
      email: line("E-Mail-Adresse", "Email address"),
      locale,
      requested_at: time("Bestellt am", "Ordered at"),
      confirmed_at: time("Bestätigt am", "Confirmed at"),
    },
    list: {
      ...ordered,
      hasSearch: true,
      columns: ["email", "locale", "requested_at", "confirmed_at"],
      filters: { confirmed: { kind: "flag", label: { de: "Bestätigt", en: "Confirmed" } } },
    },
  },
  {
    ...nothing,
    name: "consent-records",
    singular: "consent-record",
    labels: {
      one: { de: "Einwilligung", en: "Consent" },
      many: { de: "Einwilligungen", en: "Consent records" },
    },
    group: "forms",
    title: ["consent_id"],
    record: "none",
    shown: {
      recorded_at: time("Am", "At"),
      consent_id: line("Kennung", "Id"),
      version: line("Fassung", "Version"),
      locale,
    },
    list: {
      ...ordered,
      hasSearch: false,
      columns: ["recorded_at", "consent_id", "version", "locale"],
      filters: { consent_id: { ...searchField, label: { de: "Kennung", en: "Id" } }, ...period },
    },
  },
  {
    name: "users",
    singular: "user",
    labels: { one: { de: "Person", en: "User" }, many: { de: "Personen mit Zugang", en: "Users" } },
    group: "system",
    title: ["username"],
    access: { read: "admin", write: "admin" },
    record: "form",
    canDelete: false,
    fields: userFields,
    newFields: invitationFields,
    form: [],
    shown: {
      email: line("E-Mail-Adresse", "Email address"),
      last_seen_at: time("Zuletzt da", "Last seen"),
      blocked_until: time("Gesperrt bis", "Blocked until"),
      created_at: time("Eingeladen am", "Invited at"),
    },
    list: {
      hasSearch: true,
      columns: ["username", "email", "role", "is_active", "last_seen_at"],
      search: [],
      sort: ["username", "email"],
      defaultSort: "username",
      filters: { role, is_active: { ...userFields.is_active } },
    },
  },
  {
    ...nothing,
    name: "audit-log",
    singular: "audit-line",
    labels: {
      one: { de: "Eintrag im Protokoll", en: "Line of the log" },
      many: { de: "Protokoll", en: "Audit log" },
    },
    group: "system",
    title: ["title"],
    access: { read: "admin" },
    record: "none",
    shown: {
      at: time("Wann", "When"),
      actor: line("Wer", "Who"),
      action: line("Was", "What"),
      what: { kind: "uses", label: { de: "Woran", en: "Of what" } },
      title: line("Titel", "Title"),
    },
    list: {
      ...ordered,
      hasSearch: false,
      columns: ["at", "actor", "action", "what", "title"],
      filters: {
        user: { kind: "reference", label: { de: "Person", en: "Person" }, to: "users" },
        what: {
          ...searchField,
          label: { de: "Woran, wie „event:12“", en: "Of what, such as “event:12”" },
        },
        from: time("Ab", "From"),
        to: time("Bis", "Until"),
      },
    },
  },
  {
    ...nothing,
    name: "mails",
    singular: "mail",
    labels: { one: { de: "Mail", en: "Mail" }, many: { de: "Mails", en: "Mails" } },
    group: "system",
    title: ["subject"],
    access: { read: "admin" },
    record: "shown",
    shown: {
      created_at: time("Geschrieben am", "Written at"),
      to: line("An", "To"),
      subject: line("Betreff", "Subject"),
      state: { kind: "choice", label: state, options: mailStates },
      sent_at: time("Verschickt am", "Sent at"),
      attempts: { kind: "number", label: { de: "Versuche", en: "Tries" } },
      problem: line("Was schiefging", "What went wrong"),
      text: line("Text", "Text"),
    },
    list: {
      ...ordered,
      hasSearch: true,
      columns: ["created_at", "to", "subject", "state", "problem"],
      filters: { state: { kind: "choice", label: state, options: mailStates } },
    },
  },
  {
    ...nothing,
    name: "jobs",
    singular: "job",
    labels: { one: { de: "Aufgabe", en: "Job" }, many: { de: "Aufgaben", en: "Jobs" } },
    group: "system",
    title: ["name"],
    access: { read: "admin" },
    record: "none",
    shown: {
      created_at: time("Angelegt am", "Made at"),
      name: line("Aufgabe", "Job"),
      state: { kind: "choice", label: state, options: jobStates },
      retry_count: { kind: "number", label: { de: "Versuche", en: "Tries" } },
      finished_at: time("Beendet am", "Ended at"),
      problem: line("Was schiefging", "What went wrong"),
    },
    list: {
      ...ordered,
      hasSearch: false,
      columns: ["created_at", "name", "state", "retry_count", "finished_at", "problem"],
      filters: {
        state: { kind: "choice", label: state, options: jobStates },
        name: { ...searchField, label: { de: "Name der Aufgabe", en: "Name of the job" } },
      },
    },
  },
];
