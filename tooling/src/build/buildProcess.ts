import { buildContainer } from "./buildContainer.ts";
import type { BuildAnswer, BuildOrder } from "./buildContainers.ts";

// Builds what its parent asks for, one container after the other.
process.on("message", ({ name, classNames }: BuildOrder) => {
  void buildContainer(name, { classNames })
    .then((built): BuildAnswer => ({ built }))
    .catch((error: unknown): BuildAnswer => ({
      failed: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit(0));
