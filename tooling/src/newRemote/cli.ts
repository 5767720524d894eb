import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { siteVersion } from "@festival/contracts/siteVersion";
import { PlainError, runCommand } from "../plainError.ts";
import { root } from "../root.ts";
import { addToSite } from "./addToSite.ts";
import { newRemote } from "./remoteNames.ts";
import { writeTemplate } from "./writeTemplate.ts";

// `npm run new-remote -- NAME [--repository FOLDER]`: makes a remote with one screen, in this repository; a remote that
// is here already is taken into a repository of its own, with its pipeline.

const usage = "npm run new-remote -- mf-NAME [--repository FOLDER]";

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { repository: { type: "string" } } });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

await runCommand(async () => {
  const { positionals, values } = readArguments();
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new PlainError(usage);
  const remote = newRemote(name);
  const folder = join(root, name);
  if (!existsSync(folder)) {
    const words = {
      NAME: remote.name,
      ROUTE: remote.route,
      Screen: remote.screen,
      TITLE: remote.title,
    };
    await addToSite(remote);
    await writeTemplate("remote", folder, words);
    console.log(
      `${name} has its folder, a screen at ${remote.path}, and its rows in the contract.`,
    );
    console.log("Next: npm install, then npm start. docs/how-to/add-a-remote.md says the rest.");
  } else if (!values.repository) {
    throw new PlainError(`${name} is there already. A repository of its own: ${usage}`);
  }
  if (!values.repository) return;
  const repository = resolve(process.env.INIT_CWD ?? ".", values.repository);
  await writeTemplate("repository", repository, { NAME: name, VERSION: siteVersion });
  await cp(join(folder, "src"), join(repository, "src"), {
    recursive: true,
    // these take the runner of this repository
    filter: (file) => !/\.test\.tsx?$|\/testing(?:\/|$)/.test(file),
  });
  console.log(`Its repository is ${repository}. It needs the packages of: npm run packages`);
});
