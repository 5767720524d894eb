/** What stands in the user agent of a browser, the more exact first: most claim to be Chrome or Safari as well. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|Chromium|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const systems = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/**
 * By which a person knows a browser and its device again.
 * @returns the user agent itself where it names neither
 * @example browserInWords("Mozilla/5.0 (Windows NT 10.0) … Firefox/140.0") => "Firefox, Windows"
 */
export function browserInWords(userAgent: string): string {
  const names = [browsers, systems].flatMap((known) => {
    const found = known.find(([sign]) => sign.test(userAgent));
    return found ? [found[1]] : [];
  });
  return names.join(", ") || userAgent;
}
