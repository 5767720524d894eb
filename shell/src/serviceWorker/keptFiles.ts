import type { WorkerScope, WorkerSettings } from "./worker.ts";

/**
 * Files of releases and pictures, kept beside the browser's own cache, which forgets when it likes.
 * Their addresses never change their content, so what is kept is as good as what would come.
 */
export function keptFiles({ caches, fetch, location }: WorkerScope, settings: WorkerSettings) {
  const { limits } = settings;
  const fileCache = "festival-files";
  const pictureCache = "festival-pictures";
  const isFile = (path: string) => path.startsWith("/remotes/");
  const isPicture = (path: string) => path.startsWith("/media/images/");

  /** Evicts what was stored first; a cache names its entries in their order. */
  async function trim(cache: Cache, most: number): Promise<void> {
    const kept = await cache.keys();
    const surplus = kept.slice(0, Math.max(0, kept.length - most));
    await Promise.all(surplus.map((request) => cache.delete(request)));
  }

  /** @param until holds the worker until the answer is kept as well */
  async function first(
    request: Request | string,
    isImage: boolean,
    until: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const cache = await caches.open(isImage ? pictureCache : fileCache);
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200) {
      const copy = answer.clone();
      const keeping = cache
        .put(request, copy)
        .then(() => trim(cache, isImage ? limits.pictures : limits.files));
      // a full disk: then it is not kept
      until(keeping.catch(() => undefined));
    }
    return answer;
  }

  /** Without a network another size or format of a picture is better than none. */
  async function otherRendition(path: string): Promise<Response | undefined> {
    const cache = await caches.open(pictureCache);
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const kept = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
    return kept && cache.match(kept, { ignoreVary: true });
  }

  return {
    isFile,
    isPicture,

    file: (request: Request, until: (work: Promise<unknown>) => void) =>
      first(request, false, until),

    async picture(request: Request, until: (work: Promise<unknown>) => void): Promise<Response> {
      try {
        return await first(request, true, until);
      } catch (error) {
        const other = await otherRendition(new URL(request.url).pathname);
        if (other) return other;
        throw error;
      }
    },

    /** Takes addresses of this site into what is kept, where they are files or pictures. */
    async keep(addresses: readonly string[]): Promise<void> {
      await Promise.allSettled(
        [...new Set(addresses)].map(async (address) => {
          const { origin, pathname, href } = new URL(address, location.origin);
          if (origin !== location.origin || !(isFile(pathname) || isPicture(pathname))) return;
          const keeping: Promise<unknown>[] = [];
          const answer = await first(href, isPicture(pathname), (work) => keeping.push(work));
          // read to its end, so that the copy is whole
          await Promise.all([answer.arrayBuffer(), ...keeping]);
        }),
      );
    },

    /** Evicts the files of all releases but those below these addresses. */
    async keepReleases(bases: ReadonlySet<string>): Promise<void> {
      const cache = await caches.open(fileCache);
      for (const request of await cache.keys()) {
        const base = /^\/remotes\/[^/]+\/[^/]+\//.exec(new URL(request.url).pathname)?.[0];
        if (!base || !bases.has(base)) await cache.delete(request);
      }
    },
  };
}

export type KeptFiles = ReturnType<typeof keptFiles>;
