import { addressOf } from "@festival/contracts/calls/call";
import { createSession } from "@festival/contracts/calls/staff";
import { createTestApp, internal, type TestApp } from "@festival/backend/testing/testApp";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createDemoStaff, readDemoLogin } from "./demoStaff.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it("createDemoStaff: makes an account that can sign in, and keeps its password", async () => {
  const login = await createDemoStaff(site.database, site.dataDir);
  expect(await createDemoStaff(site.database, site.dataDir)).toEqual(login);
  expect(readDemoLogin(site.dataDir)).toEqual(login);
  const answer = await internal(site, {
    method: "POST",
    url: addressOf(createSession),
    payload: login,
  });
  expect(answer.statusCode).toBe(200);
});
