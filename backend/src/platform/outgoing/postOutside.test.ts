import { describe, expect, it } from "@jest/globals";
import { postOutside } from "./postOutside.ts";
import { isPublicAddress } from "./publicAddress.ts";

const message = { headers: {}, body: "{}" };

describe("an address of the internet", () => {
  it.each(["93.184.215.14", "8.8.8.8", "2606:4700::1111"])("is %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fe80::1",
    "fd00::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "no address",
  ])("is not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("what is posted outside", () => {
  it.each(["https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://0x7f.1/"])(
    "never goes to %s",
    async (address) => {
      await expect(postOutside(address, message)).rejects.toThrow("address of the own network");
    },
  );

  it("does not go to a name that has an address of the own network, even beside another", async () => {
    const network = {
      resolve: async () => ["93.184.215.14", "10.0.0.1"],
      isAllowed: isPublicAddress,
    };
    await expect(postOutside("https://news.example/", message, network)).rejects.toThrow(
      "news.example is an address of the own network; nothing is sent there.",
    );
  });

  it("goes by https alone, and says so where a name is unknown", async () => {
    await expect(postOutside("http://news.example/", message)).rejects.toThrow("no https address");
    const network = { resolve: async () => [], isAllowed: isPublicAddress };
    await expect(postOutside("https://news.example/", message, network)).rejects.toThrow(
      "news.example has no address.",
    );
  });
});
