import type { DemoSponsor } from "../types.ts";

const ring = (r: number) =>
  `<circle cx="50" cy="50" r="${r}" fill="none" stroke-width="9" stroke-dasharray="${(r * 4.2).toFixed(1)} 999" stroke-linecap="round" transform="rotate(-150 50 50)"/>`;

const sheets = Array.from(
  { length: 8 },
  (_, index) => `<path d="M50 50L62 6h14L54 52z" transform="rotate(${index * 45} 50 50)"/>`,
).join("");

const wave = (y: number) =>
  `<path d="M4 ${y}c11-14 19-14 31 0s20 14 31 0 19-14 30 0" fill="none" stroke-width="10" stroke-linecap="round"/>`;

/** Invented, like the city. Their addresses use the domain reserved for examples. */
export const sponsors: DemoSponsor[] = [
  {
    key: "stadtwerke",
    name: "Stadtwerke Auenwerth",
    url: "https://stadtwerke.example",
    tier: "main",
    logo: {
      // a current, of either kind
      sign: wave(22) + wave(50) + wave(78),
      colour: "#0a7568",
      lines: [
        { text: "stadtwerke", weight: 700 },
        { text: "auenwerth", weight: 400 },
      ],
    },
  },
  {
    key: "sparverein",
    name: "Sparverein am Strom",
    url: "https://sparverein.example",
    tier: "partner",
    logo: {
      // a coin in the river
      sign: '<path fill-rule="evenodd" d="M50 2a48 48 0 1 1 0 96 48 48 0 0 1 0-96zM10 56c14-15 26-15 40 0s26 15 40 0v-13c-14 15-26 15-40 0s-26-15-40 0z"/>',
      colour: "#a3172c",
      lines: [
        { text: "Sparverein", weight: 700 },
        { text: "am Strom", weight: 700 },
      ],
    },
  },
  {
    key: "faehrgesellschaft",
    name: "Fährgesellschaft Nord",
    url: "https://faehre.example",
    tier: "partner",
    logo: {
      // a ferry, and a needle that knows its way
      sign: '<path d="M2 66h96L84 96H16zM50 2l26 54H50zM44 14v42H24z"/>',
      colour: "#14365f",
      lines: [
        { text: "Fährgesellschaft", weight: 400 },
        { text: "NORD", weight: 700 },
      ],
    },
  },
  {
    key: "papiermuehle",
    name: "Papiermühle Auen",
    url: "https://papiermuehle.example",
    tier: "supporter",
    logo: {
      // a mill's wheel of sheets
      sign: sheets,
      colour: "#7a4d0b",
      lines: [
        { text: "Papiermühle", weight: 400 },
        { text: "Auen", weight: 700 },
      ],
    },
  },
  {
    key: "stiftung",
    name: "Stiftung Offenes Ohr",
    url: "https://offenesohr.example",
    tier: "supporter",
    logo: {
      // waves that arrive
      sign: `${ring(44)}${ring(28)}<circle cx="50" cy="50" r="11"/>`,
      colour: "#5b2a86",
      lines: [
        { text: "Stiftung", weight: 400 },
        { text: "Offenes Ohr", weight: 700 },
      ],
    },
  },
];
