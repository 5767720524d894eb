import { createServer, type AddressInfo, type Server } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { PlainError } from "../plainError.ts";
import { freePort, holdPort, readPort } from "./port.ts";

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A port that has just become free may be another process's a moment later: then one more is tried. */
async function onFreedPort(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20 || !(error instanceof PlainError)) throw error;
    }
  }
}

describe("the port", () => {
  it("is a number that a machine has", () => {
    expect(["0", "3000", "65535"].map(readPort)).toEqual([0, 3000, 65_535]);
    for (const text of ["", "-1", "65536", "3000a", "1e3", "http"]) {
      expect(() => readPort(text)).toThrow("PORT must be a number");
    }
  });

  it("is refused in one sentence when another process listens there", async () => {
    const other = createServer();
    const port = await listen(other);
    await expect(holdPort(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use`);
    await close(other);
  });

  it("is the one that was asked for", async () => {
    await onFreedPort(async () => {
      const other = createServer();
      const port = await listen(other);
      await close(other);
      const held = await holdPort(port, "127.0.0.1");
      expect(held.port).toBe(port);
      await held.release();
    });
  });

  it("is any free one for 0, which no other process gets until it is freed", async () => {
    await onFreedPort(async () => {
      const held = await holdPort(0, "127.0.0.1");
      expect(held.port).toBeGreaterThan(0);
      await expect(holdPort(held.port, "127.0.0.1")).rejects.toThrow("is in use");
      await held.release();
      const again = await holdPort(held.port, "127.0.0.1");
      await again.release();
    });
  });

  it("is none that the system gives to outgoing connections, where any will do", async () => {
    for (let count = 0; count < 20; count += 1) {
      const port = await freePort("127.0.0.1");
      expect(port).toBeGreaterThan(1023);
      expect(port).toBeLessThan(32_768);
    }
  });

  it("is refused in one sentence at an address that is not this machine's", async () => {
    await expect(holdPort(0, "203.0.113.1")).rejects.toThrow("HOST must be an address");
  });
});
