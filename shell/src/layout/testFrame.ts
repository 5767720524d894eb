import type { NavigationEntry } from "@festival/contracts/api/content";
import type { PublicSettings } from "@festival/contracts/api/settings";
import type { Frame } from "../frame.ts";

/** What staff set for the whole site, for tests. */
export function testSettings(given: Partial<PublicSettings> = {}): PublicSettings {
  return {
    festival_name: "Musikfest am Strom",
    my_account_url: "https://tickets.example/konto",
    ticket_shop: { seller: "", address: "", fees_words: "" },
    social_links: { tiktok: "", instagram: "", facebook: "", youtube: "" },
    tag_manager_id: "",
    consent_version: 1,
    consent_services: given.tag_manager_id
      ? ["googleTagManager", "advertising", "youtube", "vimeo", "x"]
      : ["youtube", "vimeo", "x"],
    starmate_domain: "",
    map_provider: "none",
    map_river: "",
    shows_outdated_pages: false,
    ...given,
  };
}

const entry = (title: string, url: string | null, children: NavigationEntry[] = []) => ({
  title,
  url,
  children,
});

/** What stands around a page, for tests. */
export function testFrame(given: Partial<Frame> = {}): Frame {
  return {
    navigation: {
      menu: [
        entry("Programm", "/de/programm-tickets"),
        entry("Magazin", "/de/magazin"),
        entry("Besuch", "/de/besuch", [
          entry("Anfahrt", "/de/anfahrt"),
          entry("Mit dem Rad", "/de/anfahrt/rad"),
          entry("Hotels", null),
        ]),
        entry("Haus", null, [entry("Presse", "/de/presse")]),
      ],
      submenu: [
        entry("Kontakt", "/de/forms/kontakt"),
        entry("Mein Konto", "https://tickets.example/konto"),
      ],
      footer: [
        entry("Leichte Sprache", "/de/leicht"),
        entry("Service", null, [entry("Kontakt", "/de/forms/kontakt")]),
        entry("Rechtliches", null, [entry("Impressum", "/de/impressum")]),
      ],
    },
    season: {
      motto: "Alles klingt",
      starts_on: "2025-08-28",
      ends_on: "2025-09-27",
    },
    alert: null,
    hotline: null,
    hotlineWords: null,
    settings: testSettings(),
    sponsors: null,
    newsletter: null,
    consentWords: null,
    user: null,
    ...given,
  };
}
