import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { stateElementId } from "../../document/documentState.ts";
import { showHeader } from "../../layout/header/testHeader.tsx";
import { testFrame } from "../../layout/testFrame.ts";
import { refreshFrame } from "./refreshFrame.ts";

const page = testPage({ url: "/de/besuch", data: null });
const entry = (title: string) => ({ title, url: "/de/besuch", children: [] });
const frameWith = (title: string) =>
  testFrame({ navigation: { menu: [entry(title)], submenu: [], footer: [] } });
const present = globalThis.fetch;
let answer: () => Promise<Response>;
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (...request) => {
    asked.push(request);
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = present;
  jest.restoreAllMocks();
});

const documentWith = (title: string) => async () => {
  const state = JSON.stringify({ page, frame: frameWith(title), composition: {}, shell: "s" });
  const html = `<!doctype html><script id="${stateElementId}" type="application/json">${state}</script>`;
  return { url: page.url, status: 200, text: async () => html } as Response;
};

it("shows the header as a new document has it", async () => {
  const { bus } = showHeader(page, { frame: frameWith("Ihr Besuch") });
  answer = documentWith("Anfahrt");
  await act(() => refreshFrame(bus));
  expect(asked).toEqual([["/de/besuch", { headers: { accept: "text/html" } }]]);
  expect(screen.getAllByRole("link", { name: "Anfahrt" }).length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: "Ihr Besuch" })).toBeNull();
});

it.each([
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  [
    "an answer without a state",
    async () => ({ url: page.url, status: 503, text: async () => "Bitte warten" }) as Response,
  ],
])("leaves the header as it is after %s", async (_what, failing) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const { bus } = showHeader(page, { frame: frameWith("Ihr Besuch") });
  answer = failing;
  await act(() => refreshFrame(bus));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole("link", { name: "Ihr Besuch" }).length).toBeGreaterThan(0);
});
