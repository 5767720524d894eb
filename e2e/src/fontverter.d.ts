declare module "fontverter" {
  /** @returns the font in another container: "sfnt" is what TrueType files hold */
  export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}
