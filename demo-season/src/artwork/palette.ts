import type { Random } from "./random.ts";
import type { ArtworkGround } from "./spec.ts";

/** Two languages side by side, as the season's data keeps all its texts. */
export type Text = { de: string; en: string };

/** The festival's colours; the two pale ones are the brand's own, thinned with white. */
export const colours = {
  blue: "#005ABE",
  pink: "#E66487",
  navy: "#032B5C",
  white: "#FFFFFF",
  warm: "#F4EFE9",
  palePink: "#F7CFD9",
  paleBlue: "#C7DAF0",
} as const;
export type Colour = (typeof colours)[keyof typeof colours];

export const colourNames: Record<Colour, Text> = {
  [colours.blue]: { de: "Blau", en: "blue" },
  [colours.pink]: { de: "Pink", en: "pink" },
  [colours.navy]: { de: "Nachtblau", en: "navy" },
  [colours.white]: { de: "Weiß", en: "white" },
  [colours.warm]: { de: "Warmgrau", en: "warm grey" },
  [colours.palePink]: { de: "Blassrosa", en: "pale pink" },
  [colours.paleBlue]: { de: "Blassblau", en: "pale blue" },
};

/** What each colour does in one picture. `onShape` is the ink where a flat shape lies below. */
export type Scheme = {
  ground: Colour;
  ink: Colour;
  accent: Colour;
  shape: Colour;
  onShape: Colour;
  /** Light grounds print like paper: overlapping inks multiply. */
  light: boolean;
};

const { blue, pink, navy, white, warm, palePink, paleBlue } = colours;

/** Whether a colour lies below the inks as paper does. */
export function isLight(colour: Colour): boolean {
  return colour !== blue && colour !== pink && colour !== navy;
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: Colour): number {
  const [red = 0, green = 0, blueness = 0] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16),
  );
  return (0.3 * red + 0.59 * green + 0.11 * blueness) / 255;
}

function scheme(
  ground: Colour,
  ink: Colour,
  accent: Colour,
  shape: Colour,
  onShape: Colour,
): Scheme {
  return { ground, ink, accent, shape, onShape, light: isLight(ground) };
}

export const schemes: readonly Scheme[] = [
  scheme(navy, white, pink, blue, white),
  scheme(navy, pink, white, pink, navy),
  scheme(navy, paleBlue, pink, palePink, navy),
  scheme(blue, white, pink, navy, pink),
  scheme(blue, palePink, navy, pink, blue),
  scheme(blue, white, navy, palePink, blue),
  scheme(pink, navy, white, navy, pink),
  scheme(pink, white, navy, blue, white),
  scheme(pink, navy, palePink, palePink, navy),
  scheme(warm, blue, pink, pink, navy),
  scheme(warm, pink, navy, blue, warm),
  scheme(warm, navy, pink, paleBlue, navy),
  scheme(palePink, blue, pink, blue, palePink),
  scheme(palePink, navy, pink, pink, navy),
  scheme(palePink, pink, navy, navy, palePink),
  scheme(paleBlue, navy, pink, pink, navy),
  scheme(paleBlue, blue, pink, navy, paleBlue),
  scheme(paleBlue, navy, white, blue, paleBlue),
];

const groundColour: Record<ArtworkGround, Colour> = {
  blue,
  navy,
  pink,
  rose: palePink,
  ice: paleBlue,
  paper: warm,
};

const schemesOn = (ground: ArtworkGround) =>
  schemes.filter((candidate) => candidate.ground === groundColour[ground]);

/** One of the schemes that stand on the ground asked for. */
export function pickScheme(ground: ArtworkGround, random: Random): Scheme {
  return random.pick(schemesOn(ground));
}

/** The first of them. */
export function firstScheme(ground: ArtworkGround): Scheme {
  const [first] = schemesOn(ground);
  if (!first) throw new RangeError(`No scheme stands on ${ground}`);
  return first;
}
