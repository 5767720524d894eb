import { describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { addErrorHandler, registerApplication, start } from "single-spa";
import { asked, documentErrors, startNavigator } from "./testNavigator.ts";

// in a file of its own: single-spa forgets no application

describe("an owner that cannot be mounted", () => {
  it("makes the page's document open, which can be read without it", async () => {
    const { navigate, bus, events } = startNavigator();
    // the owners' own handler logs it
    addErrorHandler(() => undefined);
    registerApplication({
      name: bus.page$.value.owner,
      app: () => Promise.reject(new Error("out of tune")),
      activeWhen: () => true,
    });
    start();
    navigate("/de/magazin");
    asked[0]?.answer();
    await waitFor(() => expect(documentErrors()).toContain("navigation"));
    jest.mocked(console.error).mockClear();
    expect(events.at(-1)).toBe("failed /de/magazin");
  });
});
