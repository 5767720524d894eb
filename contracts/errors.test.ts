import { describe, expect, it } from "@jest/globals";
import { ApiError, errorStatus, isErrorBody } from "./errors.ts";

describe("ApiError", () => {
  it("knows the status of its code", () => {
    expect(new ApiError("not_found").status).toBe(404);
    expect(new ApiError("unavailable").status).toBe(503);
  });

  it("is known across bundles, each with a class of its own", () => {
    class ErrorOfAnotherBundle extends Error {
      override name = "ApiError";
      readonly code = "not_found";
      readonly status = errorStatus.not_found;
    }
    expect(new ErrorOfAnotherBundle()).toBeInstanceOf(ApiError);
    expect(new ApiError("conflict")).toBeInstanceOf(ApiError);
  });

  it("is not any other error", () => {
    expect(new TypeError("not_found")).not.toBeInstanceOf(ApiError);
    expect({ name: "ApiError", code: "not_found", message: "" }).not.toBeInstanceOf(ApiError);
    expect(Object.assign(new Error("gone"), { name: "ApiError", code: "gone" })).not.toBeInstanceOf(
      ApiError,
    );
  });
});

describe("isErrorBody", () => {
  it("knows the codes of the list alone", () => {
    expect(isErrorBody({ code: "conflict", message: "" })).toBe(true);
    expect(isErrorBody({ code: "gone", message: "" })).toBe(false);
    expect(isErrorBody(null)).toBe(false);
  });
});
