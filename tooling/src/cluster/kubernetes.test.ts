import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getLiveness, getReadiness } from "@festival/contracts/calls/platform";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";

const folder = join(root, "tooling", "cluster");
const textOf = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
const compose = textOf("docker-compose.yml");
const files = readdirSync(join(folder, "kubernetes"));
const text = (name: string) => textOf("tooling", "cluster", "kubernetes", name);
const settings = text("settings.env");
const base = textOf("tooling", "cluster", "kustomization.yaml");

/** A part of the compose file, to the next one. */
function service(name: string): string {
  const [, body = ""] = new RegExp(`^  ${name}:\\n((?:(?:    .*|)\\n)+)`, "m").exec(compose) ?? [];
  return body;
}
const documents = files
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => text(name).split(/^---$/m));
const named = (kind: string, name: string) =>
  documents.find(
    (one) => one.includes(`kind: ${kind}\n`) && one.includes(`metadata: { name: ${name}`),
  ) ?? "";

describe("the base for Kubernetes", () => {
  it("takes in each of its files", () => {
    for (const name of files) expect(base).toContain(`kubernetes/${name}`);
  });

  const given = compose.slice(compose.indexOf("x-settings:"), compose.indexOf("x-update:"));
  const inCompose = [...given.matchAll(/^  ([A-Z_]+): "?(?:\$\{[A-Z_]+:-)?([^"\n}]+)/gm)];

  it("sets what docker-compose.yml sets, and nothing else", () => {
    const lines = settings.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines).toEqual(inCompose.map(([, name, value]) => `${name}=${value}`));
    expect(lines).toContain("MIGRATE=off");
  });

  it.each([
    ["Deployment", "shell"],
    ["Deployment", "backend"],
    ["Job", "migrate"],
    ["Job", "publish"],
  ])("runs as %s the program of %s", (kind, name) => {
    const [, program] = /command: \["node", "(.+)"\]/.exec(service(name)) ?? [];
    expect(program).toBeTruthy();
    expect(named(kind, name)).toContain(`command: ["node", "${program}"]`);
  });

  it.each(["shell", "backend", "migrate", "publish"])(
    "lets %s write to its volumes alone, and gives it no right of the system",
    (name) => {
      const body = named(name === "shell" || name === "backend" ? "Deployment" : "Job", name);
      for (const right of [
        "runAsNonRoot: true",
        "readOnlyRootFilesystem: true",
        "allowPrivilegeEscalation: false",
        "capabilities: { drop: [ALL] }",
        "automountServiceAccountToken: false",
      ]) {
        expect(body).toContain(right);
      }
      const volumes = /volumes: \[(.+)\]/.exec(service(name))?.[1] ?? "";
      for (const [, volume, path] of volumes.matchAll(/"(\w+):([/\w]+)"/g)) {
        expect(body).toContain(`{ name: ${volume}, mountPath: ${path} }`);
      }
    },
  );

  it.each(["shell", "backend"])(
    "asks %s whether it lives and is ready, and lets it end",
    (name) => {
      const body = named("Deployment", name);
      expect(body).toContain(`livenessProbe:\n            httpGet: { path: ${getLiveness.path},`);
      expect(body).toContain(`readinessProbe:\n            httpGet: { path: ${getReadiness.path},`);
      const [, grace] = /stop_grace_period: (\d+)s/.exec(service(name)) ?? [];
      expect(body).toContain(`terminationGracePeriodSeconds: ${grace}`);
    },
  );

  it("has the images of docker-compose.yml", () => {
    const images = new Set(documents.flatMap((one) => one.match(/(?<=image: ).+/g) ?? []));
    expect([...images].toSorted()).toEqual([
      "festival-site",
      "nginx:1.29-alpine",
      "postgres:17-alpine",
    ]);
    for (const image of images) expect(compose).toContain(image);
  });

  it("gives the edge whole names of the parts, which its template names alone", () => {
    const edge = textOf("tooling", "cluster", "edge.conf");
    const [, names = ""] = /server \((.+?)\):/.exec(named("Deployment", "edge")) ?? [];
    const asked = [...edge.matchAll(/^ {2}server (\w+):\d+ resolve/gm)].map(
      ([, name = ""]) => name,
    );
    expect(asked.toSorted()).toEqual(names.split("|").toSorted());
    expect(asked.length).toBeGreaterThan(0);
  });
});
