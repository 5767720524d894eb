import type { TestServer } from "./backend.ts";

/** What all tabs have sent, closed ones too. */
export class SentCalls {
  readonly #tabs: [tab: string, sent: TestServer["sent"]][] = [];

  add(tab: string, { sent }: TestServer): void {
    this.#tabs.push([tab, sent]);
  }

  /** The calls that a word was in, to find out what became of it. @param lost begins with the word */
  trailOf(lost: string): string {
    const word = new RegExp(String.raw`\b${lost.split(" ")[0]}\b`);
    const calls = this.#tabs.flatMap(([tab, sent]) =>
      sent.flatMap(({ key, ops, outcome }) =>
        word.test(ops) ? [`${tab} ${key}: ${outcome} ${ops}`] : [],
      ),
    );
    return [lost, ...calls].join("\n");
  }
}
