import type { Localized } from "@festival/contracts/locales";
import type { AdminResource } from "./adminResource.ts";
import { invitationFields, languageOptions, role, userFields } from "./systemFields.ts";

const time = (de: string, en: string) => ({ kind: "instant", label: { de, en } }) as const;
const line = (de: string, en: string) => ({ kind: "line", label: { de, en } }) as const;
const email = (de: string, en: string) => ({ kind: "email", label: { de, en } }) as const;
const number = (de: string, en: string) => ({ kind: "number", label: { de, en } }) as const;
const day = (de: string, en: string) => ({ kind: "day", label: { de, en } }) as const;
const words = (de: string, en: string) => ({ kind: "line", max: 100, label: { de, en } }) as const;
const period = { from: day("Ab", "From"), to: day("Bis", "Until") };
const locale = {
  kind: "choice",
  label: { de: "Sprache", en: "Language" },
  options: languageOptions,
} as const;

type List = AdminResource["list"];
type ReadOnly = Pick<AdminResource, "name" | "singular" | "group" | "title" | "access"> &
  Partial<Pick<AdminResource, "record" | "canDelete">> & {
    one: Localized;
    many: Localized;
    shown: NonNullable<AdminResource["shown"]>;
    /** All that is shown, where absent. */
    columns?: List["columns"];
    filters?: List["filters"];
    hasSearch?: boolean;
  };

/** A list that staff read and do not write, in the backend's order. */
function readOnly({ one, many, columns, filters, hasSearch = false, ...own }: ReadOnly) {
  return {
    fields: {},
    form: [],
    create: false,
    canDelete: false,
    record: "none",
    labels: { one, many },
    ...own,
    list: {
      hasSearch,
      columns: columns ?? Object.keys(own.shown),
      search: [],
      sort: [],
      defaultSort: "",
      ...(filters && { filters }),
    },
  } as const satisfies AdminResource;
}

export const entryStates = [
  { value: "new", label: { de: "Neu", en: "New" } },
  { value: "answered", label: { de: "Beantwortet", en: "Answered" } },
  { value: "done", label: { de: "Erledigt", en: "Done" } },
] as const;
const mailStates = [
  { value: "queued", label: { de: "Wartet", en: "Waits" } },
  { value: "sent", label: { de: "Verschickt", en: "Sent" } },
  { value: "failed", label: { de: "Gescheitert", en: "Failed" } },
] as const;
/** A choice whose options are so many words that they come with its list: `withOptions`. */
const wordy = (de: string, en: string) =>
  ({ kind: "choice", label: { de, en }, options: [] }) as const;
const auditAction = wordy("Was", "What");
const jobName = wordy("Aufgabe", "Job");
const deliveryTargets = [
  { value: "webhook", label: { de: "Webhook", en: "Webhook" } },
  { value: "listmonk", label: { de: "listmonk", en: "listmonk" } },
] as const;
const deliveryActions = [
  { value: "request", label: { de: "Bestellt", en: "Ordered" } },
  { value: "confirm", label: { de: "Bestätigt", en: "Confirmed" } },
  { value: "change", label: { de: "Geändert", en: "Changed" } },
  { value: "unsubscribe", label: { de: "Abbestellt", en: "Unsubscribed" } },
  { value: "expire", label: { de: "Nicht bestätigt", en: "Not confirmed in time" } },
  { value: "erase", label: { de: "Gelöscht", en: "Erased" } },
] as const;
const deliveryTarget = {
  kind: "choice",
  label: { de: "Programm", en: "Program" },
  options: deliveryTargets,
} as const;
const jobStates = [
  { value: "waiting", label: { de: "Wartet", en: "Waits" } },
  { value: "active", label: { de: "Läuft", en: "Runs" } },
  { value: "done", label: { de: "Erledigt", en: "Done" } },
  { value: "failed", label: { de: "Gescheitert", en: "Failed" } },
  { value: "cancelled", label: { de: "Abgebrochen", en: "Cancelled" } },
] as const;
const stateOf = (options: typeof entryStates | typeof mailStates | typeof jobStates) =>
  ({ kind: "choice", label: { de: "Stand", en: "State" }, options }) as const;

