import { describe, expect, it } from "@jest/globals";
import { checkCaptions, isCaptions } from "./captions.ts";

const check = (text: string | Buffer) => () => checkCaptions(Buffer.from(text));

describe("captions", () => {
  it.each([
    "WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Abend.\n",
    "\uFEFFWEBVTT Grußwort\r\n\r\nNOTE von Mara\r\n\r\n1\r\n00:00:01.000 --> 01:00:02.500 line:0 align:start\r\n<v Mara>Hallo\r\n",
    "WEBVTT\rSTYLE\r::cue { color: white }\r\r00:00.000\t-->\t00:02.000\rMusik",
  ])("are taken as they are: %j", (text) => {
    expect(isCaptions(Buffer.from(text).subarray(0, 32))).toBe(true);
    expect(check(text)).not.toThrow();
  });

  it.each([
    ["of another format", "1\n00:00:01,000 --> 00:00:02,000\nSubRip\n"],
    ["with a head that only begins so", "WEBVTTX\n\n00:00.000 --> 00:02.000\nx\n"],
    ["without a cue", "WEBVTT\n\nNOTE leer\n"],
    ["with times of another format", "WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nx\n"],
    ["that end before they begin", "WEBVTT\n\n00:02.000 --> 00:01.000\nx\n"],
    ["with minutes that there are not", "WEBVTT\n\n00:61.000 --> 00:62.000\nx\n"],
    ["that are no UTF-8", Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nGrüße\n", "latin1")],
    ["with a zero byte", "WEBVTT\n\n00:00.000 --> 00:02.000\na\0b\n"],
    ["beyond 1 MB", `WEBVTT\n\n00:00.000 --> 00:02.000\n${"x".repeat(1024 * 1024)}\n`],
  ])("are refused %s", (_what, text) => {
    expect(check(text)).toThrow(expect.objectContaining({ code: "validation_failed" }));
  });

  it("are refused with the line that is wrong", () => {
    const text = "WEBVTT\n\n00:00.000 --> 00:02.000\na\n\n00:04.000 --> 00:03.000\nb\n";
    expect(check(text)).toThrow("Line 6 of the captions holds no valid times.");
  });
});
