import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { containerNames } from "@festival/contracts/containers";
import { root } from "../root.ts";
import { classNameIn } from "./classNames.ts";

const sheets = ["shared-ui", ...containerNames].flatMap((folder) =>
  readdirSync(join(root, folder, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => ({
      file: join(folder, file),
      content: readFileSync(join(root, folder, "src", file), "utf8"),
    })),
);

/** The names that css-loader asks for: classes and animations. */
const namesIn = (content: string) => [
  ...new Set(
    [
      ...content
        .replaceAll(/\/\*.*?\*\//gs, "")
        .matchAll(/\.(-?[a-z_][\w-]*)|@keyframes ([\w-]+)/gi),
    ].map(([, name, animation]) => name ?? animation ?? ""),
  ),
];

describe("class names of a build", () => {
  it("are never the same in two of the project's sheets", () => {
    const contents = new Set(sheets.map(({ content }) => content));
    expect(contents.size).toBeGreaterThan(200);
    const names = [...contents].flatMap((content) =>
      namesIn(content).map((name) => classNameIn(content, name, "short")),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("need no escape in style sheets", () => {
    for (const { content } of sheets) {
      for (const name of namesIn(content)) {
        expect(classNameIn(content, name, "short")).toMatch(/^[a-z][\w-]{4,5}$/i);
      }
    }
  });

  it("differ between two versions of a sheet", () => {
    const name = (content: string) => classNameIn(content, "root", "short");
    expect(name(".root { color: red }")).not.toBe(name(".root { color: blue }"));
  });

  it("begin with the name in the sheet while one develops", () => {
    expect(classNameIn(".root {} .title {}", "title", "readable")).toMatch(/^title_/);
  });
});
