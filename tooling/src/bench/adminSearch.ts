import type { Page } from "@playwright/test";
import { median } from "./throughput.ts";

export interface SearchFigures {
  /** Of the answers to a search in the list of events as it is typed, letter by letter. */
  search: number[];
  /** The same of the search for everything. */
  find: number[];
  /** From Ctrl+K until its field takes what is typed. */
  findOpens: number;
  /** How many events both look through. */
  events: number;
}

const calls = "/de/pageeditor-api";
const words = ["symphonie", "abend in der halle", "kammermusik", "lied", "beethoven klavier"];
const openings = 5;

interface Opening extends Window {
  pressedAt?: number;
  openedAt?: number;
}

/** How long the answers take, one after the other, to what stands in the field after each letter. */
const answerTimes = (page: Page, address: string): Promise<number[]> =>
  page.evaluate(
    async ({ start: before, all }) => {
      const times: number[] = [];
      for (const word of all) {
        for (let length = 1; length <= word.length; length += 1) {
          const start = performance.now();
          const answer = await fetch(before + encodeURIComponent(word.slice(0, length)));
          await answer.json();
          times.push(performance.now() - start);
          if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
        }
      }
      return times;
    },
    { start: address, all: words },
  );

/** From the press on Ctrl+K until the field has the focus and is painted. */
async function openingTime(page: Page): Promise<number> {
  await page.evaluate(() => {
    const opening = window as Opening;
    delete opening.openedAt;
    const look = () => {
      if (document.activeElement?.closest("dialog[open]")) opening.openedAt = performance.now();
      else requestAnimationFrame(look);
    };
    addEventListener("keydown", ({ timeStamp }) => (opening.pressedAt = timeStamp), {
      capture: true,
    });
    look();
  });
  await page.keyboard.press("Control+k");
  const found = await page.waitForFunction(() => {
    const { pressedAt, openedAt } = window as Opening;
    return pressedAt !== undefined && openedAt !== undefined && { ms: openedAt - pressedAt };
  });
  const { ms } = (await found.jsonValue()) || { ms: Number.NaN };
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  return ms;
}

/** Searches of a page of the admin area that is open. */
export async function measureSearch(page: Page): Promise<SearchFigures> {
  const search = await answerTimes(page, `${calls}/events/?per_page=25&search=`);
  const find = await answerTimes(page, `${calls}/find/?q=`);
  const times: number[] = [];
  for (let run = 0; run < openings; run += 1) times.push(await openingTime(page));
  const events = await page.evaluate(async (api) => {
    const { count } = await (await fetch(`${api}/events/?per_page=1`)).json();
    return Number(count);
  }, calls);
  return { search, find, findOpens: median(times), events };
}
