import { describe, expect, it } from "@jest/globals";
import { DeliveryTargetProblem, readDeliveryTargets } from "./deliveryTargets.ts";

const secret = "sixteen letters or more";
const hook = "https://news.example/hook";
const listmonk = "https://festival:to%3Aken@lists.example/news/";

describe("the programs that get subscribers", () => {
  it("are none where no setting names one", () => {
    const { webhook, listmonk: lists } = readDeliveryTargets({ LISTMONK_LISTS: "all=1" });
    expect([webhook, lists]).toEqual([undefined, undefined]);
  });

  it("are read from the settings", () => {
    const targets = readDeliveryTargets({
      NEWSLETTER_WEBHOOK_URL: hook,
      NEWSLETTER_WEBHOOK_SECRET: secret,
      LISTMONK_URL: listmonk,
      LISTMONK_LISTS: "all=1, chamber = 2,new=3",
    });
    expect(targets.webhook).toEqual({ url: hook, secret });
    expect(targets.listmonk).toEqual({
      url: "https://lists.example/news",
      authorization: `Basic ${Buffer.from("festival:to:ken").toString("base64")}`,
      everyone: 1,
      topics: new Map([
        ["chamber", 2],
        ["new", 3],
      ]),
    });
  });

  it.each([
    ["http://news.example/", "must be an address with https://"],
    ["nothing", "must be an address with https://"],
    ["https://localhost/", "must not lie in the own network"],
    ["https://192.168.1.1/", "must not lie in the own network"],
    ["https://[::1]/", "must not lie in the own network"],
  ])("refuse %s as a webhook", (address, words) => {
    const read = () =>
      readDeliveryTargets({ NEWSLETTER_WEBHOOK_URL: address, NEWSLETTER_WEBHOOK_SECRET: secret });
    expect(read).toThrow(DeliveryTargetProblem);
    expect(read).toThrow(words);
  });

  it.each([
    [{ NEWSLETTER_WEBHOOK_URL: hook }, "NEWSLETTER_WEBHOOK_SECRET must have at least 16"],
    [{ LISTMONK_URL: "https://lists.example" }, "must hold a user and a token"],
    [{ LISTMONK_URL: listmonk }, "LISTMONK_URL needs LISTMONK_LISTS"],
    [{ LISTMONK_URL: listmonk, LISTMONK_LISTS: "chamber" }, 'not "chamber"'],
    [{ LISTMONK_URL: listmonk, LISTMONK_LISTS: "new=1,new=2" }, 'not "new=1,new=2"'],
  ])("say what is missing in %j", (env, words) => {
    expect(() => readDeliveryTargets(env)).toThrow(words);
  });

  it("never name a secret in what they refuse", () => {
    expect(() => readDeliveryTargets({ LISTMONK_URL: "ftp://me:hidden@lists" })).toThrow(
      /^(?!.*hidden)/,
    );
  });
});
