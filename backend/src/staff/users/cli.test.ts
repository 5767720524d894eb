import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { users } from "../../platform/database/schema/index.ts";
import { announceBackend, withdrawBackend } from "../../platform/runningBackend.ts";
import { readMails } from "../../testing/mailbox.ts";
import { createTestApp, internalSecret, type TestApp } from "../../testing/testApp.ts";

const command = fileURLToPath(new URL("./cli.ts", import.meta.url));

describe("the command that invites staff", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await site.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => site.close());

  /** Runs the command as a person would. */
  const invite = (...parts: string[]) =>
    new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "", NODE_OPTIONS: "" };
      execFile(process.execPath, [command, ...parts], { env }, (error, out, errors) => {
        resolve({ code: error ? Number(error.code) : 0, out, errors });
      });
    });

  it("says in one sentence what is missing", async () => {
    const usage = {
      code: 1,
      out: "",
      errors: "Say whom to invite: npm run invite -- EMAIL NAME [--admin] [--en]\n",
    };
    expect(await invite()).toEqual(usage);
    expect(await invite("ida@festival.example")).toEqual(usage);
    expect(await invite("ida@festival.example", "Ida", "--owner")).toEqual(usage);
    expect(await invite("ida@festival.example", "Ida")).toEqual({
      code: 1,
      out: "",
      errors: "The site must be running, as it sends the mail.\n",
    });
  });

  it("invites through the running site, each address once", async () => {
    const { port } = site.app.server.address() as AddressInfo;
    announceBackend(site.dataDir, { pid: process.pid, port, secret: internalSecret });
    const person = ["ida@festival.example", "Ida", "Muster", "--admin", "--en"];
    expect(await invite(...person)).toEqual({
      code: 0,
      out: "Ida Muster is invited as admin; the mail to ida@festival.example is on its way.\n",
      errors: "",
    });
    expect(await site.database.select().from(users)).toMatchObject([
      { email: "ida@festival.example", username: "Ida Muster", role: "admin", passwordHash: null },
    ]);
    await site.app.jobs.runAll();
    const [mail] = await readMails(site);
    expect(mail?.subject).toBe("Your access to the editorial area");

    expect(await invite(...person)).toMatchObject({
      code: 1,
      errors: "An account with this email address exists.\n",
    });
    withdrawBackend(site.dataDir);
  });
});
