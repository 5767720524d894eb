import {
  contractVersion,
  formerContractVersion,
} from "@festival/contracts/release/contractVersion";
import { describe, expect, it } from "@jest/globals";
import {
  currentTypes,
  incompatibilities,
  releasedTypes,
  releasedVersions,
  type ContractTypes,
} from "./contractTypes.ts";

const now = currentTypes();

describe("the contract between the shell and the owners", () => {
  it("is what is recorded under its version; else raise the version and run npm run contract", async () => {
    expect(await now).toEqual(await releasedTypes(contractVersion));
  });

  it("works for releases of each earlier minor; else raise the major", async () => {
    const [major] = contractVersion.split(".");
    const versions = await releasedVersions();
    expect(versions).toContain(contractVersion);
    for (const version of versions.filter((one) => one.split(".")[0] === major)) {
      const problems = await incompatibilities(await releasedTypes(version), await now);
      expect({ version, problems }).toEqual({ version, problems: [] });
    }
  });
});

describe("the contract before", () => {
  it("is that of the major before, and the last of it that was released", async () => {
    const [major] = contractVersion.split(".");
    const before = (await releasedVersions()).filter(
      (version) => version.split(".")[0] === String(Number(major) - 1),
    );
    expect(before.at(-1)).toBe(formerContractVersion);
  });

  it("is spoken to releases of its last minor, as which those of its earlier ones work", async () => {
    const isFormer = true;
    const before = await releasedTypes(formerContractVersion);
    expect(await incompatibilities(before, await now, isFormer)).toEqual([]);
  });
});

describe("a changed contract", () => {
  const request = "export interface PageRequest {";
  const owner = "export interface ServerOwner {";

  async function changed(file: string, from: string, to: string): Promise<ContractTypes> {
    const types = await now;
    const text = types[file] ?? "";
    expect(text).toContain(from);
    return { ...types, [file]: text.replace(from, to) };
  }

  it.each([
    ["a request tells more", "pageOwner.d.ts", request, `${request} more: number;`],
    ["an owner may offer more", "pageOwner.d.ts", owner, `${owner} more?: number;`],
    ["the bus has one more entry", "bus.d.ts", "interface Bus {", "interface Bus { more: number;"],
  ])("is a minor where %s", async (_change, ...change) => {
    expect(await incompatibilities(await now, await changed(...change))).toEqual([]);
  });

  it.each([
    ["a request tells less", "pageOwner.d.ts", "api: ServerApi;\n    consent", "consent"],
    ["an owner must offer more", "pageOwner.d.ts", owner, `${owner} more: number;`],
    ["an entry of the bus is gone", "bus.d.ts", "online$:", "wired$:"],
    [
      "a face must say more",
      "editing.d.ts",
      "interface EditablePage {",
      "interface EditablePage { more: 1;",
    ],
  ])("is a major where %s", async (_change, ...change) => {
    expect(await incompatibilities(await now, await changed(...change))).not.toEqual([]);
  });
});
