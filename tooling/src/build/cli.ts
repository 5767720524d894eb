import { resolve } from "node:path";
import { PlainError, runCommand } from "../plainError.ts";
import { writeBuilds } from "./writeBuilds.ts";

// Builds the shell and all remotes into FOLDER/NAME, for the image: node tooling/src/build/cli.ts FOLDER

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new PlainError("Name the folder that the builds go to.");
  await writeBuilds(resolve(folder));
});
