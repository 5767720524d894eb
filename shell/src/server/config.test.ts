import { beforeEach, describe, expect, it } from "@jest/globals";
import { readConfig } from "./config.ts";

const required = { BACKEND_URL: "http://backend.example", INTERNAL_SECRET: "secret" };
const places = { RELEASES_DIR: "/releases", SHELL_BUILD: "/build" };

beforeEach(() => {
  delete process.env.PAGE_STORE;
  delete process.env.FESTIVAL_DEV;
  Object.assign(process.env, required, places);
});

describe("what a worker keeps in memory", () => {
  const kept = () => {
    const { keepsPages, keepsAnswers } = readConfig();
    return { keepsPages, keepsAnswers };
  };

  it.each([
    ["", { keepsPages: true, keepsAnswers: true }],
    ["answers", { keepsPages: false, keepsAnswers: true }],
    ["off", { keepsPages: false, keepsAnswers: false }],
  ])("follows PAGE_STORE=%s", (pageStore, expected) => {
    process.env.PAGE_STORE = pageStore;
    expect(kept()).toEqual(expected);
  });

  it("is no page where one develops: each is made, and reloads itself", () => {
    process.env.FESTIVAL_DEV = "1";
    expect(kept()).toEqual({ keepsPages: false, keepsAnswers: true });
  });
});
