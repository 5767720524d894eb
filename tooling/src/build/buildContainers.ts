import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { containerNames, type ContainerName } from "@festival/contracts/containers";
import type { BuiltContainer } from "./buildContainer.ts";
import type { ClassNames } from "./classNames.ts";
import { BuildFailed } from "./compile.ts";

interface BuildOptions {
  classNames?: ClassNames;
  /** Called with each container as it is ready. */
  onBuilt?(built: BuiltContainer): void;
}

/** What a process is asked to build. */
export interface BuildOrder {
  name: ContainerName;
  classNames: ClassNames;
}

export type BuildAnswer = { built: BuiltContainer } | { failed: string };

/**
 * Builds containers side by side, one process per core, since webpack keeps one core busy.
 * @throws BuildFailed with the first failure; nothing of the others is lost
 */
export async function buildContainers(
  names: readonly ContainerName[] = containerNames,
  { classNames = "short", onBuilt }: BuildOptions = {},
): Promise<BuiltContainer[]> {
  const waiting = [...names];
  const results: BuiltContainer[] = [];
  const worker = async (): Promise<void> => {
    const first = waiting.shift();
    if (!first) return;
    const child = fork(join(import.meta.dirname, "buildProcess.ts"), {
      stdio: ["ignore", 2, 2, "ipc"],
      // what the compiler calls is of no use to the author of a syntax error
      env: { ...process.env, RUST_LIB_BACKTRACE: "0" },
    });
    try {
      for (let name: ContainerName | undefined = first; name; name = waiting.shift()) {
        const built = await askFor(child, { name, classNames });
        results.push(built);
        onBuilt?.(built);
      }
    } catch (error) {
      waiting.length = 0;
      throw error;
    } finally {
      child.disconnect();
    }
  };
  const processes = Math.min(names.length, Math.max(1, availableParallelism()));
  await Promise.all(Array.from({ length: processes }, worker));
  return results;
}

function askFor(child: ReturnType<typeof fork>, order: BuildOrder): Promise<BuiltContainer> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new BuildFailed(`The build of ${order.name} ended unexpectedly.`));
    child.once("exit", onExit);
    child.once("message", (answer: BuildAnswer) => {
      child.off("exit", onExit);
      if ("built" in answer) resolve(answer.built);
      else reject(new BuildFailed(answer.failed));
    });
    child.send(order);
  });
}
