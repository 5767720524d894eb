import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/releases/cli.ts");
