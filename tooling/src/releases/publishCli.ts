import { dirname } from "node:path";
import { PlainError, runCommand } from "../plainError.ts";
import { publishBuilds } from "./publishBuilds.ts";

// The job of docker-compose.yml that puts an image's builds into the release store, before its shells start.

await runCommand(async () => {
  const { SHELL_BUILD, RELEASES_DIR } = process.env;
  if (!SHELL_BUILD || !RELEASES_DIR) {
    throw new PlainError(
      "SHELL_BUILD and RELEASES_DIR must name the image's builds and the store.",
    );
  }
  const { published, proposed } = await publishBuilds(dirname(SHELL_BUILD), RELEASES_DIR);
  for (const { name, version } of published) {
    const isProposed = proposed.some((one) => one.name === name);
    console.log(
      `${name} ${version}${isProposed ? " goes live when the shells have tried it" : ""}`,
    );
  }
});
