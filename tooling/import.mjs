import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/import/cli.ts");
