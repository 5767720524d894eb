import {
  contractVersion,
  formerContractVersion,
} from "@festival/contracts/release/contractVersion";
import { describe, expect, it } from "@jest/globals";
import { releasedVersions } from "./contractTypes.ts";
import { currentModules, missingExports, releasedModules } from "./sharedModules.ts";

describe("what the shared modules export", () => {
  it("is what is recorded under the contract's version; else raise it and run npm run contract", async () => {
    expect(await currentModules()).toEqual(await releasedModules(contractVersion));
  });

  it("is all that releases of this major and the last of the major before were built with", async () => {
    const [major] = contractVersion.split(".");
    const sameMajor = (await releasedVersions()).filter((one) => one.split(".")[0] === major);
    for (const version of [formerContractVersion, ...sameMajor]) {
      const missing = missingExports(await releasedModules(version), await currentModules());
      expect({ version, missing }).toEqual({ version, missing: [] });
    }
  });

  it("misses a name that is gone, and one that is of another kind", () => {
    const before = { routes: { href: "function", names: "object", match: "function" } };
    const now = { routes: { href: "function", names: "function" } };
    expect(missingExports(before, now)).toEqual(["routes names", "routes match"]);
  });
});
