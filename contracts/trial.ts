import type { RemoteName } from "./containers.ts";

/**
 * What a process that tries releases sends to the process that started it. Releases run in the same process
 * and may say anything; without the nonce it is not believed.
 */
export type TrialMessage = { nonce: string } & (
  | TrialStep
  /** No release is at fault where `remote` is missing. */
  | { type: "refused"; reason: string; remote?: RemoteName; isDamaged?: boolean }
  /** All of them are loaded, and their probes are rendered. */
  | { type: "ready"; rendered: Rendered; port: number }
);

/** What the process does next: if it ends or hangs, this was it. */
export interface TrialStep {
  type: "step";
  /** No release is at fault where it is missing. */
  remote?: RemoteName;
  /** In words that follow "while it", such as "rendered /de/forms". */
  doing: string;
}

/** What was rendered of each release: addresses, and fragments as `fragment NAME`. */
export type Rendered = Partial<Record<RemoteName, string[]>>;

/** Why a set of releases may not be used. */
export interface TrialRefusal {
  ok: false;
  /** One clause, without a full stop. */
  reason: string;
  /** The release at fault; undefined where it is none of them. */
  remote?: RemoteName;
  /** True where the release's files are not what was released. */
  isDamaged: boolean;
}

export type TrialVerdict = { ok: true; rendered: Rendered; port: number } | TrialRefusal;

export interface Trial {
  /** Takes whatever the process sends. */
  hear(message: unknown): void;
  /** Takes the end of the process; no release is at fault where it came from outside. */
  ended(how: string, isFromOutside?: boolean): void;
  verdict: Promise<TrialVerdict>;
}

/** A process that has tried nothing by then did not start; also for a step that is no release's. */
const longestStartMs = 60_000;

function isTrialMessage(message: unknown, nonce: string): message is TrialMessage {
  return (
    typeof message === "object" && message !== null && "nonce" in message && message.nonce === nonce
  );
}

/**
 * Follows a process that tries releases, from its start to the verdict. Only a message with the nonce that
 * the process was started with says that all is well; an end or a silence is the fault of the release whose
 * turn it was.
 * @param stepMs a step of a release that takes longer hangs
 */
export function followTrial(nonce: string, stepMs: number): Trial {
  const { promise, resolve } = Promise.withResolvers<TrialVerdict>();
  let step: TrialStep | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDecided = false;

  function decide(verdict: TrialVerdict): void {
    isDecided = true;
    clearTimeout(timer);
    resolve(verdict);
  }
  function blame(how: string, remote: RemoteName | undefined): void {
    const reason = step ? `${how} while it ${step.doing}` : `${how} before any release was tried`;
    decide({ ok: false, reason, isDamaged: false, ...(remote && { remote }) });
  }
  function waitAtMost(milliseconds: number): void {
    clearTimeout(timer);
    const how = `it hung for ${milliseconds / 1000} s`;
    timer = setTimeout(() => blame(how, step?.remote), milliseconds);
  }

  waitAtMost(longestStartMs);
  return {
    verdict: promise,
    ended: (how, isFromOutside = false) =>
      blame(`its process ${how}`, isFromOutside ? undefined : step?.remote),
    hear: (message) => {
      if (isDecided || !isTrialMessage(message, nonce)) return;
      if (message.type === "step") {
        step = message;
        waitAtMost(step.remote ? stepMs : longestStartMs);
      } else if (message.type === "ready") {
        decide({ ok: true, rendered: message.rendered, port: message.port });
      } else if (message.type === "refused") {
        const { reason, remote, isDamaged = false } = message;
        decide({ ok: false, reason, isDamaged, ...(remote && { remote }) });
      }
    },
  };
}
