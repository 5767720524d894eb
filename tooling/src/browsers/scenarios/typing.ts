import type { ArticleListPage } from "@festival/contracts/api/magazine";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import { addressOf } from "@festival/contracts/calls/call";
import { getWorkingCopy } from "@festival/contracts/calls/content";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { pagePaths } from "../../screens/screens.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { button, type Scenario, type ScenarioSite } from "./scenario.ts";

type Owner = { owner: "page" | "article"; id: number };

async function signIn(visitor: Visitor, { login }: ScenarioSite, next: string): Promise<void> {
  await visitor.goTo(`${staffPaths.login}?lang=de&next=${encodeURIComponent(next)}`);
  await visitor.writes({ role: "textbox", name: "E-Mail-Adresse" }, login.email);
  await visitor.writes({ css: "input[type=password]" }, login.password);
  await visitor.press(button("Anmelden"));
  await visitor.isAt(next);
  await visitor.isReady();
  await visitor.press(button("Seite bearbeiten"));
}

/** What the server has, once nothing is unsaved. */
async function savedCopy(visitor: Visitor, { owner, id }: Owner): Promise<WorkingCopy> {
  await visitor.sees({ text: "Alles gespeichert." });
  const path = addressOf(getWorkingCopy, { locale: "de", owner, id });
  return visitor.run(async (address) => (await fetch(address)).json(), path);
}

/** @throws where the server has not got the words, in so many seconds as a visitor waits */
async function areSaved(
  visitor: Visitor,
  owner: Owner,
  read: (copy: WorkingCopy) => unknown,
  expected: unknown,
): Promise<void> {
  const wanted = JSON.stringify(expected);
  let found = "";
  await visitor.until(
    () => `${wanted} at the server, which has ${found},`,
    async () => {
      found = JSON.stringify(read(await savedCopy(visitor, owner)));
      return found === wanted;
    },
  );
}

/** Selects the letters before the caret. */
async function selectBack(visitor: Visitor, letters: number): Promise<void> {
  for (let left = letters; left > 0; left -= 1) await visitor.keys("Shift", "ArrowLeft");
}

const token = () => crypto.randomUUID().slice(0, 8);

async function firstArticle(visitor: Visitor): Promise<Owner & { path: string }> {
  const list = await visitor.run<string, ArticleListPage>(
    async (address) => (await fetch(address)).json(),
    addressOf(listArticles, { locale: "de" }),
  );
  const article = list.results.find(({ teaser }) => teaser !== "");
  if (!article) throw new Error("The demo season has no article with a teaser.");
  const { id, slug } = article;
  return { owner: "article", id, path: href("article", "de", { slug: slug.de, id }) };
}

const head = (field: string) => (copy: WorkingCopy) => copy.head?.texts.de[field];

const typesLine: Scenario = {
  name: "type-line",
  kind: "typing",
  async run(visitor, site) {
    await visitor.goTo(href("magazine", "de"));
    const article = await firstArticle(visitor);
    await signIn(visitor, site, article.path);
    const before = String(head("title")(await savedCopy(visitor, article)));
    const words = token();
    await visitor.press(button("Titel bearbeiten"));
    await visitor.hasFocus({ role: "textbox", name: "Titel" });
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
    await visitor.seesNo({ role: "textbox", name: "Titel" });
    await areSaved(visitor, article, head("title"), `Neu: ${before} Über ${words}`);
  },
};

const typesLines: Scenario = {
  name: "type-lines",
  kind: "typing",
  async run(visitor, site) {
    await visitor.goTo(href("magazine", "de"));
    const article = await firstArticle(visitor);
    await signIn(visitor, site, article.path);
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

const visit = href("page", "de", { path: pagePaths.visit.de });

/** What paragraphs say from a word on, of those that hold it. */
function paragraphsFrom(word: string) {
  return ({ sections }: WorkingCopy) =>
    sections
      .flatMap(({ texts }) => (texts.de.content as RichText | undefined)?.blocks ?? [])
      .filter(({ text }) => text.includes(word))
      .map(({ text }) => text.slice(text.indexOf(word)));
}

interface RichText {
  blocks?: { text: string }[];
}

const typesRichText: Scenario = {
  name: "type-rich-text",
  kind: "typing",
  async run(visitor, site) {
    await signIn(visitor, site, visit);
    const page: Owner = { owner: "page", id: await pageId(visitor) };
    const words = token();
    const are = (...paragraphs: string[]) =>
      areSaved(visitor, page, paragraphsFrom(words), paragraphs);
    await visitor.press(button(/^Text bearbeiten: /));
    await visitor.hasFocus({ role: "textbox", name: "Text bearbeiten" });
    await visitor.keys("Control", "End");
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
    await visitor.seesNo({ role: "textbox", name: "Text bearbeiten" });
  },
};

/** Of the page that is open. */
function pageId(visitor: Visitor): Promise<number> {
  return visitor.run(() => {
    const state = document.querySelector("#festival-state")?.textContent ?? "";
    return JSON.parse(state).page.data.id as number;
  }, null);
}

export const typingScenarios: readonly Scenario[] = [typesLine, typesLines, typesRichText];
