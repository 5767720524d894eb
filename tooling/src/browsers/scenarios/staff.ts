import type { ArticleListPage } from "@festival/contracts/api/magazine";
import type { WorkingCopy } from "@festival/contracts/api/publishing";
import { addressOf } from "@festival/contracts/calls/call";
import { getWorkingCopy } from "@festival/contracts/calls/content";
import { listArticles } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { pagePaths } from "../../screens/screens.ts";
import type { Visitor } from "../visitor/visitor.ts";
import { button, type ScenarioSite } from "./scenario.ts";

export type Owner = { owner: "page" | "article"; id: number };

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
  await visitor.sees({ text: "Alles gespeichert." });
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
 * An article that has a teaser.
 * @param place among those that have one: what is written in one never grows too long by what others write
 */
export async function nthArticle(
  visitor: Visitor,
  place: number,
): Promise<Owner & { path: string }> {
  const list = await visitor.run<string, ArticleListPage>(
    async (address) => (await fetch(address)).json(),
    addressOf(listArticles, { locale: "de" }),
  );
  const article = list.results.filter(({ teaser }) => teaser !== "")[place];
  if (!article) throw new Error("The demo season has too few articles with a teaser.");
  const { id, slug } = article;
  return { owner: "article", id, path: href("article", "de", { slug: slug.de, id }) };
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

/** Of the page that is open. */
export function pageId(visitor: Visitor): Promise<number> {
  return visitor.run(() => {
    const state = document.querySelector("#festival-state")?.textContent ?? "";
    return JSON.parse(state).page.data.id as number;
  }, null);
}
