/** Deletes all that the service worker has kept on the device. */
export async function deleteKept(caches: Pick<CacheStorage, "keys" | "delete">): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("festival-")) await caches.delete(name);
  }
}
