import { PlainError, runCommand } from "./plainError.ts";
import { nodeOptionsOfJest, runToolHere } from "./test/tools.ts";

// `npm run test:one -- PATH …`: the unit tests whose files have one of these in their path; -t TITLE, --watch and
// Jest's other options too.

await runCommand(async () => {
  // Ctrl-C is the tool's, which has the same terminal
  process.on("SIGINT", () => undefined);
  const args = process.argv.slice(2);
  if (args.length === 0)
    throw new PlainError("Which tests? Such as npm run test:one -- contracts/routes");
  process.exitCode = await runToolHere("jest", args, { nodeOptions: nodeOptionsOfJest });
});
