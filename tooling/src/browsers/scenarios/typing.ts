import type { Visitor } from "../visitor/visitor.ts";
import { button, type Scenario } from "./scenario.ts";
import {
  areSaved,
  head,
  openArticle,
  openRichText,
  openTitle,
  paragraphsFrom,
  savedCopy,
  shownPage,
  signIn,
  textField,
  titleField,
  token,
  visit,
} from "./staff.ts";

/** Selects the letters before the caret. */
async function selectBack(visitor: Visitor, letters: number): Promise<void> {
  for (let left = letters; left > 0; left -= 1) await visitor.keys("Shift", "ArrowLeft");
}

const typesLine: Scenario = {
  name: "type-line",
  kind: "typing",
  async run(visitor, site) {
    const article = await openArticle(visitor, site, 0);
    const before = String(head("title")(await savedCopy(visitor, article)));
    const words = token();
    await openTitle(visitor);
    await visitor.type(` Über ${words}`);
    await selectBack(visitor, words.length);
    await visitor.keys("Control", "x");
    await visitor.keys("Control", "v");
    await visitor.keys("Control", "v");
    await areSaved(visitor, article, head("title"), `${before} Über ${words}${words}`);
    await visitor.undo();
    await areSaved(visitor, article, head("title"), `${before} Über ${words}`);
    await visitor.keys("Control", "Home");
    await visitor.keys("Backspace");
    await visitor.type("Neu: ");
    await visitor.keys("Enter");
    await visitor.seesNo(titleField);
    await areSaved(visitor, article, head("title"), `Neu: ${before} Über ${words}`);
  },
};

const typesLines: Scenario = {
  name: "type-lines",
  kind: "typing",
  async run(visitor, site) {
    const article = await openArticle(visitor, site, 0);
    const before = String(head("teaser")(await savedCopy(visitor, article)));
    const words = `Zweite ${token()}`;
    await visitor.press(button("Teaser bearbeiten"));
    await visitor.hasFocus({ role: "textbox", name: "Teaser" });
    await visitor.keys("Control", "End");
    await visitor.keys("Enter");
    await visitor.type(words);
    await areSaved(visitor, article, head("teaser"), `${before}\n${words}`);
    await visitor.keys("Home");
    await visitor.keys("Backspace");
    await areSaved(visitor, article, head("teaser"), `${before}${words}`);
    await visitor.keys("Enter");
    await areSaved(visitor, article, head("teaser"), `${before}\n${words}`);
    await visitor.keys("Escape");
    await visitor.seesNo({ role: "textbox", name: "Teaser" });
  },
};

const typesRichText: Scenario = {
  name: "type-rich-text",
  kind: "typing",
  async run(visitor, site) {
    await signIn(visitor, site, visit);
    const page = await shownPage(visitor);
    const words = token();
    const are = (...paragraphs: string[]) =>
      areSaved(visitor, page, paragraphsFrom(words), paragraphs);
    await openRichText(visitor);
    await visitor.type(` Größe ${words}`);
    await visitor.keys("Enter");
    await visitor.type(`${words} geht weiter`);
    await are(words, `${words} geht weiter`);
    await visitor.keys("Home");
    await visitor.keys("Backspace");
    await are(`${words}${words} geht weiter`);
    await visitor.keys("Enter");
    await are(words, `${words} geht weiter`);
    await visitor.keys("End");
    await selectBack(visitor, "weiter".length);
    await visitor.keys("Control", "x");
    await are(words, `${words} geht `);
    await visitor.keys("Control", "v");
    await visitor.keys("Control", "v");
    await are(words, `${words} geht weiterweiter`);
    await visitor.keys("Control", "z");
    await are(words, `${words} geht weiter`);
    await visitor.type("!");
    await are(words, `${words} geht weiter!`);
    await visitor.keys("Escape");
    await visitor.seesNo(textField);
  },
};

export const typingScenarios: readonly Scenario[] = [typesLine, typesLines, typesRichText];
