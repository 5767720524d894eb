import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import { PlainError } from "../plainError.ts";

/**
 * The remote of a repository, by the name in its `package.json`, with or without a scope.
 * @throws PlainError with what to correct
 */
export function remoteOf(folder: string): RemoteName {
  const file = join(folder, "package.json");
  if (!existsSync(file)) throw new PlainError(`There is no package.json in ${folder}.`);
  const { name = "" } = JSON.parse(readFileSync(file, "utf8")) as { name?: string };
  const remote = remoteNames.find((one) => one === name.replace(/^@[^/]+\//, ""));
  if (remote) return remote;
  throw new PlainError(
    `${file} must name the package after its remote: ${remoteNames.join(", ")}; it says "${name}".`,
  );
}
