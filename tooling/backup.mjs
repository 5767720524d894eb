import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/platform/backup/cli.ts");
