import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/backup/cli.ts");
