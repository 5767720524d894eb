import type { Localized } from "../locales.ts";
import type { RetentionKind } from "./retention.ts";

/** What each kind of data is called in the tables of periods, on the privacy page and for staff. */
export const retentionWords: Readonly<Record<RetentionKind, Localized>> = {
  uploads: {
    de: "hochgeladene Dateien, die nicht abgesendet wurden",
    en: "files that were uploaded and not sent",
  },
  newsletterOrders: {
    de: "Bestellungen des Newsletters, die niemand bestätigt hat",
    en: "newsletter subscriptions that were not confirmed",
  },
  newsletterProofs: {
    de: "Nachweise über den Newsletter nach dem Abbestellen",
    en: "records of newsletter subscriptions after unsubscribing",
  },
  consentRecords: {
    de: "Entscheidungen darüber, was geladen werden darf",
    en: "decisions on what may be loaded",
  },
  reviews: {
    de: "was Außenstehende zu Entwürfen geschrieben haben, nach Ablauf ihres Links",
    en: "what outside readers wrote about drafts, after their link has expired",
  },
  mails: {
    de: "verschickte E-Mails: Adresse und Betreff",
    en: "mails that were sent: address and subject",
  },
  staffSessions: {
    de: "Anmeldungen von Mitarbeitenden, höchstens",
    en: "sign-ins of staff, at most",
  },
  signInTries: {
    de: "falsche Passwörter, gezählt",
    en: "wrong passwords, counted",
  },
  auditAddresses: {
    de: "Adressen im Protokoll der Redaktion",
    en: "addresses in the staff log",
  },
  auditSignIns: {
    de: "Anmeldungen im Protokoll der Redaktion",
    en: "sign-ins in the staff log",
  },
  recordVersions: {
    de: "frühere Fassungen von Einträgen der Website",
    en: "earlier versions of records of the site",
  },
  imports: {
    de: "Dateien, aus denen Veranstaltungen eingelesen wurden",
    en: "files from which events were imported",
  },
  clientErrors: {
    de: "Fehler der Skripte dieser Website, ohne Angaben dazu, wem sie begegnet sind",
    en: "errors of this site’s scripts, without anything on who met them",
  },
  dumps: {
    de: "Sicherungskopien der Datenbank auf dem Server, höchstens",
    en: "copies of the database on the server, at most",
  },
};
