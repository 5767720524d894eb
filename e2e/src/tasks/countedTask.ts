import { test, type Locator, type Page } from "@playwright/test";

/** What a task may take: presses of the pointer and keys beside free text, and seconds of waiting. */
interface Target {
  presses: number;
  /**
   * In seconds. A task passes with twice as much, as the machine that tests is busy with other things. Without it
   * only presses count.
   */
  waiting?: number;
}

/** What a task took. Free text that is typed and files that are chosen are not counted. */
interface CountedTask {
  /** Presses what can be seen, and counts it. */
  press(target: Locator): Promise<void>;
  /** Chooses a value of a list, and counts it as one press. */
  choose(list: Locator, value: string): Promise<void>;
  /** Presses a key where the focus is, and counts it. */
  key(name: string): Promise<void>;
  /** Waits for the system, and counts how long that took. */
  wait(until: () => Promise<unknown>): Promise<void>;
  /** Notes what it took beside its target with the test, and fails where it took more. */
  end(): void;
}

/**
 * Counts what a person does and how long they wait in one task.
 * @param name as the report calls it
 */
export function countedTask(page: Page, name: string, target: Target): CountedTask {
  let presses = 0;
  let waited = 0;
  const timed = async (act: () => Promise<unknown>) => {
    const before = performance.now();
    await act();
    waited += performance.now() - before;
  };
  return {
    async press(place) {
      presses += 1;
      await timed(() => place.click());
    },
    async choose(list, value) {
      presses += 1;
      await timed(() => list.selectOption(value));
    },
    async key(key) {
      presses += 1;
      await page.keyboard.press(key);
    },
    wait: timed,
    end() {
      const seconds = Math.round(waited / 100) / 10;
      const { waiting } = target;
      const ofWaiting = waiting === undefined ? "" : ` of ${waiting}`;
      const took = `${name}: ${presses} of ${target.presses} presses, ${seconds}${ofWaiting} s`;
      test.info().annotations.push({ type: "task", description: took });
      if (presses > target.presses || (waiting !== undefined && seconds > 2 * waiting)) {
        throw new Error(`The task took more than its target. ${took}`);
      }
    },
  };
}
