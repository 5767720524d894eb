import type { RichText } from "@festival/contracts/api/common";
import { describe, expect, it } from "@jest/globals";
import { ContentState, EditorState } from "draft-js";
import { clipboards } from "../../testing/clipboards.ts";
import { insertPasted } from "./insertPasted.ts";
import { pastedHtml, pastedPlain } from "./pastedText.ts";
import { fromRichText, toRichText } from "./richText.ts";

const signs = { unstyled: "", "unordered-list-item": "*", "ordered-list-item": "1" } as const;

/** Each block in one line: "*1 words" is a bulleted item of the second level, formats stand around the words. */
function lines({ blocks, entityMap }: RichText): string[] {
  return blocks.map(({ type, depth, text, inlineStyleRanges, entityRanges }) => {
    const words = (offset: number, length: number) => text.slice(offset, offset + length);
    const formats = [
      ...inlineStyleRanges.map(({ offset, length, style }) => `${style}:${words(offset, length)}`),
      ...entityRanges.map(({ offset, length, key }) => {
        return `${entityMap[key]?.data.url}:${words(offset, length)}`;
      }),
    ];
    const sign = signs[type] && `${signs[type]}${depth} `;
    return sign + text + (formats.length > 0 ? ` [${formats.join("|")}]` : "");
  });
}

describe("what is pasted", () => {
  const expected: [name: keyof typeof clipboards, blocks: string[]][] = [
    [
      "word",
      [
        "Zur Eröffnung",
        "Es spielt das Orchester am Strom, geleitet von Ida Brandt. [BOLD:Orchester|ITALIC:Ida Brandt]",
        "*0 Saal",
        "*1 Balkon",
        "10 Karten kaufen [https://example.org/karten:Karten]",
      ],
    ],
    [
      "googleDocs",
      [
        "Programm",
        "Brahms Ein deutsches Requiem [BOLD:Brahms|ITALIC: Ein deutsches Requiem]",
        "*0 Chor",
        "*1 Sopran",
        "*0 Orchester [https://example.org/orchester:Orchester]",
      ],
    ],
    [
      "libreOffice",
      [
        "Anfahrt",
        "Mit der Linie 3 bis Am Strom. [BOLD:Linie 3|ITALIC:Am Strom]",
        "10 Aussteigen",
        "11 Links gehen",
        "10 Dem Weg folgen [/de/besuch#weg:Weg]",
      ],
    ],
    [
      "outlook",
      [
        "Liebe Kollegin,",
        "bitte bis Freitag an presse@festival.example.\nDanke [BOLD:bis Freitag|mailto:presse@festival.example:presse@festival.example]",
        "Mara Lind",
      ],
    ],
    [
      "gmail",
      [
        "Guten Tag,",
        "der Saal ist frei. [BOLD:frei|https://example.org/saal:Saal]",
        "Ist er frei?",
      ],
    ],
    [
      "webPage",
      [
        "Kritik [BOLD:Kritik]",
        "„Ein Abend voller Glanz“, so die Zeitung. [BOLD:voller Glanz|ITALIC:Glanz]",
        "Tag Ort",
        "Freitag Saal",
        "*0 Eins",
        "*1 Zwei",
        "*2 Drei",
        "*3 Vier",
        "*4 Fünf",
        "*4 Sechs",
        "code()",
      ],
    ],
    ["appleMail", ["Karten kosten 20\u00A0€.", "Wichtig: Einlass 19\u00A0Uhr [BOLD:Wichtig:]"]],
  ];

  it.each(expected)(
    "from %s has bold, italics, links and lists, and nothing else",
    (name, blocks) => {
      const pasted = pastedHtml(clipboards[name]);
      expect(lines(pasted)).toEqual(blocks);
      // draft-js keeps it as it is
      expect(lines(toRichText(fromRichText(pasted)))).toEqual(blocks);
    },
  );

  it("as plain text has a paragraph for each line, and no signs that cannot be seen", () => {
    expect(lines(pastedPlain("Eins\tzwei\r\n\r\n  Drei\u0000 \uD800vier\n"))).toEqual([
      "Eins zwei",
      "Drei vier",
    ]);
  });

  it("stands in the place of the selection, and an item in an empty text stays one", () => {
    const state = EditorState.moveFocusToEnd(
      EditorState.createWithContent(ContentState.createFromText("Davor ")),
    );
    const inserted = insertPasted(state, "", clipboards.gmail);
    expect(inserted && lines(toRichText(inserted.getCurrentContent()))).toEqual([
      "Davor Guten Tag,",
      "der Saal ist frei. [BOLD:frei|https://example.org/saal:Saal]",
      "Ist er frei?",
    ]);
    const item = insertPasted(EditorState.createEmpty(), "", "<ol><li>Erstens</li></ol>");
    expect(item && lines(toRichText(item.getCurrentContent()))).toEqual(["10 Erstens"]);
    expect(insertPasted(state, "", "<img src='a.png'>")).toBe(state);
    expect(insertPasted(state, "", '<div data-editor="1">a</div>')).toBeUndefined();
  });
});
