import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { BehaviorSubject } from "rxjs";
import type { EditSession } from "../../page/EditSession.ts";
import { InGerman } from "../../testing/liveSession.tsx";
import { copyOf, owner, section } from "../../testing/sections.ts";
import type { Op } from "../../workingCopy/ops.ts";
import { WorkingCopies } from "../../workingCopy/store.ts";
import { refused } from "../../workingCopy/refused.ts";
import { taken } from "../../workingCopy/ownerState.ts";
import type { Structure } from "../useStructure.ts";
import { Outline } from "./Outline.tsx";

const { fetch: realFetch } = globalThis;
beforeAll(() => {
  // what the server finds is not asked here
  globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const write = (content: string): Op => ({
  op: "set",
  section: 2,
  locale: "de",
  fields: { content },
});

it("the outline says of a section that it is not saved, until the server has it, and what it refuses", async () => {
  const copies = new WorkingCopies({ keep: () => undefined });
  const sections = [section(1), section(2)];
  copies.open(owner, copyOf(sections));
  const parts = {
    copies,
    places$: new BehaviorSubject({ sections: [{ owner, in: [], selector: "" }], fields: [] }),
    presence: { others$: new BehaviorSubject(new Map()) },
  };
  render(
    <InGerman>
      <Outline
        session={parts as unknown as EditSession}
        structure={{} as Structure}
        marked={undefined}
        locale="de"
        onSelect={() => undefined}
        onClose={() => undefined}
      />
    </InGerman>,
  );
  const lines = () => screen.getAllByRole("treeitem").map(({ textContent }) => textContent);
  const start = ["Überschrift Wort 1⠿", "Überschrift Wort 2⠿"];
  expect(lines()).toEqual(start);
  const label = { act: "write", model: "headline", words: "" } as const;
  await act(async () => copies.edit("page:1", [write("Neu")], { label }));
  expect(lines()).toEqual([start[0], "Überschrift Neunoch nicht gespeichert⠿"]);
  await act(async () => copies.replace("page:1", (state) => taken(state, "k")));
  expect(lines()).toEqual([start[0], "Überschrift Neunoch nicht gespeichert⠿"]);
  const stored = { ...section(2, { texts: { de: { content: "Neu" }, en: {} } }), position: 1 };
  const answer = {
    revision: 2,
    ids: {},
    sections: [{ ...stored, shown: { de: null, en: null } }],
    head: null,
  };
  await act(async () => copies.acknowledge("page:1", answer));
  expect(lines()).toEqual([start[0], "Überschrift Neu⠿"]);
  await act(async () => {
    copies.edit("page:1", [write("a\0")], { label });
    copies.replace("page:1", (state) =>
      refused(taken(state, "l"), { "ops.0.fields.content": "invalid" }),
    );
  });
  expect(lines()[1]).toContain("noch nicht gespeichert · nicht erlaubt⠿");
});
