import { describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { reloadOnce } from "./reloadOnce.ts";
import { asked, documentErrors, startNavigator } from "./testNavigator.ts";

// in a file of its own: what reloads is gone, and nothing takes that back

describe("a document that is being reloaded", () => {
  it("opens another one for a link, which would be lost with it", async () => {
    const { navigate, delivered } = startNavigator();
    expect(reloadOnce(() => undefined)).toBe(true);
    navigate("/de/magazin");
    await waitFor(() => expect(documentErrors()).toContain("navigation"));
    jest.mocked(console.error).mockClear();
    expect([asked, delivered]).toEqual([[], []]);
  });
});
