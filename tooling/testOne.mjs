import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/testOne.ts");
