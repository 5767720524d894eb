import type { ListPage } from "@festival/contracts/api/common";
import type { FormEntry } from "@festival/contracts/api/forms";
import type { Page } from "@playwright/test";
import { site } from "./site.ts";

/** The texts of all entries of a form, as staff read them, from a page of a signed-in user. */
export async function storedTexts(page: Page, form: number): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; ; number += 1) {
    const path = `/de/pageeditor-api/forms-entries/?form=${form}&per_page=100&page=${number}`;
    const list = (await (await page.request.get(site.url + path)).json()) as ListPage<FormEntry>;
    texts.push(...list.results.map((entry) => JSON.stringify(entry)));
    if (!list.next) return texts;
  }
}
