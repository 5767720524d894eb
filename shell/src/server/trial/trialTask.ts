import type { TrialMessage } from "@festival/contracts/trial";
import type { TrialTask } from "../process/messages.ts";
import { clauseOf, ReleaseRefused } from "../releases/releases.ts";

type Unsigned<Message> = Message extends { nonce: string } ? Omit<Message, "nonce"> : never;

/**
 * What this process was started for, and how it reports to its parent. To be called before any release is loaded:
 * a release finds neither the task nor the nonce in the environment, and what it puts in the place of
 * `process.send` is not called.
 */
export function takeTask<Message extends { nonce: string } = TrialMessage>() {
  const task: TrialTask = JSON.parse(process.env.TRIAL_TASK ?? "null");
  delete process.env.TRIAL_TASK;
  const send = process.send?.bind(process);
  /** Resolves when the message is on its way, even if this process then never gets to anything else. */
  const report = (message: Unsigned<Message>): Promise<void> =>
    new Promise((resolve) => {
      if (!send) resolve();
      else send({ ...message, nonce: task.nonce }, undefined, undefined, () => resolve());
    });
  return { task, report };
}

/** How a failed trial is reported. */
export function refusalOf(error: unknown): Unsigned<TrialMessage> {
  const reason = clauseOf(error);
  if (!(error instanceof ReleaseRefused)) return { type: "refused", reason };
  return { type: "refused", reason, remote: error.remote, isDamaged: error.isDamaged };
}
