import { PictureProcess } from "./pictureProcess.ts";

export { PictureProcessLost } from "./pictureProcess.ts";

/** The largest picture in the slowest format takes a slow machine half a minute. */
const pictures = new PictureProcess({ idleMs: 20_000, longestTaskMs: 120_000 });

/**
 * A function that works on pictures, run in a process of its own; what it takes and gives is copied there and back.
 * @param module address of the module that exports it, which nothing else imports but for its types
 * @returns rejects as the function does, and with `PictureProcessLost` where the process ended twice
 * @example inPictureProcess<typeof work.examine>(new URL("./examine.ts", import.meta.url), "examine")
 */
export function inPictureProcess<Task extends (...args: never[]) => Promise<unknown>>(
  module: URL,
  name: string,
): (...given: Parameters<Task>) => Promise<Awaited<ReturnType<Task>>> {
  return (...given) =>
    pictures.run({ module: module.href, name, given }) as Promise<Awaited<ReturnType<Task>>>;
}
