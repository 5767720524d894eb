import type { Field, Fields, TextField } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";

/** What people paste or attackers send into a line. None of it may do anything but stand there, or be refused. */
const words = [
  "",
  "   ",
  "a\u0001b",
  "a\0b",
  "halb \ud83c",
  "\udfbb halb",
  "\u202egnp.exe",
  "Za\u0335\u0336l\u0337go\u0338".repeat(8),
  "👩‍🎤🎻",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</textarea></title><svg/onload=alert(1)>",
  "'; DROP TABLE sections; --",
  "{{constructor.constructor('alert(1)')()}}",
  "${7*7} <%= 7*7 %>",
  "__proto__",
  "../../etc/passwd%00",
  "eins\r\nSet-Cookie: a=b",
];

const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "//fremd.example",
  "/\\fremd.example",
  "\\\\fremd.example",
  "https://",
  "https://[",
  "https://fremd example/",
  "mailto:",
  "Konzerte im Herbst",
];

const embeds = [
  ...addresses,
  "https://fremd.example/embed/1",
  "https://www.youtube.com.fremd.example/watch?v=1",
  "https://fremd.example/?https://www.youtube.com/watch?v=1",
  '<iframe src="https://fremd.example/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  "<script src='https://www.youtube.com/x.js'></script>",
];

const block = (text: string, more: object = {}) => ({
  key: "a",
  text,
  type: "unstyled",
  depth: 0,
  inlineStyleRanges: [],
  entityRanges: [],
  ...more,
});
const rich = (blocks: object[], entityMap: object = {}) => ({ blocks, entityMap });
const linkTo = (url: string) =>
  rich([block("Hier", { entityRanges: [{ offset: 0, length: 4, key: 0 }] })], {
    0: { type: "LINK", mutability: "MUTABLE", data: { url } },
  });

const richTexts = [
  rich([]),
  ...words.map((text) => rich([block(text)])),
  rich([block("x".repeat(20_001))]),
  rich(Array.from({ length: 501 }, () => block("x"))),
  rich([block("Bild", { type: "atomic" })]),
  rich([block("tief", { type: "unordered-list-item", depth: 9 })]),
  rich([block("bunt", { inlineStyleRanges: [{ offset: 0, length: 4, style: "COLOR-red" }] })]),
  rich([block("kurz", { inlineStyleRanges: [{ offset: 2, length: 90, style: "BOLD" }] })]),
  rich([block("kurz", { inlineStyleRanges: [{ offset: -1, length: 1, style: "BOLD" }] })]),
  rich([block("wohin", { entityRanges: [{ offset: 0, length: 2, key: 7 }] })]),
  ...addresses.map(linkTo),
  rich([block("Bild")], { 0: { type: "IMAGE", mutability: "MUTABLE", data: { src: "x" } } }),
];

/** Days and times that are none, that no calendar has, and that lie beyond what a festival plans. */
const moments = [
  "",
  "morgen um acht",
  "2027-02-30T10:00:00Z",
  "2027-13-01T10:00:00Z",
  "2027-05-17T25:00:00Z",
  // clocks are put forward
  "2027-03-28T02:30",
  "2027-05-17",
  "10000-01-01T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "-000001-01-01T00:00:00Z",
  "2027-05-17T10:00:00+99:00",
  "2027-05-17T10:00:00Z'; --",
];
const days = [
  "",
  "heute",
  "2027-02-30",
  "2027-2-3",
  "27-02-03",
  "2027-02-03T10:00",
  "10000-01-01",
  "2027-02-03\0",
];

/** Values that are of no kind that a field has. */
const wrongKinds = [0, -1, 1.5, 1e21, true, "x", [], ["x"], [null], {}, { de: "x" }];

const longWords = ({ max }: { max: number }) => ["x".repeat(max + 1), "ü".repeat(max + 1)];

function textValues(field: TextField): unknown[] {
  const own =
    field.kind === "link" || field.kind === "webAddress"
      ? addresses
      : ["ä ö", "a b/c", "-", "UND_so-weiter", "xx-123456789"];
  return [...words, ...own, ...longWords(field)];
}

/** Values of a field in one language that no careful person would send. */
export function badValues(field: Field): unknown[] {
  if (isTextField(field)) return [...wrongKinds, ...textValues(field)];
  switch (field.kind) {
    case "embed":
      return [...wrongKinds, ...words, ...embeds, ...longWords(field)];
    case "richText":
      return [...wrongKinds, ...richTexts];
    case "number":
      return [...wrongKinds, field.min - 1, field.max + 1, field.min + 0.5, "", "3", -1e308];
    case "choice":
      return [...wrongKinds, "", "__proto__", "HUGE", ` ${field.options[0]?.value} `];
    case "reference":
    case "picture":
    case "file":
      return [...wrongKinds, 999_999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER, "1"];
    case "references":
    case "pictures":
    case "files":
      return [
        ...wrongKinds,
        [-1],
        [999_999_999],
        [1e21],
        Array.from({ length: field.max + 1 }, (_, index) => index + 1),
      ];
    case "rows":
      return [
        ...wrongKinds,
        Array.from({ length: field.max + 1 }, () => ({})),
        [{ unknown: 1 }],
        ...badRows(field.fields),
      ];
    case "instant":
      return [...wrongKinds, ...moments];
    case "day":
      return [...wrongKinds, ...days];
    case "money":
    case "position":
      return [...wrongKinds, -1, -0.01, field.max + 1, 1e308, "12,50", ""];
    case "numberedChoice":
      return [...wrongKinds, 0, 99, "1"];
    case "choices":
      return [...wrongKinds, ["__proto__"], [""], [field.options[0]?.value, "HUGE"]];
    case "emails":
      return [...wrongKinds, [""], ["ohne Klammeraffe"], ["a@b"], ["a\0@festival.example"]];
    case "flag":
    case "focalPoint":
    case "weights":
    case "rowId":
    case "group":
  }
  return wrongKinds;
}

/** A row for each bad value of each of its fields. */
const badRows = (fields: Fields): unknown[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    badValues(field).map((value) => [
      field.localized ? { [name]: { de: value, en: "" } } : { [name]: value },
    ]),
  );
