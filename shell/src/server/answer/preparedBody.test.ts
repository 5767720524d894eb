import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "@jest/globals";
import { PreparedBody } from "./preparedBody.ts";

const text = "Konzert ".repeat(1000);

it("PreparedBody: drops the plain bytes once it is compressed, and still gives them", async () => {
  const body = new PreparedBody(200, "text/html", text);
  expect(body.bytes).toBe(8000);
  const compressed = await body.encoded("br");
  expect(brotliDecompressSync(compressed).toString()).toBe(text);
  expect(body.bytes).toBe(compressed.length);
  expect(body.ready("identity")).toBeUndefined();
  expect([body.text, (await body.encoded("identity")).toString()]).toEqual([text, text]);
  expect(gunzipSync(await body.encoded("gzip")).toString()).toBe(text);
});

it("PreparedBody: gives the plain bytes of what was sent by gzip alone", async () => {
  const body = new PreparedBody(200, "text/html", text);
  await body.encoded("gzip");
  expect(body.ready("identity")).toBeUndefined();
  expect(body.text).toBe(text);
});

it("PreparedBody: sends a short text as it is", () => {
  const body = new PreparedBody(200, "text/html", "kurz");
  expect(body.encodingFor("br")).toBe("identity");
});
