import { bootstrap } from "./bootstrap.mjs";

await bootstrap("backend/src/users/cli.ts");
