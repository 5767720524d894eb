import { expect, it } from "@jest/globals";
import type { JournalEntry } from "../sync/journal.ts";
import { copyOf, owner, richText, section } from "../testing/sections.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import { nothingUnsaved } from "../workingCopy/unsaved.ts";
import { unsavedText } from "./unsavedText.ts";

it("a file of what is unsaved has all words: written, on their way, pasted, refused, and in an open question", () => {
  const copies = new WorkingCopies({ keep: () => undefined });
  copies.open(owner, copyOf([section(1)], 1));
  const write = (content: unknown) =>
    ({ op: "set", section: 1, locale: "de", fields: { content } }) as const;
  const at = { parent: null, column: 0, before: null };
  const unsaved: JournalEntry["unsaved"] = {
    ...nothingUnsaved,
    sent: { key: "k", base: 1, ops: [write("Unterwegs")] },
    pending: [
      write(richText("Geschrieben")),
      { op: "insert", ref: "a", model: "headline", texts: { de: { content: "Eingesetzt" } }, at },
    ],
    held: [
      {
        section: 1,
        locale: "en",
        field: "content",
        value: "Refused",
        problems: { content: "too_long" },
      },
    ],
    conflicts: [
      {
        kind: "field",
        section: 1,
        locale: "de",
        field: "content",
        model: "headline",
        before: "Vorher",
        mine: "Meines",
        theirs: "Ihres",
      },
    ],
  };
  const entries = [
    { owner, at: "2026-11-27T09:00:00Z", unsaved },
    { owner: { type: "page" as const, id: 99 }, at: "2026-11-27T09:00:00Z", unsaved },
  ];
  const panels = [{ label: "Spielort: Name", value: { de: "Saal" } }];
  const [draft = "", unknown = "", panel = ""] = unsavedText({
    entries,
    panels,
    copies,
    locale: "de",
  }).split("---");
  for (const words of ["Unterwegs", "Geschrieben", "Eingesetzt", "Refused", "Meines"]) {
    expect(draft).toContain(words);
    // a page that is not open has its fields' own names
    expect(unknown).toContain(words);
  }
  expect(draft).toContain("Überschrift (de)\nUnterwegs");
  expect(unknown).toContain("content (de)\nUnterwegs");
  expect(panel).toContain("Saal");
});
