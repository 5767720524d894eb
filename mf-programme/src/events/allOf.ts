import type { ListPage } from "@festival/contracts/api/common";

/**
 * All of a list, on however many pages the backend answers it.
 * @param read asks for a page; for the first one without its number
 */
export async function allOf<Item>(
  read: (page: number | undefined) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  let list = await read(undefined);
  const results = [...list.results];
  for (let page = 2; list.next !== null; page += 1) {
    list = await read(page);
    results.push(...list.results);
  }
  return results;
}
