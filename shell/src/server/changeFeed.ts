import { internalHeader } from "@festival/contracts/apiPaths";

/** After so long without a sign the connection counts as lost; the backend gives one more often. */
const silenceMs = 20_000;
const reconnectMs = 500;

export interface ChangeListener {
  onChange(tags: string[]): void;
  /** Whether changes are heard of from now on. */
  onLive(isLive: boolean): void;
}

/** Splits server-sent events; calls back with the data of each event that has a name. */
async function readEvents(
  body: AsyncIterable<Uint8Array>,
  onSign: () => void,
  onEvent: (name: string, data: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body) {
    onSign();
    text += decoder.decode(piece, { stream: true });
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    for (const event of whole) {
      const name = /^event: (.*)$/m.exec(event)?.[1];
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (name) onEvent(name, data ?? "");
    }
  }
}

/**
 * Follows the backend's feed of changes for as long as this process lives. Begins anew after each loss:
 * whoever listens must take everything for changed meanwhile.
 * @returns ends it
 */
export function followChanges(
  backendUrl: string,
  internalSecret: string,
  { onChange, onLive }: ChangeListener,
): () => void {
  const ending = new AbortController();

  async function follow(): Promise<void> {
    const lost = new AbortController();
    let timer = setTimeout(() => lost.abort(), silenceMs);
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => lost.abort(), silenceMs);
    };
    try {
      const answer = await fetch(`${backendUrl}/internal/changes`, {
        headers: { [internalHeader]: internalSecret },
        signal: AbortSignal.any([ending.signal, lost.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`The feed answers ${answer.status}.`);
      await readEvents(answer.body, onSign, (name, data) => {
        if (name === "reset") onLive(true);
        if (name === "change") onChange(JSON.parse(data) as string[]);
      });
    } catch {
      // tried again below
    } finally {
      clearTimeout(timer);
      onLive(false);
    }
  }

  void (async () => {
    while (!ending.signal.aborted) {
      await follow();
      if (!ending.signal.aborted) await new Promise((resolve) => setTimeout(resolve, reconnectMs));
    }
  })();
  return () => ending.abort();
}
