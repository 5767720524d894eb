import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { followTrial, type TrialVerdict } from "@festival/contracts/trial";

/** What takes longer to load a release, or to render one of its probes, hangs. */
const usualStepMs = Number(process.env.RELEASE_STEP_SECONDS ?? 30) * 1000;
const maxErrorCharacters = 10_000;

export interface TrialProcess {
  verdict: Promise<TrialVerdict>;
  /** Ends the process, which stays after a good verdict. */
  end(): void;
}

/**
 * Tries releases in a process of its own, since they can hang, leak or exit. What they print is not shown.
 * @param task is handed over in the environment, with a nonce
 */
export function startTrialProcess(
  file: string,
  task: object,
  { env = {}, stepMs = usualStepMs }: { env?: Record<string, string>; stepMs?: number } = {},
): TrialProcess {
  const nonce = randomUUID();
  const child = fork(file, {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: "production",
      TRIAL_TASK: JSON.stringify({ ...task, nonce }),
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const trial = followTrial(nonce, stepMs);
  let errorOutput = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-maxErrorCharacters);
  });
  child.on("message", trial.hear);
  child.once("error", ({ message }) => trial.ended(`did not start (${message})`));
  child.once("close", (code, signal) => {
    const [said] = /^\w*Error: .+$/m.exec(errorOutput) ?? [];
    trial.ended(`ended with ${signal ?? code}${said ? ` (${said})` : ""}`);
  });
  const end = () => void child.kill("SIGKILL");
  void trial.verdict.then(({ ok }) => {
    if (!ok) end();
  });
  return { verdict: trial.verdict, end };
}
