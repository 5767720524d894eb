import { describe, expect, it } from "@jest/globals";
import { readOrigins } from "./publicOrigins.ts";

describe("the site's public addresses", () => {
  it("are read as origins, in their order", () => {
    expect(readOrigins(" https://Festival.example/de , http://old.example:80,")).toEqual([
      "https://festival.example",
      "http://old.example",
    ]);
    expect(readOrigins("")).toEqual([]);
  });

  it.each(["festival.example", "https://", "ftp://festival.example", "https://a.example, b"])(
    "are none where one of them can't be opened by a browser: %s",
    (text) => {
      expect(readOrigins(text)).toBeUndefined();
    },
  );
});
