const hidden = "…";

/** Keys that open something: they are longer than words and have capitals, or are UUIDs. */
const isKey = (segment: string) =>
  (segment.length >= 20 && /[A-Z]/.test(segment)) || /^[\da-f]{8}(?:-[\da-f]{4}){3}-/.test(segment);

/** In a path each segment below it is a key, such as a plan's. */
const above = new Set(["plans", "temp-files"]);

function loggedPath(path: string): string {
  const segments = path.split("/");
  const shown = segments.map((segment, at) =>
    segment !== "" && (isKey(segment) || above.has(segments[at - 1] ?? "")) ? hidden : segment,
  );
  return shown.join("/");
}

/** Names stay, values go: they are what people search for, and the secrets of mails' links. */
function loggedQuery(query: string): string {
  return query
    .split("&")
    .map((part) => {
      const at = part.indexOf("=");
      return at < 0 ? hidden : `${part.slice(0, at)}=${hidden}`;
    })
    .join("&");
}

/**
 * An address as it may stand in a log, of pages and of calls: without what a visitor typed and without keys.
 * @param url path and query
 * @example loggedAddress("/de/newsletter?token=abc&step=confirm") => "/de/newsletter?token=…&step=…"
 */
export function loggedAddress(url: string): string {
  const [beforeHash = ""] = url.split("#", 1);
  const at = beforeHash.indexOf("?");
  if (at < 0) return loggedPath(beforeHash);
  return `${loggedPath(beforeHash.slice(0, at))}?${loggedQuery(beforeHash.slice(at + 1))}`;
}
