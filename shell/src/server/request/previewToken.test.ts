import { describe, expect, it } from "@jest/globals";
import { previewCookie, writePreview } from "@festival/contracts/release/preview";
import { previewToken, signedText } from "../testing/testPreview.ts";
import { version } from "../testing/testReleases.ts";
import { createPreviewReader } from "./previewToken.ts";

const until = Date.now() + 60_000;
const preview = { name: "mf-quiz", version: version("b"), until } as const;
const { ofToken, ofCookies } = createPreviewReader(["the secret", "another one"]);

describe("createPreviewReader", () => {
  it.each(["the secret", "another one"])("reads what was signed with %s", (secret) => {
    expect(ofToken(previewToken({ until }, secret))).toEqual(preview);
  });

  it.each<[what: string, token: string]>([
    ["has ended", previewToken({ until: Date.now() - 1 }, "the secret")],
    ["was signed with another secret", previewToken({ until }, "a guess")],
    ["was signed for another purpose", signedText(writePreview(preview), "the secret", "other")],
    ["is not signed", Buffer.from(writePreview(preview)).toString("base64url")],
    [
      "names another release than was signed",
      [
        Buffer.from(writePreview({ ...preview, version: version("c") })).toString("base64url"),
        previewToken({ until }, "the secret").split(".")[1],
      ].join("."),
    ],
    [
      "is longer than any of ours",
      signedText(`${writePreview(preview)}${" ".repeat(300)}`, "the secret"),
    ],
    ["is empty", ""],
  ])("reads nothing of a token that %s", (_what, token) => {
    expect(ofToken(token)).toBeUndefined();
  });

  it("finds it among a browser's cookies, under the name of each protocol", () => {
    const token = previewToken({ until }, "the secret");
    expect(ofCookies(`a=1; ${previewCookie}=${token}; b=2`)).toEqual(preview);
    expect(ofCookies(`__Host-${previewCookie}=${token}`)).toEqual(preview);
    expect(ofCookies(`x${previewCookie}=${token}`)).toBeUndefined();
    expect(ofCookies(undefined)).toBeUndefined();
  });
});
