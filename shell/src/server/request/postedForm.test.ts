import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { maxFileBytes, mostFiles } from "@festival/contracts/formFields";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

const forms = `${ownerSource(`
  act: async (request, form, files) => ({ ...page({ form, files }, request), status: 422 }),
  render: (given) => "<output>" + JSON.stringify(given.data) + "</output>",
`)} return { owner };`;

const uploads = "POST /de/api/temp-files/";
const id = "f".repeat(43);
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({
    "mf-forms": { server: forms },
    "mf-quiz": { server: `${ownerSource()} return { owner };` },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  site.backend.calls.length = 0;
  site.backend.on(uploads, json({ id }, 201));
});

type Part = [name: string, value: string, fileName?: string];

const boundary = "----strom";
const bodyOf = (parts: readonly Part[]) =>
  [
    ...parts.map(([name, value, fileName]) => {
      const file = fileName === undefined ? "" : `; filename="${fileName}"`;
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    }),
    `--${boundary}--\r\n`,
  ].join("");

const post = (parts: readonly Part[], url = "/de/forms/mithelfen", from = "same-origin") =>
  site.app.inject({
    method: "POST",
    url,
    payload: bodyOf(parts),
    headers: {
      host: "festival.example",
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "sec-fetch-site": from,
    },
  });

/** What the page's owner was handed. */
async function handed(parts: readonly Part[]) {
  const answer = await post(parts);
  const [, data] = /<output>(.*)<\/output>/.exec(answer.body) ?? [];
  return { status: answer.statusCode, ...JSON.parse(data ?? "null") };
}

describe("a form with files", () => {
  it("hands its files to the backend, and their ids to the page's owner", async () => {
    const { status, form, files } = await handed([
      ["name", "Ada"],
      ["days", "sat"],
      ["days", "sun"],
      ["papers", "%PDF", "lebenslauf.pdf"],
    ]);
    expect(status).toBe(422);
    expect(form).toEqual({ name: ["Ada"], days: ["sat", "sun"] });
    expect(files).toEqual({ papers: [{ name: "lebenslauf.pdf", id }] });
    const call = site.backend.calls.find(({ url }) => url === "/de/api/temp-files/");
    expect(call?.body).toContain('name="file"; filename="lebenslauf.pdf"');
    expect(call?.body).toContain("%PDF");
    expect(call?.headers).toMatchObject({
      "x-festival-internal": "the secret of tests",
      "x-festival-client": "127.0.0.1",
    });
  });

  it("says nothing of a control in which no file was chosen", async () => {
    expect((await handed([["papers", "", ""]])).files).toEqual({});
    expect(site.backend.calls.some(({ url }) => url.includes("temp-files"))).toBe(false);
  });

  it.each([
    [413, "payload_too_large", "too_large"],
    [422, "validation_failed", "wrong_kind"],
    [429, "too_many_requests", "too_many_requests"],
    [503, "unavailable", "other"],
  ])("says why the backend has refused a file with %i", async (status, code, refusal) => {
    site.backend.on(uploads, json({ code, message: "" }, status));
    const { files } = await handed([["papers", "x", "film.mp4"]]);
    expect(files).toEqual({ papers: [{ name: "film.mp4", refusal }] });
  });

  it("keeps all else of a form in which one file is too large", async () => {
    const large = "x".repeat(maxFileBytes + 1);
    const { form, files } = await handed([
      ["papers", large, "gross.pdf"],
      ["papers", "%PDF", "klein.pdf"],
      ["name", "Ada"],
    ]);
    expect(form).toEqual({ name: ["Ada"] });
    expect(files.papers).toEqual([
      { name: "gross.pdf", refusal: "too_large" },
      { name: "klein.pdf", id },
    ]);
  });

  it("passes on no more files than one form has", async () => {
    const parts = Array.from({ length: mostFiles + 1 }, (_, n): Part => ["a", "x", `${n}.txt`]);
    const { files } = await handed(parts);
    expect(files.a.at(-1)).toEqual({ name: `${mostFiles}.txt`, refusal: "too_many" });
    expect(site.backend.calls.filter(({ url }) => url.includes("temp-files"))).toHaveLength(
      mostFiles,
    );
  });

  it("is refused from another site, where more is typed than anyone types, and in too many parts", async () => {
    expect((await post([["a", "x", "a.txt"]], undefined, "cross-site")).statusCode).toBe(403);
    expect((await post([["name", "x".repeat(300_000)]])).statusCode).toBe(413);
    const many: Part[] = Array.from({ length: 600 }, () => ["name", "x"]);
    expect((await post(many)).statusCode).toBe(413);
    expect(site.backend.calls.some(({ url }) => url.includes("temp-files"))).toBe(false);
  });

  const whole = bodyOf([
    ["name", "Ada"],
    ["papers", "%PDF", "lebenslauf.pdf"],
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  it.each([
    ["without a boundary", "multipart/form-data", whole],
    ["that breaks off in a file", type, whole.slice(0, whole.indexOf("PDF") + 3)],
    ["that breaks off in the head of a part", type, whole.slice(0, whole.indexOf("filename"))],
    ["that is no such form at all", type, "name=Ada"],
  ])(
    "%s is refused with words on what to do, and nothing of it is sent",
    async (_what, type, body) => {
      for (const [locale, words] of [
        ["de", "Ihr Formular ist nicht vollständig angekommen"],
        ["en", "Your form did not arrive in full"],
      ]) {
        const answer = await site.app.inject({
          method: "POST",
          url: `/${locale}/forms/mithelfen`,
          payload: body,
          headers: {
            host: "festival.example",
            "content-type": type,
            "sec-fetch-site": "same-origin",
          },
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.body).toContain(words);
      }
      expect(site.backend.calls.filter(({ method }) => method === "POST")).toEqual([]);
    },
  );

  it("is refused by pages that take no files", async () => {
    expect((await post([["a", "x", "a.txt"]], "/de/konzert-o-mat")).statusCode).toBe(415);
    expect((await post([["a", "x", "a.txt"]], "/de/newsletter")).statusCode).toBe(415);
    expect((await post([["a", "x", "a.txt"]], "/admin/login")).statusCode).toBe(415);
  });
});
