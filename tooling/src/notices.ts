import { writeFileSync } from "node:fs";
import { makeNotices, noticesFile } from "./notices/makeNotices.ts";

// `npm run notices`: writes the licences of all that production carries, after a change of the lock file.
writeFileSync(noticesFile, makeNotices());
console.log(`Written: ${noticesFile}`);
