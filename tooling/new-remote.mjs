import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/newRemote/cli.ts");
