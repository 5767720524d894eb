import { describe, expect, it } from "@jest/globals";
import { traceIdOf, traceparent } from "./traceContext.ts";

const id = "4bf92f3577b34da6a3ce929d0e0e4736";
const span = "00f067aa0ba902b7";
const of = (header?: string) =>
  traceIdOf({ headers: header === undefined ? {} : { traceparent: header } });

describe("the trace of a request", () => {
  it("is the one that its caller names", () => {
    expect(of(`00-${id}-${span}-01`)).toBe(id);
  });

  it.each([
    undefined,
    "",
    id,
    `00-${id}-${span}`,
    `ff-${id}-${span}-01`,
    `00-${id.toUpperCase()}-${span}-01`,
    `00-${"0".repeat(32)}-${span}-01`,
    `00-${id}-${"0".repeat(16)}-01`,
    `00-${id}-${span}-01'; drop table events`,
  ])("is a new one, the same each time, where that is %s", (header) => {
    const request = { headers: header === undefined ? {} : { traceparent: header } };
    const made = traceIdOf(request);
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(made).not.toBe(id);
    expect(traceIdOf(request)).toBe(made);
    expect(of(header)).not.toBe(made);
  });

  it("goes on with a span for each call, and says of none that it is sampled", () => {
    const [one, other] = [traceparent(id), traceparent(id)];
    expect(one).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-00$`));
    expect(other).not.toBe(one);
  });
});
