import type { Localized } from "@festival/contracts/locales";
import type { ImportedGenre } from "../importedEvent.ts";
import { tidy } from "./names.ts";

const genre = (name: string, de: string, en: string): ImportedGenre => ({
  key: `nyphil:genre:${name}`,
  title: { de, en },
});
const orchestra = genre("orchestra", "Orchester", "Orchestra");
const chamber = genre("chamber", "Kammermusik", "Chamber music");
const family = genre("family", "Familie", "Family");
const late = genre("late", "Spät & Club", "Late & club");
const talk = genre("talk", "Gespräch", "Talk");
const openAir = genre("open-air", "Open Air", "Open air");
const special = genre("special", "Sonderkonzert", "Special concert");

interface EventType {
  genre: ImportedGenre;
  name: Localized;
}
const type = (of: ImportedGenre, de: string, en: string): EventType => ({
  genre: of,
  name: { de, en },
});

const types: Record<string, EventType> = {
  "Artist Spotlight": type(chamber, "Künstler im Fokus", "Artist Spotlight"),
  "Borough Concerts": type(orchestra, "Konzert in den Stadtbezirken", "Borough concert"),
  Chamber: type(chamber, "Kammerkonzert", "Chamber concert"),
  "Chamber Concert": type(chamber, "Kammerkonzert", "Chamber concert"),
  Community: type(special, "Konzert in der Nachbarschaft", "Community concert"),
  Festival: type(orchestra, "Festivalkonzert", "Festival concert"),
  "Fundraising Concert": type(special, "Benefizkonzert", "Fundraising concert"),
  "Holiday Brass": type(special, "Weihnachtliche Bläsermusik", "Holiday brass"),
  Lecture: type(talk, "Vortrag", "Lecture"),
  "Leinsdorf Lecture": type(talk, "Leinsdorf-Vortrag", "Leinsdorf Lecture"),
  "Master Class": type(talk, "Meisterkurs", "Master class"),
  Nightcap: type(late, "Nightcap", "Nightcap"),
  "Non-Subscription": type(orchestra, "Konzert außer Abonnement", "Non-subscription concert"),
  Parks: type(openAir, "Konzert im Park", "Concert in the park"),
  "Parks - Free Indoor Concert": type(
    openAir,
    "Freies Konzert im Saal",
    "Free indoor concert of the park series",
  ),
  "Pension Fund Benefit Concert": type(special, "Benefizkonzert", "Pension fund benefit concert"),
  "Pre-Concert Recital": type(chamber, "Recital vor dem Konzert", "Pre-concert recital"),
  "Pride Alliance": type(late, "Pride Alliance", "Pride Alliance"),
  "Private Concert": type(chamber, "Privatkonzert", "Private concert"),
  Runout: type(orchestra, "Gastspiel", "Guest performance"),
  "Rush Hour": type(orchestra, "Konzert zum Feierabend", "Rush hour concert"),
  "Saturday Matinee": type(orchestra, "Samstagsmatinee", "Saturday matinee"),
  "Sound ON": type(late, "Sound ON", "Sound ON"),
  Special: type(special, "Sonderkonzert", "Special concert"),
  "St. John the Divine": type(special, "Konzert in der Kathedrale", "Cathedral concert"),
  "Subscription Season": type(orchestra, "Abonnementkonzert", "Subscription concert"),
  "Summertime Classics": type(orchestra, "Sommerkonzert", "Summertime Classics"),
  "Take a Breath": type(special, "Take a Breath", "Take a Breath"),
  Tour: type(orchestra, "Tournee", "Tour"),
  "Tour - Chamber": type(chamber, "Kammerkonzert auf Tournee", "Chamber concert on tour"),
  "Tour - Concert for Patrons": type(
    special,
    "Tournee, Förderkonzert",
    "Concert for patrons on tour",
  ),
  "Tour - Young People's Concerts for Schools": type(
    family,
    "Schulkonzert auf Tournee",
    "School concert on tour",
  ),
  "Very Young People's Concert": type(
    family,
    "Konzert für die Jüngsten",
    "Very Young People’s Concert",
  ),
  "World Trade Center - Chamber": type(
    chamber,
    "Kammerkonzert, Reihe World Trade Center",
    "Chamber concert, World Trade Center series",
  ),
  "Young People's Concert": type(family, "Konzert für junge Leute", "Young People’s Concert"),
  "Young People's Concerts for Schools": type(
    family,
    "Schulkonzert",
    "Young People’s Concert for schools",
  ),
};

/** What kind of concert this is. One of a kind that is not known yet counts as a special one. */
export function eventType(name: string): EventType & { isPrivate: boolean } {
  const isPrivate = /\bprivate\b/i.test(name);
  const plain = tidy(name.replace(/\(private\)/i, ""));
  const known = types[plain] ?? type(special, plain || "Konzert", plain || "Concert");
  return { ...known, isPrivate };
}
