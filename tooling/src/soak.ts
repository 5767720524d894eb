import { chosen } from "./chosen.ts";
import { runCommand } from "./plainError.ts";
import { soakParts } from "./soak/parts.ts";

// `npm run soak [-- NAME…]`: what `npm test` does once, many times. Every part runs, whatever failed
// before; a variable of each part says how often.

await runCommand(async () => {
  const failed: string[] = [];
  for (const part of chosen(soakParts, process.argv.slice(2), "part")) {
    console.log(`\n${part.name}\n`);
    const code = await part.run();
    if (code !== 0) failed.push(part.name);
    // a signal ended the tool, and no other begins
    if (process.exitCode) return;
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
