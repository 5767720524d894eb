import type { Localized } from "@festival/contracts/locales";
import type { RichNotation } from "../types.ts";
import { both } from "../localized.ts";

interface HowToGetThere {
  travel: Localized<RichNotation>;
  /** What the access features leave open. */
  access: Localized;
}

/** How to get to the venues that most people ask about, by their keys. */
export const travel: Record<string, HowToGetThere> = {
  "grosser-saal": {
    travel: both(
      "- Tram 3 und 7 bis **Uferpromenade**, von dort zwei Minuten am Wasser entlang\n- Fähre bis **Anleger 3**, nach Konzerten fährt sie zweimal zusätzlich\n- Tiefgarage unter dem Haus, 240 Plätze, acht davon breit",
      "- Trams 3 and 7 to **Uferpromenade**, then two minutes along the water\n- Ferry to **landing stage 3**, with two extra crossings after concerts\n- Car park below the building, 240 spaces, eight of them wide",
    ),
    access: both(
      "Der Aufzug liegt links vom Haupteingang; Plätze für Rollstühle sind in Reihe 1 und 18.",
      "The lift is to the left of the main entrance; wheelchair spaces are in rows 1 and 18.",
    ),
  },
  kammersaal: {
    travel: both(
      "- Tram 3 und 7 bis **Uferpromenade**\n- Eingang durch das Foyer des Großen Saals",
      "- Trams 3 and 7 to **Uferpromenade**\n- Enter through the foyer of the Great Hall",
    ),
    access: both(
      "Mit dem Aufzug in den ersten Stock, dann 30 Meter ohne Schwelle.",
      "Take the lift to the first floor, then 30 metres without a threshold.",
    ),
  },
  "alte-schmiede": {
    travel: both(
      "- Tram 5 bis **Ambossgasse**\n- Fahrräder können im Hof stehen\n- Keine Parkplätze für Autos",
      "- Tram 5 to **Ambossgasse**\n- Bicycles can be left in the yard\n- No parking for cars",
    ),
    access: both(
      "Das Pflaster im Hof ist grob; am Tor hilft gern jemand aus unserem Team.",
      "The cobbles in the yard are rough; someone from our team will gladly help at the gate.",
    ),
  },
  kreuzkirche: {
    travel: both(
      "- Tram 1, 3 und 5 bis **Kreuztor**, von dort 200 Meter\n- Taxis halten auf der Nordseite",
      "- Trams 1, 3 and 5 to **Kreuztor**, then 200 metres\n- Taxis stop on the north side",
    ),
    access: both(
      "Stufenlos durch das Nordportal; eine Toilette für Rollstühle ist im Gemeindehaus gegenüber.",
      "Step-free through the north door; a wheelchair toilet is in the parish house opposite.",
    ),
  },
  "bunker-9": {
    travel: both(
      "- Nachtbus N4 bis **Güterstraße**, alle zwanzig Minuten bis 3 Uhr\n- Zu Fuß vom Bahnhof zwölf Minuten, beleuchtet",
      "- Night bus N4 to **Güterstraße**, every twenty minutes until 3 am\n- Twelve minutes on foot from the station, well lit",
    ),
    access: both(
      "Stufenlos, doch ohne Toilette für Rollstühle; die nächste ist im Bahnhof.",
      "Step-free, but without a wheelchair toilet; the nearest is in the station.",
    ),
  },
  werfthalle: {
    travel: both(
      "- Fähre bis **Anleger 1** ab Uferpromenade, 18 Minuten\n- Tram 7 bis Endstation, von dort sieben Minuten zu Fuß\n- Parkplatz vor der Halle, vom Konzertabend an frei",
      "- Ferry to **landing stage 1** from Uferpromenade, 18 minutes\n- Tram 7 to its terminus, then seven minutes on foot\n- Parking in front of the hall, free on concert nights",
    ),
    access: both(
      "Die Halle ist eben und unbeheizt; Decken liegen am Eingang.",
      "The hall is level and unheated; blankets are at the entrance.",
    ),
  },
  schlosskapelle: {
    travel: both(
      "- Schlossbus ab Bahnhof, eine Stunde vor dem Konzert und eine halbe danach zurück\n- Mit dem Rad den Uferweg nach Süden, 25 Minuten",
      "- Shuttle from the station one hour before the concert, back half an hour after it\n- By bicycle along the southern river path, 25 minutes",
    ),
    access: both(
      "Der Schlossbus hat eine Rampe und zwei Plätze für Rollstühle.",
      "The shuttle has a ramp and room for two wheelchairs.",
    ),
  },
};
