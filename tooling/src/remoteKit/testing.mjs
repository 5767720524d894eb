import "./hooks.mjs";

/** For tests in a remote's own repository. */
export const { openRemote } = await import("./openRemote.ts");
