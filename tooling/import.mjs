import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/programme/import/cli.ts");
