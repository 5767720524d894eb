import "./remoteKitHooks.mjs";

/** For tests in a remote's own repository. */
export const { openRemote } = await import("./src/remoteKit/openRemote.ts");
