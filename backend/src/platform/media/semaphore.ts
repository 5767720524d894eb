/** Runs a limited number of tasks at a time; the others wait in their order. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

export function createSemaphore(limit: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // the place is handed on, so no other task comes in between
      if (next) next();
      else running -= 1;
    }
  };
}
