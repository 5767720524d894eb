import { describe, expect, it } from "@jest/globals";
import { loggedAddress } from "./loggedAddress.ts";

describe("an address in the log", () => {
  it("holds no secret of a mail's link", () => {
    expect(loggedAddress("/de/newsletter?sent=1&token=abc_-1&step=confirm")).toBe(
      "/de/newsletter?sent=1&token=…&step=confirm",
    );
    expect(loggedAddress("/admin/password?token=abc")).toBe("/admin/password?token=…");
  });

  it("is else as it was", () => {
    expect(loggedAddress("/de/programm-tickets?q=token=1")).toBe("/de/programm-tickets?q=token=1");
  });
});
