import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { endSlowBody } from "./endSlowBody.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    endSlowBody(request, 100);
    void text(request).then(
      (body) => setTimeout(() => response.end(`${body.length} bytes`), 200),
      () => undefined,
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** What comes back to a request of which so much is sent. */
async function send(body: string, length: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write(body);
  let answer = "";
  socket.on("data", (piece) => (answer += String(piece)));
  await once(socket, "close");
  return answer;
}

describe("a request's body", () => {
  it("ends the connection where it does not come to its end", async () => {
    expect(await send("half", 8)).toBe("");
  });

  it("that has come may take its time to be answered", async () => {
    expect(await send("the whole", 9)).toContain("9 bytes");
  });
});
