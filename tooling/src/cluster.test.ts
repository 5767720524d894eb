import { readFileSync } from "node:fs";
import { join } from "node:path";
import { remoteNames } from "@festival/contracts/containers";
import { describe, expect, it } from "@jest/globals";
import { root } from "./root.ts";

const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");
const edge = readFileSync(join(root, "tooling", "cluster", "edge.conf"), "utf8");

describe("docker-compose.yml", () => {
  it("has a host for the files of each remote, and for no other", () => {
    const hosts = [...compose.matchAll(/^ {2}(mf-[\w-]+):\n {4}<<: \*remote-host$/gm)];
    expect(hosts.map(([, name = ""]) => name).toSorted()).toEqual(remoteNames.toSorted());
  });

  it.each([...remoteNames, "mf-two-words"])(
    "has an edge that finds the host of %s by its name",
    (name) => {
      const [, pattern = ""] = /location ~ (\^\/remotes\/\S+) \{/.exec(edge) ?? [];
      const address = `/remotes/${name}/0123456789ab/browser/app.js`;
      expect(new RegExp(pattern).exec(address)?.[1]).toBe(name);
    },
  );
});
