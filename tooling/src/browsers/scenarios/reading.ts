import { href } from "@festival/contracts/routes";
import {
  banner,
  button,
  concerts,
  firstConcert,
  footer,
  link,
  main,
  title,
  type Scenario,
} from "./scenario.ts";

const programme = href("programme", "de");

const reads: Scenario = {
  name: "read",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(href("home", "de"));
    await visitor.marksDocument();
    await visitor.press(link("Zum ganzen Programm"));
    await visitor.sees(title("Programm"));
    const name = await visitor.textOf(firstConcert);
    await visitor.press({ role: "link", within: firstConcert });
    await visitor.sees(title(name));
    await visitor.hasFocus(title(name));
    await visitor.isInSameDocument();
  },
};

const goesOnAndBack: Scenario = {
  name: "back",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(programme);
    await visitor.marksDocument();
    const more = button("Mehr Konzerte zeigen");
    await visitor.press(more);
    await visitor.isAt(`${programme}?page=2`);
    const last = { ...firstConcert, last: true } as const;
    const name = await visitor.textOf(last);
    const event = link(name, main);
    await visitor.press(event);
    await visitor.sees(title(name));
    const scrolled = () => visitor.run(() => Math.round(scrollY), null);
    await visitor.until("the top of the page", async () => (await scrolled()) === 0);
    await visitor.back();
    await visitor.sees(title("Programm"));
    await visitor.hasInView(event);
    await visitor.forward();
    await visitor.sees(title(name));
    await visitor.back();
    await visitor.sees(title("Programm"));
    await visitor.hasInView(event);
    // the header glides to people who scroll up; at the top it stands
    await visitor.scrollsTo(title("Programm"));
    await visitor.press(link("Magazin", banner));
    await visitor.sees(title("Magazin"));
    await visitor.back();
    await visitor.sees(title("Programm"));
    await visitor.isInSameDocument();
  },
};

const changesLanguage: Scenario = {
  name: "language",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(href("programme", "de", {}, { access: "wheelchair" }));
    const count = await visitor.countOf(concerts);
    await visitor.press(link("EN, English", banner));
    await visitor.isAt(href("programme", "en", {}, { access: "wheelchair" }));
    await visitor.sees(title(/^Programme/));
    await visitor.attributeIs({ css: ":root" }, "lang", "en");
    await visitor.counts(concerts, count);
  },
};

/** Narrow enough for the menu over the window, and a width that each engine's window can have. */
const narrow = { width: 480, height: 800 };

const opensMenu: Scenario = {
  name: "menu",
  kind: "visitors",
  async run(visitor) {
    await visitor.resize(narrow.width, narrow.height);
    await visitor.goTo(href("home", "de"));
    const menu = { css: "summary", text: /^Menü/, within: banner };
    const entry = link("Magazin", banner);
    await visitor.press(menu);
    await visitor.sees(entry);
    await visitor.keys("Escape");
    await visitor.seesNo(entry);
    await visitor.hasFocus(menu);
    await visitor.keys("Enter");
    await visitor.press(entry);
    await visitor.sees(title("Magazin"));
    await visitor.seesNo(entry);
  },
};

const readsBooklet: Scenario = {
  name: "booklet",
  kind: "visitors",
  async run(visitor, { screens }) {
    const booklet = await screens.routes.eventBooklet?.("de");
    if (!booklet) throw new Error("There is no booklet.");
    await visitor.goTo(booklet.replace(/\/[^/]+$/, ""));
    await visitor.press(link("Programmheft lesen"));
    await visitor.isAt(booklet);
    const ground = () =>
      visitor.run(() => {
        const footer = document.querySelector("footer");
        return footer ? getComputedStyle(footer).backgroundColor : "";
      }, null);
    const light = await ground();
    await visitor.press({ role: "checkbox", name: "Dunkle Ansicht" });
    await visitor.attributeIs({ css: ":root" }, "data-reading", "dark");
    await visitor.until("a dark footer", async () => (await ground()) !== light);
    // it is how this person reads booklets
    await visitor.reload();
    await visitor.attributeIs({ css: ":root" }, "data-reading", "dark");
  },
};

const readsOffline: Scenario = {
  name: "offline",
  kind: "visitors",
  // what a page asks for while nothing answers
  expectedErrors:
    /Failed to load resource|Failed to fetch|ERR_|NetworkError|Load failed|network|no-response/i,
  async run(visitor, { gate }) {
    await visitor.goTo(programme);
    // its script comes once it is near
    await visitor.scrollsTo(footer);
    await visitor.press(button("Für unterwegs mitnehmen", footer));
    await visitor.sees(button("Nichts mehr mitnehmen", footer));
    // the page comes to the device before its files
    const isKept = () =>
      visitor.run(async (path) => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        const files = loaded.filter((name) => name.includes("/remotes/"));
        const kept = await Promise.all([path, ...files].map((name) => caches.match(name)));
        return files.length > 0 && kept.every((answer) => answer !== undefined);
      }, programme);
    await visitor.until(`${programme} and its files on the device`, isKept);
    const age = { role: "status", text: /Stand dieser Seite: \d{2}\.\d{2}\.\d{4}/ };
    await gate.shut();
    try {
      await visitor.reload();
      await visitor.sees(title("Programm"));
      await visitor.sees(age);
      await visitor.sees(firstConcert);
      // never read, so not there
      await visitor.goTo(href("team", "de"));
      await visitor.sees(title("Keine Verbindung"));
      await visitor.press(link("Programm", main));
      await visitor.sees(title("Programm"));
    } finally {
      await gate.open();
    }
    await visitor.reload();
    await visitor.sees(title("Programm"));
    await visitor.seesNo(age);
  },
};

export const readingScenarios: readonly Scenario[] = [
  reads,
  goesOnAndBack,
  changesLanguage,
  opensMenu,
  readsBooklet,
  readsOffline,
];
