import type { Image } from "@festival/contracts/api/common";
import type { EventTeaser } from "@festival/contracts/api/events";

/** A picture, for tests; `given` says what the test is about. */
export function image(given: Partial<Image> = {}): Image {
  return {
    id: 12,
    alias: "Harmonograph in cis-Moll",
    description: "",
    copyright: "",
    width: 2400,
    height: 1800,
    path: "/media/images/12-9f3c",
    color: "#e66487",
    ...given,
  };
}

/** An event as lists have it, for tests. */
export function eventTeaser(given: Partial<EventTeaser> = {}): EventTeaser {
  return {
    id: 7,
    slug: { de: "cis-moll", en: "c-sharp-minor" },
    date_and_time: "2025-08-30T09:00:00.000Z",
    ends_at: "2025-08-30T10:10:00.000Z",
    has_time: true,
    title: "Cis-Moll, vierzig Minuten ohne Pause",
    subtitle: "Quartett Halbmond spielt Beethovens op. 131 und danach nichts mehr.",
    works_line: "Beethoven: Streichquartett cis-Moll op. 131",
    cast_line: "Quartett Halbmond",
    genre_obj: { id: 2, title: "Kammermusik" },
    genres: [{ id: 2, title: "Kammermusik" }],
    venue_obj: { id: 3, name: "Alte Schmiede", slug: { de: "alte-schmiede", en: "old-forge" } },
    is_past: false,
    status: "scheduled",
    status_reason: "",
    button_status: "few_left",
    button_text: "Wenige Karten",
    ticket_link: "https://tickets.example/7",
    edid: "",
    eid: "",
    access: ["hearing_loop", "wheelchair"],
    price_from: 18,
    price_to: 42,
    has_booklet: false,
    image_objs: [image()],
    ...given,
  };
}
