import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/teamPackages/cli.ts");
