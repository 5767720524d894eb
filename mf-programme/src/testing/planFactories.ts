import type { PlannedEvent } from "@festival/contracts/plan";
import type { PlanData, PlanDay, PlanEvent } from "../plan/planData.ts";

/** What is common to plans; each builder takes what its test is about. */
export function planEvent(given: Partial<PlanEvent> = {}): PlanEvent {
  return {
    id: 7,
    href: "/de/programm-tickets/cis-moll/7",
    title: "Cis-Moll, vierzig Minuten ohne Pause",
    about: "Beethoven: Streichquartett cis-Moll op. 131",
    venue: { name: "Alte Schmiede", href: "/de/veranstaltungsorte/alte-schmiede/3" },
    dateTime: "2025-08-30T11:00:00+02:00",
    times: "11:00 bis 12:10 Uhr",
    until: "",
    status: "scheduled",
    statusReason: "",
    isPast: false,
    hours: { from: 660, to: 730, time: "11:00" },
    way: null,
    ticket: { status: "on_sale", text: "Karten", href: "https://tickets.example/7" },
    news: [],
    removeHref: "/de/mein-festival",
    ...given,
  };
}

export function planDay(given: Partial<PlanDay> = {}): PlanDay {
  return {
    date: "2025-08-30",
    day: "30",
    weekday: "Samstag",
    weekdayShort: "Sa",
    month: "August",
    events: [planEvent()],
    ...given,
  };
}

export function planData(given: Partial<PlanData> = {}): PlanData {
  return {
    ids: [],
    days: [],
    past: [],
    missing: [],
    clashes: [],
    icsHref: "",
    codeSrc: "",
    asOf: "Mittwoch, 20. August 2025, 10:00 Uhr",
    programmeHref: "/de/programm-tickets",
    ...given,
  };
}

/** An event on a visitor's plan; `given` says what the test is about. */
export function planned(given: Partial<PlannedEvent> = {}): PlannedEvent {
  return {
    id: 7,
    title: "Cis-Moll, vierzig Minuten ohne Pause",
    dateTime: "2025-08-30T11:00:00+02:00",
    knownUntil: "2025-08-20T08:00:00.000Z",
    ...given,
  };
}
