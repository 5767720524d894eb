import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { announceBackend } from "../platform/runningBackend.ts";
import { internalSecret, type TestApp } from "./testApp.ts";

export interface Outcome {
  code: number;
  out: string;
  errors: string;
}

/** Runs a command of the backend as a person would, on the data folder. */
export function runCommand(command: string, dataDir: string, ...parts: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NODE_OPTIONS: "" };
    const line = [...process.execArgv, command, ...parts];
    execFile(process.execPath, line, { env }, (error, out, errors) => {
      resolve({ code: error ? Number(error.code) : 0, out, errors });
    });
  });
}

/** Lets commands find the site as a running one. */
export async function announceSite({ app, dataDir }: TestApp): Promise<void> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  announceBackend(dataDir, { pid: process.pid, port, secret: internalSecret });
}
