import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/start.ts", { isKept: true });
