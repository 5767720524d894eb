import { expect, it } from "@jest/globals";
import { storageFaultOf, storageReason } from "./storageFault.ts";

it("storageReason: tells a nearly full disk by its cause, and what a wrapped error says, not the query", () => {
  const wrapped = (cause: Error) => new Error("Failed query: insert … params: a name", { cause });
  const readOnly = Object.assign(new Error("cannot execute INSERT in a read-only transaction"), {
    code: "25006",
  });
  expect(storageFaultOf(wrapped(readOnly))).toBe("full");
  expect(storageReason(wrapped(readOnly))).toBe(
    "so little space is left that the database only reads",
  );
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(storageReason(wrapped(full))).toBe("no space left on device");
  expect(storageReason(full)).toBe("no space left on device");
});
