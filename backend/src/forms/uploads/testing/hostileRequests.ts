import { maxFileBytes } from "@festival/contracts/formFields";
import type { LightMyRequestResponse } from "fastify";
import { asVisitor, uploadFile } from "../../../testing/factories/forms.ts";
import { multipart, type Part } from "../../../testing/factories/media.ts";
import type { TestApp } from "../../../testing/testApp.ts";

/** Requests that are no upload of one file: what is wrong, and how it is sent. */
export function hostileRequests(site: TestApp): [string, () => Promise<LightMyRequestResponse>][] {
  const url = "/de/api/temp-files/";
  const post = (payload: string | Buffer, type?: string) =>
    asVisitor(site, {
      method: "POST",
      url,
      payload,
      ...(type !== undefined && { headers: { "content-type": type } }),
    });
  const parts = (list: Part[]) => {
    const { payload, headers } = multipart(list);
    return post(payload, headers["content-type"]);
  };
  const text = (name = "file", fileName = "a.txt"): Part => ({ name, value: "text", fileName });
  const form = "multipart/form-data";

  return [
    ["no file", () => parts([{ name: "note", value: "text" }])],
    ["no name", () => parts([{ name: "file", value: "text" }])],
    ["another field's file", () => parts([text("picture")])],
    ["two files", () => parts([text(), text("file", "b.txt")])],
    ["many files", () => parts(Array.from({ length: 50 }, () => text()))],
    [
      "many fields",
      () => parts([...Array.from({ length: 500 }, () => ({ name: "a", value: "b" })), text()]),
    ],
    ["a field of a megabyte", () => parts([{ name: "a".repeat(1024 * 1024), value: "b" }])],
    ["a prototype", () => parts([{ name: "__proto__", value: "b" }, text()])],
    ["no boundary", () => post("text", form)],
    ["an empty boundary", () => post("--\r\n\r\n----", `${form}; boundary=`)],
    ["another boundary", () => post("--a\r\n\r\n--a--", `${form}; boundary=b`)],
    [
      "no end",
      () =>
        post(
          `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nte`,
          `${form}; boundary=b`,
        ),
    ],
    ["no body", () => post("", `${form}; boundary=b`)],
    [
      "broken headers",
      () => post("--b\r\ncontent-disposition\r\n\r\na\r\n--b--", `${form}; boundary=b`),
    ],
    ["JSON", () => post("{}", "application/json")],
    ["bytes", () => post("text", "application/octet-stream")],
    ["too large a file", () => uploadFile(site, Buffer.alloc(maxFileBytes + 1, "a"), "a.txt")],
    ["far too large a file", () => uploadFile(site, Buffer.alloc(2 * maxFileBytes, "a"), "a.txt")],
  ];
}
