import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { longestAddress, longestHeaders } from "@festival/contracts/requestBounds";
import { attackStrings } from "@festival/contracts/testing/attackStrings";
import { costlyAttacks, type Attack } from "@festival/contracts/testing/costlyAttacks";
import { json } from "../testing/testBackend.ts";
import { ownerSource } from "../testing/testReleases.ts";
import { startTestSite, type TestSite } from "../testing/testSite.ts";

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await startTestSite({
    "mf-programme": { server: `${ownerSource()} return { owner };` },
  });
  site.backend.on("GET /de/api/genres/", json([]));
  await site.app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

const page = "/de/programm-tickets";

/** Sends a request byte by byte as it is. */
function send({ url = page, headers = {} }: Partial<Attack>): Promise<string> {
  const all = { host: "festival.example", ...headers, connection: "close" };
  const lines = Object.entries(all).map((line) => line.join(": "));
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (piece: string) => (answer += piece));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
    socket.write([`GET ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
  });
}
const statusOf = (answer: string) => Number(answer.split(" ", 2)[1]);

describe("a request beyond its bounds", () => {
  it("is refused with a page that says so, in the language of its address", async () => {
    const tooLong = (locale: string) => ({ url: `/${locale}/${"x".repeat(longestAddress)}` });
    const [german, english] = [await send(tooLong("de")), await send(tooLong("en"))];
    expect([statusOf(german), statusOf(english)]).toEqual([414, 414]);
    expect(german).toContain("Diese Adresse ist zu lang");
    expect(english).toContain("This address is too long");
    expect(german).toMatch(/content-security-policy: default-src 'none'/);
  });

  it("is refused as calls are, where it is one", async () => {
    const answer = await send({ url: `/de/api/genres/?x=${"x".repeat(longestAddress)}` });
    expect(statusOf(answer)).toBe(414);
    expect(answer).toContain('"code":"address_too_long"');
    expect(site.backend.calls.filter(({ url }) => url.includes("genres"))).toEqual([]);
  });

  it.each(Object.entries(longestHeaders))(
    "is refused where %s has more than %i characters, and not before",
    async (name, longest) => {
      const withLength = (length: number) => send({ headers: { [name]: "a".repeat(length) } });
      const beyond = await withLength(longest + 1);
      expect(statusOf(beyond)).toBe(431);
      expect(beyond).toContain("Cookies");
      expect(statusOf(await withLength(longest))).not.toBe(431);
    },
  );
});

/** The parser refuses more than 16 kB of headers by itself. */
const nearlyAll = 15_000;
describe("the processor time of a request", () => {
  it.each(Object.entries(longestHeaders))(
    "does not depend on what stands in %s",
    async (name, longest) => {
      const values = [longest, nearlyAll].flatMap((length) => attackStrings(length, true));
      const withHeader = (value: string) => ({ url: page, headers: { [name]: value } });
      const costly = await costlyAttacks(values.map(withHeader), withHeader("a"), send);
      expect(costly).toEqual([]);
    },
  );

  it.each(["/", "/de/", `${page}?q=`, `${page}/`, "/de/api/", "/media/images/", "/remotes/"])(
    "does not depend on what stands in an address that begins with %s",
    async (begin) => {
      const values = [longestAddress - begin.length, nearlyAll].flatMap((length) =>
        attackStrings(length, false),
      );
      const withEnd = (value: string) => ({ url: begin + value });
      expect(await costlyAttacks(values.map(withEnd), withEnd("a"), send)).toEqual([]);
    },
  );
});
