/** What the backend takes, as file inputs say it. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

/** So many files one may choose at a time. */
export const mostFiles = 50;
/** So many are on their way at once: more only take the line from each other. */
const atOnce = 2;

type UploadState = "waiting" | "sending" | "done" | "known" | "failed";

export interface UploadItem {
  key: number;
  file: File;
  state: UploadState;
  /** How much of it is sent, from 0 to 1. */
  share: number;
  /** Of the record that was made, or that has the same bytes already. */
  id: number | null;
  /** Why it failed. */
  problem: unknown;
}

/**
 * Sends one file.
 * @param onShare is told how much is sent, from 0 to 1
 * @returns the record, and whether it is new: the same bytes are kept once
 */
export type SendFile = (
  file: File,
  onShare: (share: number) => void,
) => Promise<{ id: number; isNew: boolean }>;

/**
 * Sends files one after the other, two at a time; one that fails does not hold the others, and can be tried again.
 * @param onChange gets all items whenever one of them has changed
 */
export function createUploadQueue(send: SendFile, onChange: (items: UploadItem[]) => void) {
  let items: UploadItem[] = [];
  let keys = 0;

  function change(key: number, values: Partial<UploadItem>): void {
    items = items.map((item) => (item.key === key ? { ...item, ...values } : item));
    onChange(items);
  }

  async function work({ key, file }: UploadItem): Promise<void> {
    change(key, { state: "sending", share: 0, problem: null });
    try {
      const { id, isNew } = await send(file, (share) => change(key, { share }));
      change(key, { state: isNew ? "done" : "known", share: 1, id });
    } catch (problem) {
      change(key, { state: "failed", problem });
    }
    next();
  }

  function next(): void {
    const sending = items.filter(({ state }) => state === "sending").length;
    const waiting = items.filter(({ state }) => state === "waiting");
    for (const item of waiting.slice(0, Math.max(0, atOnce - sending))) void work(item);
  }

  return {
    /** @returns how many were left out, as more than 50 at a time are too many */
    add(files: readonly File[]): number {
      const open = items.filter(({ state }) => state === "waiting" || state === "sending").length;
      const taken = files.slice(0, Math.max(0, mostFiles - open));
      const added = taken.map((file): UploadItem => {
        keys += 1;
        return { key: keys, file, state: "waiting", share: 0, id: null, problem: null };
      });
      items = [...items, ...added];
      onChange(items);
      next();
      return files.length - taken.length;
    },
    /** Takes one that has failed off the list. */
    leaveOut(key: number): void {
      items = items.filter((item) => item.key !== key || item.state !== "failed");
      onChange(items);
    },
    retry(key: number): void {
      change(key, { state: "waiting", problem: null });
      next();
    },
  };
}
