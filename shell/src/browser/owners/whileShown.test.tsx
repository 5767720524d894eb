import type { Page } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { BehaviorSubject } from "rxjs";
import { whileShown } from "./whileShown.ts";

const pageOf = (owner: "mf-quiz" | "mf-programme"): Page =>
  testPage({ url: "/de", data: null, head: { title: "", description: "" }, owner });

describe("the code of an owner", () => {
  it("is waited for as long as the page is its own", async () => {
    const page$ = new BehaviorSubject(pageOf("mf-quiz"));
    await expect(whileShown("mf-quiz", { page$ }, Promise.resolve("code"))).resolves.toBe("code");
    expect(page$.observed).toBe(false);
  });

  it("is given up when another owner's page comes first, even where it never arrives", async () => {
    const page$ = new BehaviorSubject(pageOf("mf-quiz"));
    const waiting = whileShown("mf-quiz", { page$ }, new Promise(() => undefined));
    page$.next(pageOf("mf-quiz"));
    page$.next(pageOf("mf-programme"));
    await expect(waiting).rejects.toThrow("The page is no longer one of mf-quiz.");
  });

  it("fails as its loading fails", async () => {
    const page$ = new BehaviorSubject(pageOf("mf-quiz"));
    const failing = Promise.reject(new Error("out of tune"));
    await expect(whileShown("mf-quiz", { page$ }, failing)).rejects.toThrow("out of tune");
  });
});
