import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { checkPort, readPort } from "./port.ts";

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
    await expect(checkPort(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use`);
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPort(port, "127.0.0.1")).resolves.toBeUndefined();
  });

  it("is refused in one sentence at an address that is not this machine's", async () => {
    await expect(checkPort(0, "203.0.113.1")).rejects.toThrow("HOST must be an address");
  });
});
