import { join, relative } from "node:path";
import { runCommand } from "../plainError.ts";
import { root } from "../root.ts";
import { makePackages } from "./makePackages.ts";

// `npm run packages`: what a remote's own repository installs, as files that npm installs or a registry takes.

await runCommand(async () => {
  const made = await makePackages(join(root, ".cache", "packages"));
  for (const { name, archive } of made) console.log(`${name}   ${relative(root, archive)}`);
});
