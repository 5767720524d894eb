interface Entry {
  url: string;
  answer: Response;
}

type Fetch = (address: string) => Promise<Response>;

/** A browser's caches in memory, as far as the service worker uses them. */
export function testCaches(origin: string) {
  const byName = new Map<string, Map<string, Entry>>();
  let fetcher: Fetch = () => Promise.reject(new Error("no network"));
  const addressOf = (request: Request | string) =>
    new URL(typeof request === "string" ? request : request.url, origin).href;

  function cacheOf(entries: Map<string, Entry>) {
    const cache = {
      match: async (request: Request | string) => entries.get(addressOf(request))?.answer.clone(),
      put: async (request: Request | string, answer: Response) => {
        const url = addressOf(request);
        const body = await answer.arrayBuffer();
        entries.delete(url);
        entries.set(url, { url, answer: new Response(body, answer) });
      },
      delete: async (request: Request | string) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      addAll: async (addresses: string[]) => {
        for (const address of addresses) await cache.put(address, await fetcher(address));
      },
    };
    return cache;
  }

  const storage = {
    open: async (name: string) => {
      const entries = byName.get(name) ?? new Map<string, Entry>();
      byName.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...byName.keys()],
    delete: async (name: string) => byName.delete(name),
  };

  return {
    storage: storage as unknown as CacheStorage,
    /** By whom `addAll` fetches. */
    fetchBy: (fetch: Fetch) => {
      fetcher = fetch;
    },
    has: (name: string, path: string) => byName.get(name)?.has(origin + path) ?? false,
    names: () => [...byName.keys()],
  };
}
