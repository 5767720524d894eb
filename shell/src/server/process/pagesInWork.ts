import type { HeldPage } from "@festival/contracts/api/system";
import type { PageInWork, WorkerMessage } from "./messages.ts";

/** Thrown for a page that ended a worker a moment ago. */
export class HeldOff extends Error {
  override name = "HeldOff";
  /** Milliseconds since 1970. */
  readonly until: number;

  constructor(until: number) {
    super("The page is held off.");
    this.until = until;
  }
}

type WorkProgress = Extract<WorkerMessage, { type: "begins" | "ends" }>;
type Unsigned<Message> = Message extends unknown ? Omit<Message, "nonce"> : never;

/**
 * Reports to the supervisor what this worker makes, so that it knows where the worker was if it gets stuck or
 * ends, and refuses pages that have ended a worker.
 * @param heldOff those pages
 * @param send is called before a page is begun and after its end
 */
export function createPagesInWork(
  heldOff: () => readonly HeldPage[] = () => [],
  send: (message: Unsigned<WorkProgress>) => void = () => {},
) {
  let begun = 0;

  return {
    /** @throws HeldOff where the page is held off; it is not begun then */
    async make<T>(page: PageInWork, work: () => Promise<T>): Promise<T> {
      const held = heldOff().find(({ key }) => key === page.key);
      if (held && held.until > Date.now()) throw new HeldOff(held.until);
      const number = (begun += 1);
      send({ type: "begins", number, page });
      try {
        return await work();
      } finally {
        send({ type: "ends", number });
      }
    },
  };
}

export type PagesInWork = ReturnType<typeof createPagesInWork>;
