import { describe, expect, it } from "@jest/globals";
import { createAdmission, Overloaded } from "./admission.ts";

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("admission", () => {
  it("runs so much at once, lets so much wait, and refuses the rest before it begins", async () => {
    const admission = createAdmission({ atOnce: 2, waiting: 1 });
    const begun: string[] = [];
    const first = work();
    const running = [first, work()].map(({ run }) => admission.run(run));
    const waiting = admission.run(async () => begun.push("waiting"));
    const refused = admission.run(async () => begun.push("refused"));
    await expect(refused).rejects.toThrow(Overloaded);
    expect(begun).toEqual([]);
    first.end();
    await waiting;
    await running[0];
    expect(begun).toEqual(["waiting"]);
  });

  it("lets urgent work go first", async () => {
    const admission = createAdmission({ atOnce: 1, waiting: 1 });
    const first = work();
    const order: string[] = [];
    const all = [
      admission.run(first.run),
      admission.run(async () => order.push("reader")),
      admission.run(async () => order.push("staff"), { isUrgent: true }),
    ];
    first.end();
    await Promise.all(all);
    expect(order).toEqual(["staff", "reader"]);
  });

  it("goes on after work that failed", async () => {
    const admission = createAdmission({ atOnce: 1, waiting: 1 });
    const failing = admission.run(() => Promise.reject(new Error("broken")));
    const next = admission.run(async () => "done");
    await expect(failing).rejects.toThrow("broken");
    await expect(next).resolves.toBe("done");
    await settled();
    await expect(admission.run(async () => "later")).resolves.toBe("later");
  });
});
