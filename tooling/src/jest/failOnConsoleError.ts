import { afterEach, beforeEach, expect, jest } from "@jest/globals";

// React reports hydration mismatches, missing keys and act() problems through console.error:
// a test that did not expect one fails. A test that does expects it replaces the spy's calls.
let spy: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  spy = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = spy.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  spy.mockRestore();
  expect(calls).toEqual([]);
});
