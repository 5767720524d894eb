import type { ContainerName } from "@festival/contracts/containers";
import { buildContainer } from "./buildContainer.ts";
import type { BuildAnswer } from "./buildContainers.ts";

// Builds what its parent asks for, one container after the other.
process.on("message", (name: ContainerName) => {
  void buildContainer(name)
    .then((built): BuildAnswer => ({ built }))
    .catch((error: unknown): BuildAnswer => ({
      failed: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit(0));
