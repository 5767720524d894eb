/** Endings of what runs or is rendered where it is opened; also refused before the last ending. */
const dangerous =
  /^(?:exe|com|bat|cmd|scr|pif|msi|msp|dll|sys|cpl|hta|lnk|url|reg|inf|vb[es]?|jse?|mjs|wsf?|wsh|ps1|sh|bash|app|dmg|pkg|jar|apk|php\d?|phtml|phar|asp|aspx|jsp|cgi|pl|py|rb|html?|xhtml|shtml|svgz?|xml|xsl|swf|docm|xlsm|pptm|dotm|xltm|iso|img|vhd)$/;
/** Control characters, and those that turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

export interface FileName {
  /** Without ending. */
  base: string;
  /** In lower case, without dot. */
  ending: string;
}

/**
 * Reads the name that a browser gave a file.
 * @returns undefined for what no browser sends: paths, characters that cannot be seen, a program's ending
 * @example readFileName("Lebenslauf 2.PDF") => { base: "Lebenslauf 2", ending: "pdf" }
 */
export function readFileName(given: string | undefined): FileName | undefined {
  const name = (given ?? "").normalize("NFC").trim();
  if (name.length > 200 || invisible.test(name) || /[\\/:*?"<>|]/.test(name)) return undefined;
  const parts = name.split(".");
  const ending = parts.pop()?.toLowerCase() ?? "";
  const base = parts.join(".").trim();
  if (base === "" || base.startsWith(".") || !/^[a-z0-9]{1,8}$/.test(ending)) return undefined;
  if (parts.slice(1).some((part) => dangerous.test(part.trim().toLowerCase()))) return undefined;
  return { base: base.replaceAll(/\s+/g, " "), ending };
}
