/** A failure that its one sentence explains: commands print it without a stack and end with 1. */
export class PlainError extends Error {
  override name = "PlainError";
}

/** Whether an error is one of the operating system's, by its code. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string" &&
    codes.includes(error.code)
  );
}

/** By name, so that commands which build nothing need not load webpack. */
function isBuildFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === "BuildFailed";
}

/** Runs a command's body; a failure ends the process with 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (error instanceof PlainError || isBuildFailure(error)) console.error(`\n${error.message}`);
    else if (hasCode(error, "ENOSPC")) console.error("\nThe disk is full.");
    else console.error(error);
    process.exit(1);
  }
}
