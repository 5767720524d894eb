import type { PageFragment } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { testFrame } from "../../layout/testFrame.ts";
import { createBus } from "../bus.ts";
import { islandMounter } from "./islands.ts";

const articles: PageFragment = {
  owner: "mf-magazine",
  name: "articleTeasers",
  props: {},
  failed: false,
  data: null,
};

describe("a fragment's place", () => {
  const observe = jest.fn();
  const real = globalThis.IntersectionObserver;
  beforeEach(() => {
    observe.mockClear();
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe = observe;
        disconnect = () => undefined;
      },
    });
  });
  afterEach(() => {
    Object.assign(globalThis, { IntersectionObserver: real });
  });

  function mounted(html: string, fragment: PageFragment = articles) {
    const place = document.createElement("div");
    place.innerHTML = html;
    const onFailure = jest.fn();
    const page = testPage({ url: "/de", data: null, fragments: { articles: fragment } });
    const bus = createBus({ page, frame: testFrame(), composition: {}, shell: "s" });
    islandMounter(() => page, {}, bus)("articles", place, onFailure)();
    return { onFailure, place };
  }

  it("comes to life once it is seen", () => {
    const { onFailure } = mounted("<div><h2>Magazin</h2></div>");
    expect(observe).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("stays as it is, without the remote's code, where the server rendered nothing", () => {
    const { onFailure } = mounted("<div></div>");
    expect(observe).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ["something", "<div><h2>Magazin</h2></div>"],
    ["nothing", "<div></div>"],
  ])(
    "is empty once the fragment is taken down, for one with other data: %s was there",
    (_what, html) => {
      expect(mounted(html).place.innerHTML).toBe("");
    },
  );

  it("reports a fragment that failed on the server", () => {
    const { owner, name, props } = articles;
    const { onFailure } = mounted("", { owner, name, props, failed: true });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
