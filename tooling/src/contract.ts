import { isDeepStrictEqual } from "node:util";
import { contractVersion } from "@festival/contracts/release/contractVersion";
import {
  currentTypes,
  incompatibilities,
  recordTypes,
  releasedTypes,
  releasedVersions,
} from "./contract/contractTypes.ts";
import { currentModules, recordModules, releasedModules } from "./contract/sharedModules.ts";
import { PlainError, runCommand } from "./plainError.ts";

// `npm run contract`: records the types of a contract whose minor or major was raised.

await runCommand(async () => {
  const now = await currentTypes();
  const [major] = contractVersion.split(".");
  for (const version of await releasedVersions()) {
    if (version === contractVersion) {
      const isSame =
        isDeepStrictEqual(await releasedTypes(version), now) &&
        isDeepStrictEqual(await releasedModules(version), await currentModules());
      if (isSame) return console.log(`Contract ${version} is recorded, and nothing changed.`);
      throw new PlainError(
        `Contract ${version} is recorded already, with other types. Raise contractVersion in contracts/release/contractVersion.ts first.`,
      );
    }
    if (version.split(".")[0] !== major) continue;
    const problems = await incompatibilities(await releasedTypes(version), now);
    if (problems.length === 0) continue;
    throw new PlainError(
      `Releases built for contract ${version} would not work: raise the major, not the minor.\n${problems.join("\n")}`,
    );
  }
  await recordTypes(contractVersion);
  await recordModules(contractVersion);
  console.log(`Contract ${contractVersion} is recorded in contracts/released.`);
});
