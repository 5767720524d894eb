#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import "./src/remoteKit/hooks.mjs";

await import("./src/remoteKit/cli.ts");
