import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { holdPort, readPort } from "./port.ts";

describe("the port", () => {
  it("is a number that a machine has", () => {
    expect(["0", "3000", "65535"].map(readPort)).toEqual([0, 3000, 65_535]);
    for (const text of ["", "-1", "65536", "3000a", "1e3", "http"]) {
      expect(() => readPort(text)).toThrow("PORT must be a number");
    }
  });

  it("is refused in one sentence when somebody listens there", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(holdPort(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use`);
    await new Promise((resolve) => other.close(resolve));
    const held = await holdPort(port, "127.0.0.1");
    expect(held.port).toBe(port);
    await held.release();
  });

  it("is any free one for 0, which nobody else gets until it is released", async () => {
    const held = await holdPort(0, "127.0.0.1");
    expect(held.port).toBeGreaterThan(0);
    await expect(holdPort(held.port, "127.0.0.1")).rejects.toThrow("is in use");
    await held.release();
    const again = await holdPort(held.port, "127.0.0.1");
    await again.release();
  });

  it("is refused in one sentence at an address that is not this machine's", async () => {
    await expect(holdPort(0, "203.0.113.1")).rejects.toThrow("HOST must be an address");
  });
});
