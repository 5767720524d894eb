import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/pack.ts");
