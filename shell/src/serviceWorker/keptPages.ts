import { stateElementId } from "../document/documentState.ts";
import { keptAtHeader, keptTitleHeader, type WorkerScope, type WorkerSettings } from "./worker.ts";

/**
 * Documents that were read. The page as data, which the navigator asks for, stands inside each.
 */
export function keptPages({ caches, location }: WorkerScope, settings: WorkerSettings) {
  const { limits } = settings;
  const name = "festival-pages";
  const open = () => caches.open(name);
  const keptAtOf = (answer: Response) => Date.parse(answer.headers.get(keptAtHeader) ?? "") || 0;

  /** A page's address without its hash. */
  function keyOf(address: string): string {
    const { pathname, search } = new URL(address, location.origin);
    return location.origin + pathname + search;
  }

  async function all(): Promise<{ url: string; answer: Response; at: number }[]> {
    const cache = await open();
    const entries = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const answer = await cache.match(url);
        return answer ? [{ url, answer, at: keptAtOf(answer) }] : [];
      }),
    );
    return entries.flat().toSorted((a, b) => b.at - a.at);
  }

  /** Evicts what is too old, and what was read longest ago where it is too much. */
  async function trim(): Promise<void> {
    const cache = await open();
    const oldest = Date.now() - limits.pageAgeMs;
    for (const [place, { url, at }] of (await all()).entries()) {
      if (place >= limits.pages || at < oldest) await cache.delete(url);
    }
  }

  function titleOf(html: string): string {
    const title = /<title[^<>]*>([^<]*)/.exec(html)?.[1] ?? "";
    // without the festival's name, whatever it was when the page was kept
    return title.replace(/ – [^–]*$/, "");
  }

  return {
    all,
    trim,
    keyOf,

    async find(address: string): Promise<Response | undefined> {
      return (await open()).match(keyOf(address));
    },

    isFresh: (answer: Response) => Date.now() - keptAtOf(answer) < limits.freshMs,

    /**
     * Keeps a page that everyone may see; of what is for one person alone nothing stays.
     * @returns its HTML where it is kept
     */
    async keep(address: string, answer: Response): Promise<string | undefined> {
      const cache = await open();
      const isDocument = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      // the server has sent it from before: what is kept may be newer
      if (answer.headers.has(keptAtHeader)) return undefined;
      const isForOne = /no-store|private/.test(answer.headers.get("cache-control") ?? "");
      if (answer.status !== 200 || !isDocument || isForOne) {
        // a page that is gone, or was never for everyone, is not shown from before
        if (isForOne || (answer.status >= 400 && answer.status < 500)) {
          await cache.delete(keyOf(address));
        }
        return undefined;
      }
      const html = await answer.text();
      const headers = new Headers(answer.headers);
      for (const gone of ["content-encoding", "content-length", "vary", "etag"]) {
        headers.delete(gone);
      }
      headers.set(keptAtHeader, new Date().toISOString());
      headers.set(keptTitleHeader, encodeURIComponent(titleOf(html)));
      await cache.put(keyOf(address), new Response(html, { headers }));
      await trim();
      return html;
    },

    /** The kept document, telling the page's scripts how old it is. */
    async asDocument(kept: Response): Promise<Response> {
      const at = kept.headers.get(keptAtHeader) ?? "";
      const html = (await kept.text()).replace("<html", `<html data-kept="${at}"`);
      return new Response(html, { headers: kept.headers });
    },

    /** The page as data from the kept document. */
    async asData(kept: Response): Promise<Response> {
      const html = await kept.text();
      const mark = `id="${stateElementId}">`;
      const start = html.indexOf(mark) + mark.length;
      const state = JSON.parse(html.slice(start, html.indexOf("</script>", start)));
      return new Response(JSON.stringify(state.page), {
        headers: {
          "content-type": "application/json; charset=utf-8",
          [keptAtHeader]: kept.headers.get(keptAtHeader) ?? "",
        },
      });
    },

    async forget(): Promise<void> {
      await caches.delete(name);
    },

    /** Where the releases' files lie that the kept pages were made with. */
    async bases(): Promise<Set<string>> {
      const bases = new Set<string>();
      for (const { answer } of await all()) {
        for (const [base] of (await answer.text()).matchAll(/\/remotes\/[\w-]+\/\w+\//g)) {
          bases.add(base);
        }
      }
      return bases;
    },
  };
}

export type KeptPages = ReturnType<typeof keptPages>;
