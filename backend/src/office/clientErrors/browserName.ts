// The first that stands in a browser's name for itself: others carry the names of those that they are like.
const families: readonly [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d{1,3})/],
  ["Opera", /\bOPR\/(\d{1,3})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,3})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d{1,3})/],
  ["Safari", /\bVersion\/(\d{1,3})[.\d]{0,10} (?:Mobile\/\w{1,10} )?Safari\//],
];

/**
 * Family and major version, which millions share; empty for others.
 * @example browserName("Mozilla/5.0 … Gecko/20100101 Firefox/145.0") => "Firefox 145"
 */
export function browserName(userAgent: string | undefined): string {
  for (const [name, mark] of families) {
    const [, version] = mark.exec(userAgent ?? "") ?? [];
    if (version) return `${name} ${version}`;
  }
  return "";
}
