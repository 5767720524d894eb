#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import "./remoteKitHooks.mjs";

await import("./src/remoteKit/cli.ts");
