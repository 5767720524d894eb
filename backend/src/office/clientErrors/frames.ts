import { containerNames, type ContainerName } from "@festival/contracts/containers";

/** A place in a file of a release. */
interface ReleaseFile {
  part: ContainerName;
  version: string;
  file: string;
}

/** Where a release's files are served, as `releaseBase` has them. */
const releasePath = /\/remotes\/([a-z-]{1,40})\/([0-9a-f]{12})\/browser\/([\w.-]{1,100})/;

/** The file of a release that a text names, be it an address or words around one. */
export function releaseFileIn(text: string): ReleaseFile | undefined {
  const [, name, version, file] = releasePath.exec(text) ?? [];
  const part = containerNames.find((one) => one === name);
  return part && version && file ? { part, version, file } : undefined;
}

export interface Frame {
  /** The release that the file belongs to; undefined for what stands in the document and for others' scripts. */
  from?: ReleaseFile | undefined;
  /** Whether something that the visitor has added to the browser runs there. */
  isExtension: boolean;
  /** As it is kept: function, file, line and column, and no address of a page. */
  text: string;
}

const longestLine = 400;
const mostLines = 40;
const mostFrames = 10;

/** What is known of a file, without its address where it is none of ours. */
function nameOf(address: string, siteHost: string): string {
  const from = releaseFileIn(address);
  if (from) return `${from.part}/${from.file}`;
  const url = URL.parse(address);
  if (!url) return "unknown";
  return url.host === siteHost ? "document" : url.host || url.protocol.slice(0, -1);
}

/**
 * Engines write "at name (address:line:column)", "at address:line:column" or "name@address:line:column". Other lines are
 * the message, which one of them has before the places.
 */
function frameOf(line: string, siteHost: string): Frame | undefined {
  const scheme = line.indexOf("://");
  if (scheme < 0 || line.length > longestLine) return undefined;
  const before = line.slice(0, scheme);
  const begin = Math.max(...[" ", "(", "@"].map((sign) => before.lastIndexOf(sign))) + 1;
  if (begin > 0 && !line.startsWith("at ") && before[begin - 1] !== "@") return undefined;
  const place = line.slice(begin).replace(")", "").split(":");
  const column = Number(place.pop());
  const row = Number(place.pop());
  if (!Number.isInteger(column) || !Number.isInteger(row)) return undefined;
  const address = place.join(":");
  const called = line
    .slice(0, Math.max(begin - 1, 0))
    .trim()
    .replace(/^(?:at )?(?:async )?/, "")
    .replaceAll(/[^\w.$<> ]/g, "")
    .slice(0, 60);
  const at = `${nameOf(address, siteHost)}:${row}:${column}`;
  return {
    from: releaseFileIn(address),
    isExtension:
      /^[a-z-]{1,30}-extension:/.test(address) || address.startsWith("webkit-masked-url:"),
    text: called && called !== "at" ? `${called} (${at})` : at,
  };
}

/**
 * The places of a stack, the innermost first.
 * @param siteHost by which the visitor's browser knows this site
 */
export function framesOf(stack: string, siteHost: string): Frame[] {
  return stack
    .split("\n", mostLines)
    .flatMap((line) => frameOf(line.trim(), siteHost) ?? [])
    .slice(0, mostFrames);
}
