import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { endSlowBody } from "./endSlowBody.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    endSlowBody(request, response, request.headers.cookie !== undefined, 100);
    request.resume().once("end", () => setTimeout(() => response.end("taken"), 200));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

interface Sent {
  path: string;
  isStaff?: boolean;
  /** Milliseconds after which the rest comes. */
  restAfter?: number;
}

async function send({ path, isStaff = false, restAfter }: Sent): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const head = [`POST ${path} HTTP/1.1`, "host: a", "connection: close", "content-length: 8"];
  socket.write([...head, ...(isStaff ? ["cookie: a=b"] : []), "", "half"].join("\r\n"));
  if (restAfter !== undefined) setTimeout(() => socket.write("rest"), restAfter);
  let answer = "";
  socket.on("data", (piece) => (answer += String(piece)));
  await once(socket, "close");
  return answer;
}

const files = "/de/pageeditor-api/files/";

describe("a request that comes slowly", () => {
  it("is ended and told so, by staff too", async () => {
    for (const isStaff of [false, true]) {
      const answer = await send({ path: "/de/pageeditor-api/images/", isStaff });
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    }
  });

  it("may be a video that staff upload, and no one else", async () => {
    expect(await send({ path: files, isStaff: true, restAfter: 300 })).toContain("taken");
    expect(await send({ path: files, restAfter: 300 })).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is answered late where it came in time", async () => {
    expect(await send({ path: "/de/form", restAfter: 10 })).toContain("taken");
  });
});
