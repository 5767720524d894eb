import { bootstrap } from "./bootstrap.mjs";

await bootstrap("tooling/src/contract.ts");
