import type { TrialMessage } from "@festival/contracts/trial";
import type { Face } from "./face.ts";
import type { OpenDocument } from "./openDocument.ts";

// Loads the browser sides of releases into a document of the shell, in a browser where there is one, else in
// jsdom. Started with a task: { nonce, url, faces, engine }.

interface Task {
  nonce: string;
  /** Of a document with the shell's scripts. */
  url: string;
  faces: Face[];
  /** "jsdom" leaves the browser out. */
  engine?: "jsdom";
}

const { nonce, url, faces, engine }: Task = JSON.parse(process.env.TRIAL_TASK ?? "null");

type Unsigned<Message> = Message extends { nonce: string } ? Omit<Message, "nonce"> : never;
const tell = (message: Unsigned<TrialMessage>) => void process.send?.({ ...message, nonce });

/** Each of the two is large, and only one is needed. */
async function open(): Promise<OpenDocument> {
  if (engine !== "jsdom") {
    const { openInChromium } = await import("./openInChromium.ts");
    const opened = await openInChromium(url);
    if (opened) return opened;
  }
  const { openInJsdom } = await import("./openInJsdom.ts");
  return openInJsdom(url);
}

/** Loads one after the other; the first that does not load is refused. */
async function loadAll(opened: OpenDocument): Promise<Unsigned<TrialMessage>> {
  for (const face of faces) {
    tell({ type: "step", remote: face.name, doing: `was loaded in ${opened.engine}` });
    const problem = await opened.load(face);
    if (!problem) continue;
    const reason = `its browser side does not load in ${opened.engine}: ${problem}`;
    return { type: "refused", remote: face.name, reason };
  }
  return { type: "ready", rendered: {}, port: 0 };
}

try {
  const opened = await open();
  const outcome = await loadAll(opened);
  await opened.close();
  tell(outcome);
} catch (error) {
  tell({ type: "refused", reason: error instanceof Error ? error.message : String(error) });
}
