import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { isOpen } from "./openFolder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync("/tmp/festival-open-");
  mkdirSync(join(folder, "inner"));
  chmodSync(join(folder, "inner"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a folder for another user's server", () => {
  it("is open where everyone may enter it and those above it", () => {
    chmodSync(folder, 0o711);
    expect(isOpen(join(folder, "inner"))).toBe(true);
    expect(isOpen("/tmp")).toBe(true);
  });

  it("is not where it or one above it is private, as a user's own folder for temporary files", () => {
    chmodSync(folder, 0o700);
    expect(isOpen(folder)).toBe(false);
    expect(isOpen(join(folder, "inner"))).toBe(false);
  });
});
