import { ApiError } from "@festival/contracts/errors";
import type { PictureAnswer, PictureRequest } from "./pictureProcess.ts";

/** An error as it goes to the process that asked. */
function plainError(error: unknown): Extract<PictureAnswer, { error: object }>["error"] {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { message };
  return { message, code: error.code, details: error.details };
}

async function answer({ id, module, name, given }: PictureRequest): Promise<PictureAnswer> {
  try {
    const tasks: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(module);
    const task = tasks[name];
    if (!task) throw new Error(`${module} has no ${name}.`);
    return { id, result: await task(...given) };
  } catch (error) {
    return { id, error: plainError(error) };
  }
}

process.on("message", (request: PictureRequest) => {
  const respond = async () => process.send?.(await answer(request));
  void respond();
});
// the process that asks has ended, or has had nothing to ask for some time
process.on("disconnect", () => process.exit());
