import { href } from "@festival/contracts/routes";
import { banner, button, concerts, link, main, title, type Scenario } from "./scenario.ts";

const programme = href("programme", "de");

const filters: Scenario = {
  name: "filter",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(programme);
    await visitor.marksDocument();
    const genres = { role: "navigation", name: "Nach Genre filtern" };
    await visitor.press(link(/^Kammermusik/, genres));
    await visitor.isAt(/\?genres=\d+$/);
    await visitor.press({ css: "summary", text: /^Filter/, within: main });
    await visitor.press({ role: "checkbox", name: /^Rollstuhlplätze/ });
    await visitor.press(button(/^(?:\d+ Konzerte?|Konzerte) zeigen$/));
    await visitor.isAt(/access=wheelchair/);
    await visitor.sees(concerts);
    await visitor.press(link(/^Rollstuhlplätze.*Filter aufheben$/));
    await visitor.isAt(/\?genres=\d+$/);
    await visitor.isInSameDocument();
  },
};

const searches: Scenario = {
  name: "search",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(href("home", "de"));
    const dialog = { role: "dialog", name: "Suche" };
    const field = { role: "combobox", within: dialog };
    await visitor.press(link("Suche", banner));
    await visitor.hasFocus(field);
    await visitor.type("op. 131");
    const concert = { role: "option", name: /Cis-Moll, vierzig Minuten/, within: dialog };
    await visitor.press(concert);
    await visitor.sees(title("Cis-Moll, vierzig Minuten ohne Pause"));
    await visitor.seesNo(dialog);

    await visitor.press(link("Suche", banner));
    await visitor.hasFocus(field);
    await visitor.type("saariaho");
    const composer = { css: "[role=option][aria-selected=true]", text: /Kaija Saariaho/ };
    await visitor.sees({ role: "option", name: /Kaija Saariaho/, within: dialog });
    await visitor.until("Kaija Saariaho, chosen with the arrow keys", async () => {
      await visitor.keys("ArrowDown");
      return (await visitor.countOf(composer)) > 0;
    });
    await visitor.keys("Enter");
    await visitor.isAt(/^\/de\/komponisten\/kaija-saariaho\/\d+$/);

    await visitor.press(link("Suche", banner));
    await visitor.hasFocus(field);
    await visitor.type("beethoven");
    await visitor.keys("Enter");
    await visitor.isAt(href("search", "de", {}, { q: "beethoven" }));
    await visitor.press({ role: "link", within: { role: "region", name: /^Konzerte/ } });
    await visitor.seesNo(title("Suche"));
  },
};

const toMark = button(/^Merken/, main);
const marked = button(/^Gemerkt/, main);

const marks: Scenario = {
  name: "mark",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(programme);
    await visitor.press(toMark);
    await visitor.counts(marked, 1);
    await visitor.reload();
    await visitor.counts(marked, 1);
    await visitor.press(marked);
    await visitor.counts(marked, 0);
    await visitor.reload();
    await visitor.counts(marked, 0);
  },
};

const plans: Scenario = {
  name: "plan",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(programme);
    for (const count of [1, 2]) {
      // what is marked has another name, and the next one is the first
      await visitor.press(toMark);
      await visitor.counts(marked, count);
    }
    await visitor.press(link(/^Mein Festival/, banner));
    await visitor.sees(title("Mein Festival"));
    await visitor.isAt(/\?events=\d+,\d+$/);
    await visitor.counts(concerts, 2);
    const file = link("Als Kalenderdatei laden", main);
    await visitor.sees(file);
    const calendar = await visitor.run(async () => {
      const [found] = [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='.ics']")];
      return found ? (await fetch(found.href)).text() : "";
    }, null);
    const events = calendar.split("BEGIN:VEVENT").length - 1;
    if (events !== 2) throw new Error(`The calendar of two concerts holds ${events}.`);
  },
};

const questions = 9;

const takesQuiz: Scenario = {
  name: "quiz",
  kind: "visitors",
  async run(visitor) {
    await visitor.goTo(href("quizStart", "de"));
    await visitor.marksDocument();
    await visitor.press(link("Los geht’s", main));
    for (let number = 1; number <= questions; number += 1) {
      await visitor.until(`question ${number}`, async () => {
        return (await visitor.position()).title.startsWith(`Frage ${number} von ${questions}`);
      });
      // before its scripts a press does no more than choose
      await visitor.sees({ css: "form[data-ready]", within: main });
      const one = { css: "input[type=radio]", within: main };
      const several = { css: "input[type=checkbox]", within: main };
      const slider = { role: "slider", within: main };
      if ((await visitor.countOf(one)) > 0) {
        await visitor.press(one);
        continue;
      }
      if ((await visitor.countOf(several)) > 0) await visitor.press(several);
      else {
        await visitor.press(slider);
        await visitor.keys("ArrowRight");
      }
      await visitor.press(button(/^(?:Weiter|Fertig)$/, main));
    }
    await visitor.sees(concerts);
    const count = await visitor.countOf(concerts);
    await visitor.press(button("Alle in meinen Plan", main));
    await visitor.press(link(`${count} Konzerte stehen in Ihrem Plan`, main));
    await visitor.sees(title("Mein Festival"));
    await visitor.counts(concerts, count);
    await visitor.isInSameDocument();
  },
};

export const choosingScenarios: readonly Scenario[] = [filters, searches, marks, plans, takesQuiz];
