import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/platform/database/cli.ts");
