import { BehaviorSubject } from "rxjs";

const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** Working copies of the page that could not be read: what they hold has no frames. They are read again until they are. */
export class UnreadCopies {
  /** By `keyOfOwner`. */
  readonly keys$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  readonly #readAgain: () => void;
  #isOn = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(readAgain: () => void) {
    this.#readAgain = readAgain;
  }

  /** Reads again from now on. @returns ends that */
  start(): () => void {
    this.#isOn = true;
    return () => {
      this.#isOn = false;
      this.clear();
    };
  }

  /** Another page has other working copies. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#failures = 0;
    if (this.keys$.value.size > 0) this.keys$.next(new Set());
  }

  /** @param status what was answered; undefined where nothing was */
  note(key: string, status: number | undefined): void {
    const keys = new Set(this.keys$.value);
    const isRead = status === 200;
    if (isRead) keys.delete(key);
    else keys.add(key);
    if (keys.size !== this.keys$.value.size) this.keys$.next(keys);
    if (keys.size === 0) this.clear();
    // by itself it would ask to sign in again and again
    else if (!isRead && status !== 401 && this.#isOn) this.#readLater();
  }

  /** Reads at once, such as when the network is back. */
  now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isOn && this.keys$.value.size > 0) this.#readAgain();
  }

  #readLater(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#failures += 1;
        this.now();
      },
      Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures),
    );
  }
}
