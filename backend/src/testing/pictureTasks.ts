import { ApiError } from "@festival/contracts/errors";

/** What a test has done in the process for pictures. */

export const processId = (): Promise<number> => Promise.resolve(process.pid);

export const variables = (): Promise<string[]> => Promise.resolve(Object.keys(process.env));

export const backwards = (bytes: Uint8Array): Promise<Buffer> =>
  Promise.resolve(Buffer.from(bytes.toReversed()));

export const refused = (): Promise<never> =>
  Promise.reject(new ApiError("validation_failed", "Refused.", { fields: { file: "invalid" } }));

/** As a decoder with a fault does. */
export function crash(): Promise<never> {
  process.kill(process.pid, "SIGSEGV");
  return new Promise(() => undefined);
}

export const never = (): Promise<never> => new Promise(() => undefined);

export async function slow(ms: number): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return "done";
}
