import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { makeNotices, noticesFile, productionPackages } from "./makeNotices.ts";

describe("THIRD-PARTY-NOTICES.txt", () => {
  it("is what `npm run notices` writes for this package-lock.json", () => {
    // compared as a whole: a diff of thousands of lines would hide the sentence that helps
    expect(readFileSync(noticesFile, "utf8") === makeNotices()).toBe(true);
  });
});

describe("productionPackages", () => {
  it("lists what production installs and what is bundled, without tools and the site's own parts", () => {
    const found = productionPackages({
      "": {},
      backend: { license: "Apache-2.0" },
      "node_modules/@festival/backend": { link: true },
      "node_modules/webpack": { version: "5.0.0", license: "MIT", dev: true },
      "node_modules/jest": { version: "30.0.0", license: "MIT", dev: true },
      "node_modules/typescript": { version: "7.0.0", license: "Apache-2.0", devOptional: true },
      "node_modules/@img/sharp": { version: "1.0.0", license: "Apache-2.0", optional: true },
      "backend/node_modules/pg": { version: "8.0.0" },
    });
    expect(found.map(({ title, isOptional }) => [title, isOptional])).toEqual([
      ["@img/sharp 1.0.0 (Apache-2.0)", true],
      ["pg 8.0.0 (licence not named)", false],
      ["webpack 5.0.0 (MIT)", false],
    ]);
  });
});
