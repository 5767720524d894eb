import type { DemoBlock, DemoRedirect } from "../types.ts";
import { both } from "../localized.ts";
import { link, text } from "../sections.ts";

/** What templates show under a name of its own. */
export const blocks: DemoBlock[] = [
  {
    slug: "footer-sponsors",
    sections: [
      {
        model: "sponsorlist",
        title: both("Wir danken unseren Förderern", "We thank our sponsors"),
      },
    ],
  },
  {
    slug: "hotline-text",
    sections: [
      // the hours stand beside it
      text(
        "Karten, Plätze, Wege: Am Telefon beantworten wir jede Frage, auch die, die Sie sich sonst nicht zu stellen trauen.",
        "Tickets, seats, directions: ask us anything, even what you’ve never dared to ask.",
      ),
    ],
  },
  {
    slug: "consent-text",
    sections: [
      text(
        "Videos, Töne und Landkarten kommen von anderen Anbietern. Sie werden erst geladen, wenn Sie zustimmen; mehr dazu steht unter [Datenschutz](page:privacy).",
        "Videos, sounds and maps come from other providers. They are loaded only once you agree; see our [privacy policy](page:privacy).",
      ),
    ],
  },
  {
    slug: "error-page",
    sections: [
      text(
        "Was Sie suchen, steht nicht an dieser Stelle der Partitur.",
        "What you are looking for isn’t in this part of the score.",
      ),
      link("Zum Programm", "See the programme", { route: "programme" }),
    ],
  },
];

/** Addresses that earlier seasons had. */
export const redirects: DemoRedirect[] = [
  { oldPath: "/de/spielplan", language: "de", target: { route: "programme" } },
  { oldPath: "/en/calendar", language: "en", target: { route: "programme" } },
];
