import { addressOf } from "@festival/contracts/calls/call";
import { followChanges as changesCall } from "@festival/contracts/calls/platform";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";

/** After so long without a sign the connection counts as lost; the backend gives one more often. */
const silenceMs = 20_000;
const reconnectMs = 250;

export interface ChangeListener {
  onChange(tags: string[]): void;
  /** The feed can't tell what was missed: everything may have changed. */
  onReset(): void;
  /** Whether changes are received from now on. */
  onLive(isLive: boolean): void;
}

interface FeedEvent {
  name: string;
  /** Of the change; the next connection begins after it. */
  id: string | undefined;
  data: string;
}

function splitField(line: string): [name: string, value: string] {
  const [name = "", ...rest] = line.split(": ");
  return [name, rest.join(": ")];
}

/** Splits server-sent events; calls back with each event that has a name. */
async function readEvents(
  body: AsyncIterable<Uint8Array>,
  onSign: () => void,
  onEvent: (event: FeedEvent) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body) {
    onSign();
    text += decoder.decode(piece, { stream: true });
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    for (const event of whole) {
      const fields = new Map(event.split("\n").map(splitField));
      const name = fields.get("event");
      if (name) onEvent({ name, id: fields.get("id"), data: fields.get("data") ?? "" });
    }
  }
}

/**
 * Follows the backend's feed of changes for as long as this process lives. After a loss it goes on where
 * it was: the feed first tells what was missed, or says that it can't. While the backend can't be reached
 * nothing is known of changes, and nothing is reset. One that answers but refuses to tell, tells of a
 * reset: its pages may change unheard.
 * @returns ends it
 */
export function followChanges(
  backendUrl: string,
  internalSecret: string,
  { onChange, onReset, onLive }: ChangeListener,
): () => void {
  const ending = new AbortController();
  /** The last change that was received. */
  let position: string | undefined;

  async function follow(): Promise<void> {
    const lost = new AbortController();
    let timer = setTimeout(() => lost.abort(), silenceMs);
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => lost.abort(), silenceMs);
    };
    try {
      const after = position === undefined ? undefined : Number(position);
      const answer = await fetch(backendUrl + addressOf(changesCall, { after }), {
        headers: { [internalHeader]: internalSecret },
        signal: AbortSignal.any([ending.signal, lost.signal]),
      });
      if (!answer.ok || !answer.body) {
        onReset();
        return;
      }
      // what was missed comes first, and drops what was kept meanwhile; a new reader is reset first
      if (position !== undefined) onLive(true);
      await readEvents(answer.body, onSign, ({ name, id, data }) => {
        position = id ?? position;
        if (name === "reset") {
          onReset();
          onLive(true);
        }
        if (name === "change") onChange(JSON.parse(data) as string[]);
      });
    } catch {
      // the backend can't be reached, which is tried again below
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