/** Lists and records that are no resources of staff, but are read as those are. */
export const systemResources: readonly AdminResource[] = [
  readOnly({
    name: "forms-entries",
    singular: "form-entry",
    one: { de: "Einsendung", en: "Entry" },
    many: { de: "Einsendungen", en: "Entries" },
    group: "forms",
    title: ["email"],
    record: "shown",
    canDelete: true,
    shown: {
      created_at: time("Eingegangen am", "Received at"),
      form: line("Formular", "Form"),
      state: stateOf(entryStates),
      email: email("E-Mail-Adresse", "Email address"),
      locale,
      expires_at: time("Wird gelöscht am", "Is deleted at"),
    },
    hasSearch: true,
    filters: {
      state: stateOf(entryStates),
      form: { kind: "reference", label: { de: "Formular", en: "Form" }, to: "forms" },
      ...period,
    },
  }),
  readOnly({
    name: "newsletter-subscribers",
    singular: "newsletter-subscriber",
    one: { de: "Abonnement", en: "Subscriber" },
    many: { de: "Newsletter-Abonnements", en: "Newsletter subscribers" },
    group: "forms",
    title: ["email"],
    shown: {
      email: email("E-Mail-Adresse", "Email address"),
      locale,
      requested_at: time("Bestellt am", "Ordered at"),
      confirmed_at: time("Bestätigt am", "Confirmed at"),
    },
    hasSearch: true,
    filters: { confirmed: { kind: "flag", label: { de: "Bestätigt", en: "Confirmed" } } },
  }),
  readOnly({
    name: "consent-records",
    singular: "consent-record",
    one: { de: "Einwilligung", en: "Consent" },
    many: { de: "Einwilligungen", en: "Consent records" },
    group: "forms",
    title: ["consent_id"],
    shown: {
      recorded_at: time("Am", "At"),
      consent_id: line("Kennung", "Id"),
      version: line("Fassung", "Version"),
      locale,
      shown_hash: line("Prüfsumme des Gezeigten", "Hash of what was shown"),
    },
    columns: ["recorded_at", "consent_id", "version", "locale"],
    filters: { consent_id: words("Kennung", "Id"), ...period },
  }),
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
      email: email("E-Mail-Adresse", "Email address"),
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
  readOnly({
    name: "audit-log",
    singular: "audit-line",
    one: { de: "Eintrag im Protokoll", en: "Line of the log" },
    many: { de: "Protokoll", en: "Audit log" },
    group: "system",
    title: ["title"],
    access: { read: "admin" },
    shown: {
      at: time("Wann", "When"),
      actor: line("Wer", "Who"),
      action: auditAction,
      what: { kind: "uses", label: { de: "Woran", en: "Of what" } },
      title: line("Titel", "Title"),
      fields: line("Geänderte Felder", "Changed fields"),
    },
    filters: {
      user: { kind: "reference", label: { de: "Person", en: "Person" }, to: "users" },
      action: auditAction,
      what: { kind: "uses", label: { de: "Woran", en: "Of what" } },
      from: time("Ab", "From"),
      to: time("Bis", "Until"),
    },
  }),
  readOnly({
    name: "mails",
    singular: "mail",
    one: { de: "Mail", en: "Mail" },
    many: { de: "Mails", en: "Mails" },
    group: "system",
    title: ["subject"],
    access: { read: "admin" },
    record: "shown",
    shown: {
      created_at: time("Geschrieben am", "Written at"),
      to: email("An", "To"),
      subject: line("Betreff", "Subject"),
      state: stateOf(mailStates),
      sent_at: time("Verschickt am", "Sent at"),
      attempts: number("Versuche", "Tries"),
      problem: line("Was schiefging", "What went wrong"),
      text: line("Text", "Text"),
    },
    columns: ["created_at", "to", "subject", "state", "problem"],
    hasSearch: true,
    filters: { state: stateOf(mailStates) },
  }),
  readOnly({
    name: "newsletter-deliveries",
    singular: "newsletter-delivery",
    one: { de: "Übergabe", en: "Delivery" },
    many: { de: "Newsletter: Übergaben", en: "Newsletter deliveries" },
    group: "system",
    title: ["action"],
    access: { read: "admin" },
    shown: {
      created_at: time("Geschehen am", "Happened at"),
      target: deliveryTarget,
      action: {
        kind: "choice",
        label: { de: "Was geschah", en: "What happened" },
        options: deliveryActions,
      },
      email: email("E-Mail-Adresse, bis es gesagt ist", "Email address, until it is told"),
      state: stateOf(mailStates),
      sent_at: time("Übergeben am", "Told at"),
      attempts: number("Versuche", "Tries"),
      problem: line("Was schiefging", "What went wrong"),
    },
    columns: ["created_at", "target", "action", "email", "state", "problem"],
    filters: { state: stateOf(mailStates), target: deliveryTarget },
  }),
  readOnly({
    name: "jobs",
    singular: "job",
    one: { de: "Aufgabe", en: "Job" },
    many: { de: "Aufgaben", en: "Jobs" },
    group: "system",
    title: ["name"],
    access: { read: "admin" },
    shown: {
      created_at: time("Angelegt am", "Made at"),
      name: jobName,
      state: stateOf(jobStates),
      retry_count: number("Versuche", "Tries"),
      finished_at: time("Beendet am", "Ended at"),
      problem: line("Was schiefging", "What went wrong"),
    },
    filters: { state: stateOf(jobStates), name: jobName },
  }),
];
