import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/packages/cli.ts");
