import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/staff/users/cli.ts");
