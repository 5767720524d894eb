import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../plainError.ts";
import { root } from "../root.ts";
import type { DemoLogin } from "../site/secrets.ts";
import { preparePodman, run, workFolder } from "./podman.ts";

const project = "festival-cluster";
const httpsPort = 8443;
const secretsFolder = join(workFolder, "secrets");
/** From building nothing new to the last part that answers. */
const upWithinMs = 600_000;

/** The site of docker-compose.yml, run by podman. */
export interface ClusterSite {
  url: string;
  /** Of the authority that the site's certificate needs to be trusted. */
  certificate: string;
  login: DemoLogin;
}

/** What docker-compose.yml takes from its environment. */
const environment = {
  SITE_URL: `https://localhost:${httpsPort}`,
  HTTP_PORT: "8080",
  HTTPS_PORT: String(httpsPort),
  SECRETS_DIR: secretsFolder,
  FESTIVAL_IMAGE: "localhost/festival-site",
  FESTIVAL_IMAGE_TARGET: "demo",
  FESTIVAL_DEMO: "1",
  // parts of one small machine
  WORKERS: "1",
};

function compose(...args: string[]): Promise<string> {
  const files = ["docker-compose.yml", join("tooling", "cluster", "behind.yml")];
  const named = files.flatMap((file) => ["--file", file]);
  return run("podman-compose", ["--project-name", project, ...named, ...args], {
    env: environment,
    isShown: true,
  });
}

/** Secrets of this machine alone, and a certificate that no authority has signed. */
async function provideSecrets(): Promise<string> {
  const fileOf = (name: string) => join(secretsFolder, name);
  mkdirSync(secretsFolder, { recursive: true });
  for (const name of ["internal_secret", "postgres_password"]) {
    if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), randomBytes(24).toString("hex"));
  }
  writeFileSync(fileOf("smtp_url"), "");
  const [key, certificate] = [fileOf("tls_key.pem"), fileOf("tls_certificate.pem")];
  if (!existsSync(certificate)) {
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const form = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30"];
    await run("openssl", ["req", ...form, ...subject, "-keyout", key, "-out", certificate]);
  }
  for (const name of ["internal_secret", "postgres_password", "smtp_url"]) {
    chmodSync(fileOf(name), 0o644);
  }
  return certificate;
}

/** Makes stand-ins for the base images where they are missing, and the site's own image from the sources. */
async function buildImages(): Promise<void> {
  const npm = dirname(
    dirname(process.env.npm_execpath || "/usr/lib/node_modules/npm/bin/npm-cli.js"),
  );
  const node = join(root, "node_modules", "node", "bin", "node");
  await run(join(root, "tooling", "cluster", "base", "make.sh"), [workFolder, node, npm], {
    isShown: true,
  });
  const plain = ["--isolation", "chroot", "--ulimit", "nofile=4096:4096", "--layers"];
  const { FESTIVAL_IMAGE: image, FESTIVAL_IMAGE_TARGET: target } = environment;
  await run("buildah", ["bud", ...plain, "--target", target, "--tag", image, "."], {
    isShown: true,
  });
}

/** The names of the containers of a part that run. */
export async function containersOf(part: string): Promise<string[]> {
  const filter = `label=com.docker.compose.service=${part}`;
  const mine = `label=com.docker.compose.project=${project}`;
  const names = await run("podman", [
    "ps",
    "--filter",
    filter,
    "--filter",
    mine,
    "--format",
    "{{.Names}}",
  ]);
  return names.split("\n").filter(Boolean);
}

/** Ends a container as a lost machine would: no process of it is asked. */
export async function killContainer(name: string): Promise<void> {
  const pid = await run("podman", ["inspect", "--format", "{{.State.Pid}}", name]);
  if (Number(pid) > 1) process.kill(Number(pid), "SIGKILL");
}

/** Starts what has ended; podman without a service of its own does not always do so. */
export async function startContainer(name: string): Promise<void> {
  await run("podman", ["start", name]).catch(() => undefined);
}

/** Whether a part in a container takes requests, as its health check asks. */
export async function isReady(name: string, port: number): Promise<boolean> {
  const check = ["node", "tooling/cluster/isReady.mjs", `http://127.0.0.1:${port}/ready`];
  return run("podman", ["exec", name, ...check]).then(
    () => true,
    () => false,
  );
}

async function untilAnswered(url: string): Promise<void> {
  for (const until = Date.now() + upWithinMs; Date.now() < until;) {
    const pages = ["/de", "/de/konzert-o-mat", "/en/programm-tickets"].map((path) =>
      run("curl", ["--silent", "--insecure", "--fail", "--output", "/dev/null", url + path]).then(
        () => true,
        () => false,
      ),
    );
    if ((await Promise.all(pages)).every(Boolean)) return;
    await wait(2000);
  }
  throw new PlainError(`The cluster does not answer at ${url}; see podman logs.`);
}

/** Builds all images, brings the cluster up and waits until it answers with pages of several remotes. */
export async function bringUp(): Promise<ClusterSite> {
  preparePodman();
  const certificate = await provideSecrets();
  await buildImages();
  await compose("up", "--detach", "--no-build");
  await untilAnswered(environment.SITE_URL);
  const [backend = ""] = await containersOf("backend");
  const login = await run("podman", ["exec", backend, "cat", "/data/demo-login.json"]);
  return { url: environment.SITE_URL, certificate, login: JSON.parse(login) as DemoLogin };
}

/** Removes all containers and volumes of the cluster; images stay. */
export async function takeDown(): Promise<void> {
  await compose("down", "--volumes");
}
