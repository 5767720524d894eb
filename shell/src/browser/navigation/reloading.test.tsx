import { describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { reloadOnce } from "./reloadOnce.ts";
import { asked, documentErrors, startNavigator } from "./testNavigator.ts";

// in a file of its own: a document that is reloaded stays so for all tests after it

describe("a document that is being reloaded", () => {
  it("opens the document of a link, since a navigation would be lost with the reload", async () => {
    const { navigate, delivered } = startNavigator();
    expect(reloadOnce(() => undefined)).toBe(true);
    navigate("/de/magazin");
    await waitFor(() => expect(documentErrors()).toContain("navigation"));
    jest.mocked(console.error).mockClear();
    expect([asked, delivered]).toEqual([[], []]);
  });
});
