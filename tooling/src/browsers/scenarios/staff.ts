import type { ArticleListPage } from "@festival/contracts/api/magazine";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import { addressOf } from "@festival/contracts/calls/call";
import { getWorkingCopy } from "@festival/contracts/calls/content";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { pagePaths } from "../../screens/screens.ts";
import type { Target } from "../visitor/target.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { button, type ScenarioSite } from "./scenario.ts";

type Owner = { owner: "page" | "article"; id: number };

export const titleField: Target = { role: "textbox", name: "Titel" };
export const textField: Target = { role: "textbox", name: "Text bearbeiten" };

export async function signIn(
  visitor: Visitor,
  { login }: ScenarioSite,
  next: string,
): Promise<void> {
  await visitor.goTo(`${staffPaths.login}?lang=de&next=${encodeURIComponent(next)}`);
  await visitor.writes({ role: "textbox", name: "E-Mail-Adresse" }, login.email);
  await visitor.writes({ css: "input[type=password]" }, login.password);
  await visitor.press(button("Anmelden"));
  await visitor.isAt(next);
  await visitor.isReady();
  await visitor.press(button("Seite bearbeiten"));
}

/** What the server has, once nothing is unsaved. */
export async function savedCopy(visitor: Visitor, { owner, id }: Owner): Promise<WorkingCopy> {
  // what is not public yet is told behind it
  await visitor.sees({ text: /^Alles gespeichert\./ });
  const path = addressOf(getWorkingCopy, { locale: "de", owner, id });
  return visitor.run(async (address) => (await fetch(address)).json(), path);
}

/** @throws where the server has not got the words, in so many seconds as a visitor waits */
export async function areSaved(
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

export const token = () => crypto.randomUUID().slice(0, 8);

/**
 * Opens an article that has a teaser, in edit mode.
 * @param place among those that have one: what is written in one never grows too long by what others write
 */
export async function openArticle(
  visitor: Visitor,
  site: ScenarioSite,
  place: number,
): Promise<Owner> {
  await visitor.goTo(href("magazine", "de"));
  const list = await visitor.run<string, ArticleListPage>(
    async (address) => (await fetch(address)).json(),
    addressOf(listArticles, { locale: "de" }),
  );
  const article = list.results.filter(({ teaser }) => teaser !== "")[place];
  if (!article) throw new Error("The demo season has too few articles with a teaser.");
  const { id, slug } = article;
  await signIn(visitor, site, href("article", "de", { slug: slug.de, id }));
  return { owner: "article", id };
}

/** The page that is open. */
export async function shownPage(visitor: Visitor): Promise<Owner> {
  const id = await visitor.run(() => {
    const state = document.querySelector("#festival-state")?.textContent ?? "";
    return JSON.parse(state).page.data.id as number;
  }, null);
  return { owner: "page", id };
}

/** Writes at the end of the first rich text of the page. */
export async function openRichText(visitor: Visitor): Promise<void> {
  await visitor.press(button(/^Text bearbeiten: /));
  await visitor.hasFocus(textField);
  await visitor.keys("Control", "End");
}

export async function openTitle(visitor: Visitor): Promise<void> {
  await visitor.press(button("Titel bearbeiten"));
  await visitor.hasFocus(titleField);
}

export const head = (field: string) => (copy: WorkingCopy) => copy.head?.texts.de[field];

export const visit = href("page", "de", { path: pagePaths.visit.de });

/** What paragraphs say from a word on, of those that hold it. */
export function paragraphsFrom(word: string) {
  return ({ sections }: WorkingCopy) =>
    sections
      .flatMap(({ texts }) => (texts.de.content as RichText | undefined)?.blocks ?? [])
      .filter(({ text }) => text.includes(word))
      .map(({ text }) => text.slice(text.indexOf(word)));
}

interface RichText {
  blocks?: { text: string }[];
}
