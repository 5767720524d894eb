import type { FragmentContext } from "@festival/contracts/pageOwner";
import { expect, it } from "@jest/globals";
import { setTimeout as wait } from "node:timers/promises";
import type { LoadedComposition } from "../releases/composition.ts";
import { loadFragments } from "./fragments.ts";

it("loadFragments: keeps the page's order, whichever fragment is loaded first", async () => {
  const delays: Record<string, number> = { slow: 30, quick: 0, broken: 10 };
  const composition = {
    fragmentOf: (_owner: string, name: string) => ({
      async load() {
        await wait(delays[name]);
        if (name === "broken") throw new Error("broken");
        return name;
      },
      render: (data: string) => `<p>${data}</p>`,
    }),
  } as unknown as LoadedComposition;
  const request = (name: string) => ({ owner: "mf-quiz", name, props: {} }) as const;
  const failed: string[] = [];

  const { fragments, html } = await loadFragments(
    { first: request("slow"), second: request("broken"), third: request("quick") },
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
    ["first", "<p>slow</p>"],
    ["third", "<p>quick</p>"],
  ]);
  expect(failed).toEqual(["a fragment failed"]);
});
