import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { act } from "@testing-library/react";
import { testFrame } from "../layout/testFrame.ts";
import { createBus } from "./bus.ts";

describe("the document's bus", () => {
  it("follows the browser's network", () => {
    const page = testPage({ url: "/de/besuch", data: null });
    const { online$ } = createBus({ page, frame: testFrame(), composition: {}, shell: "s" });
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(online$.value).toBe(false);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(online$.value).toBe(true);
  });
});
