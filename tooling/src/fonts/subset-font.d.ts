declare module "subset-font" {
  /** @returns the font with the glyphs of the text alone, and each axis within its limits */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
