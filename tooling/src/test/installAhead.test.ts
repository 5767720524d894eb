import { describe, expect, it } from "@jest/globals";
import { installAhead } from "./installAhead.ts";

describe("what steps of the tests need", () => {
  it("is installed at once, one after the other, and delays no other step", async () => {
    const told: string[] = [];
    const installing = (name: string) => ({
      install: async () => {
        told.push(`${name} begins`);
        await Promise.resolve();
        told.push(`${name} ends`);
      },
    });
    const [plain, database, browser] = [{}, installing("database"), installing("browser")];
    const installed = installAhead([plain, database, browser]);
    expect(installed.has(plain)).toBe(false);
    await installed.get(browser);
    expect(told).toEqual(["database begins", "database ends", "browser begins", "browser ends"]);
  });

  it("is left to its step where it fails, and keeps nothing else from being installed", async () => {
    let isThere = false;
    const failing = { install: () => Promise.reject(new Error("no network")) };
    const other = {
      install: async () => {
        isThere = true;
      },
    };
    const installed = installAhead([failing, other]);
    await expect(installed.get(failing)).resolves.toBeUndefined();
    await installed.get(other);
    expect(isThere).toBe(true);
  });
});
