import { apiPaths } from "@festival/contracts/apiPaths";
import { ApiError } from "@festival/contracts/errors";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { loadBlock } from "./loadBlock.ts";

const apiThat = (get: (path: string) => Promise<unknown>) => ({
  get: <T>(path: string) => get(path) as Promise<T>,
  post: () => Promise.reject(new ApiError("not_found")),
});

describe("a section with a slug of its own", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("is asked for in the reader's language", async () => {
    const api = apiThat((path) => Promise.resolve({ path }));
    const path = apiPaths.containerBySlug("en", "footer-sponsors");
    expect(await loadBlock(api, "en", "footer-sponsors")).toEqual({ path });
  });

  it("is logged when it fails, and the page is shown without it", async () => {
    const log = jest.spyOn(console, "warn").mockReturnValue();
    const api = apiThat(() => Promise.reject(new ApiError("not_found")));
    expect(await loadBlock(api, "de", "error-page")).toBeNull();
    expect(log).toHaveBeenCalledWith("Section not found:", "error-page");
  });

  it("is left out, too, while the backend does not answer", async () => {
    const log = jest.spyOn(console, "warn").mockReturnValue();
    const api = apiThat(() => Promise.reject(new ApiError("unavailable")));
    expect(await loadBlock(api, "de", "error-page")).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });
});
