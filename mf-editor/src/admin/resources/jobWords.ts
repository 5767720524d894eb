import type { JobName } from "@festival/contracts/resources/jobNames";
import type { Localized } from "@festival/contracts/locales";

const job = (de: string, en: string): Localized => ({ de, en });

/** What the list of jobs calls each of them. */
const jobWords: Readonly<Record<JobName, Localized>> = {
  mail: job("Mail verschicken", "Send a mail"),
  "newsletter-delivery": job("Newsletter-Abonnement übergeben", "Hand a subscription on"),
  "content-schedules": job("Geplantes veröffentlichen", "Publish what is scheduled"),
  "staff-password-reset": job("Link für ein Passwort verschicken", "Send a link for a password"),
  "picture-rights": job("Bilder ohne Rechte zurückziehen", "Withdraw pictures without rights"),
  "picture-rights-notices": job(
    "An das Ende von Bildrechten erinnern",
    "Give notice of ending picture rights",
  ),
  renditions: job("Bildgrößen erzeugen", "Make sizes of a picture"),
  "renew-picture": job("Bildgrößen neu erzeugen", "Make sizes of a picture again"),
  "remove-picture": job("Gelöschtes Bild entfernen", "Remove a deleted picture"),
  "remove-file": job("Gelöschte Datei entfernen", "Remove a deleted file"),
  "media-sweep": job("Bilder und Dateien aufräumen", "Tidy up pictures and files"),
  "consent-offer": job("Cookie-Frage auf Stand halten", "Keep the cookie question up to date"),
  "dump-database": job("Datenbank sichern", "Save the database"),
  "sweep-tables": job("Datenbank auf Schäden prüfen", "Look for damage in the database"),
  "forms-sweep": job("Abgelaufene Einsendungen löschen", "Delete entries whose time is over"),
  "newsletter-sweep": job(
    "Unbestätigte Newsletter-Bestellungen löschen",
    "Delete newsletter orders without confirmation",
  ),
  "consent-sweep": job("Alte Einwilligungen löschen", "Delete old consent records"),
  "forget-mails": job("Alte Mails löschen", "Delete old mails"),
  "delete-unread-plans": job("Vergessene Merklisten löschen", "Delete plans that no one reads"),
  "staff-cleanup": job("Alte Anmeldungen löschen", "Delete old sign-ins"),
  "missed-sweep": job("Alte Fehlaufrufe löschen", "Delete old missed addresses"),
  "client-errors-sweep": job("Alte Browserfehler löschen", "Delete old errors in browsers"),
  "reviews-sweep": job("Alte Durchsichten löschen", "Delete old reviews"),
  "removed-sections-sweep": job(
    "Entfernte Abschnitte endgültig löschen",
    "Delete removed sections for good",
  ),
  "versions-sweep": job("Alte Fassungen löschen", "Delete old versions"),
  "imports-sweep": job("Alte Importe löschen", "Delete old imports"),
  "presence-sweep": job("Anwesenheit aufräumen", "Tidy up who is in which page"),
  "forget-changes": job("Liste der Änderungen kürzen", "Shorten the list of changes"),
  "forget-limits": job("Zähler gegen Missbrauch leeren", "Clear counters against abuse"),
};

export const jobOptions = Object.entries(jobWords).map(([value, label]) => ({ value, label }));
