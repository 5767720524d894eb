import type { FragmentContext } from "@festival/contracts/pageOwner";
import { expect, it } from "@jest/globals";
import { setTimeout as wait } from "node:timers/promises";
import type { LoadedComposition } from "../releases/composition.ts";
import { loadFragments } from "./fragments.ts";

it("loadFragments: keeps the page's order, whichever fragment is loaded first", async () => {
  const delays: Record<string, number> = { form: 30, newsletterForm: 10, newsletterTeaser: 0 };
  const composition = {
    fragmentOf: (_owner: string, name: string) => ({
      async load() {
        await wait(delays[name]);
        if (name === "newsletterForm") throw new Error("broken");
        return name;
      },
      render: (data: string) => `<p>${data}</p>`,
    }),
  } as unknown as LoadedComposition;
  const owner = "mf-forms";
  const failed: string[] = [];

  const { fragments, html } = await loadFragments(
    {
      first: { owner, name: "form", props: {} },
      second: { owner, name: "newsletterForm", props: {} },
      third: { owner, name: "newsletterTeaser", props: {} },
    },
    composition,
    { locale: "de" } as FragmentContext,
    {
      render: true,
      log: { warn: (_details, text) => failed.push(text) },
      onFailure: () => undefined,
    },
  );
  expect(Object.keys(fragments)).toEqual(["first", "second", "third"]);
  expect(Object.entries(html)).toEqual([
    ["first", "<p>form</p>"],
    ["third", "<p>newsletterTeaser</p>"],
  ]);
  expect(failed).toEqual(["a fragment failed"]);
});
