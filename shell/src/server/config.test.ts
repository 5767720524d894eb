import { beforeEach, describe, expect, it } from "@jest/globals";
import { readConfig } from "./config.ts";

const required = { BACKEND_URL: "http://backend.example", INTERNAL_SECRET: "secret" };
const places = { RELEASES_DIR: "/releases", SHELL_BUILD: "/build" };

beforeEach(() => {
  delete process.env.PAGE_STORE;
  delete process.env.FESTIVAL_DEV;
  delete process.env.METRICS_ADDRESS;
  Object.assign(process.env, required, places);
});

describe("where measurements are told", () => {
  const told = (text: string) => {
    process.env.METRICS_ADDRESS = text;
    return readConfig().metrics;
  };

  it("is nowhere without METRICS_ADDRESS, else at its host and port", () => {
    expect(told("")).toBeUndefined();
    expect(told("127.0.0.1:9464")).toEqual({ host: "127.0.0.1", port: 9464 });
    expect(told("::1:9464")).toEqual({ host: "::1", port: 9464 });
  });

  it.each(["9464", ":9464", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:65536"])(
    "is refused as %s",
    (text) => {
      expect(() => told(text)).toThrow(/^METRICS_ADDRESS must be HOST:PORT/);
    },
  );
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
