import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/journey.ts");
