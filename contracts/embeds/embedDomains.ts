/** Where embeds may come from, by what they are. A host must be one of these, or end in "." and one. */
export const embedDomains = {
  video: ["youtube.com", "youtube-nocookie.com", "youtu.be", "vimeo.com"],
  audio: ["spotify.com", "idagio.com", "soundcloud.com", "podigee.com", "podigee.io"],
  viewer: ["yumpu.com", "issuu.com", "indd.adobe.com"],
  social: ["instagram.com", "twitter.com", "x.com", "facebook.com", "tiktok.com"],
  soundcloud: ["soundcloud.com"],
} as const satisfies Record<string, readonly string[]>;
export type EmbedKind = keyof typeof embedDomains;

/** Addresses in the attributes of a code that a provider offers for copying. */
const inAttributes = /\s(?:src|href|cite|data-[a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

function addressesIn(code: string): string[] {
  if (!code.startsWith("<")) return [code];
  return [...code.matchAll(inAttributes)].map((found) =>
    (found[1] ?? found[2] ?? "").replaceAll("&amp;", "&").replace(/^\/\//, "https://"),
  );
}

/**
 * The address that an editor pasted, or the first allowed one inside the provider's embed code.
 * @param domains such as `embedDomains.video`
 * @returns undefined where there is none over https whose host is allowed
 * @example embedUrl("https://www.youtube.com/watch?v=x", embedDomains.video) => "https://www.youtube.com/watch?v=x"
 */
export function embedUrl(pasted: string, domains: readonly string[]): string | undefined {
  for (const address of addressesIn(pasted.trim())) {
    if (/[\u0000-\u0020\u007f\\]/.test(address) || !URL.canParse(address)) continue;
    const url = new URL(address);
    const isAllowed = domains.some(
      (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
    );
    const isPlain = url.protocol === "https:" && url.username === "" && url.port === "";
    if (isAllowed && isPlain) return url.href;
  }
  return undefined;
}
