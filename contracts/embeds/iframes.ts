import type { MapProvider } from "../api/settings.ts";
import type { ConsentService } from "../consent.ts";

/** how much room an iframe takes: a film, one line or a list of sounds, a post, an open book, a map. */
export type IframeShape = "film" | "line" | "list" | "post" | "book" | "map";

/** Another site's piece as it is shown inside one of our pages. */
export interface Iframe {
  service: ConsentService;
  /** The iframe's own address, by which the provider learns as little as it offers. */
  src: string;
  /** The same thing on the provider's own site, for a plain link. */
  address: string;
  shape: IframeShape;
}

type Found = Pick<Iframe, "src" | "shape"> | undefined;
type Finder = (url: URL, segments: readonly string[]) => Found;

/** Ids that may stand in an address as they are. */
const isId = (id: string | null | undefined): id is string => /^[\w-]{1,100}$/.test(id ?? "");
const film = (src: string): Found => ({ src, shape: "film" });

/** Seconds at which a film begins, from "90", "90s" or "1m30s". */
function startOf(url: URL): string {
  const [, hours, minutes, seconds] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(url.searchParams.get("t") ?? "") ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start > 0 ? `&start=${start}` : "";
}

const youtube: Finder = (url, [first, second]) => {
  const list = url.searchParams.get("list");
  const base = "https://www.youtube-nocookie.com/embed";
  if (first === "playlist")
    return isId(list) ? film(`${base}/videoseries?list=${list}`) : undefined;
  const byHost = url.hostname === "youtu.be" ? first : undefined;
  const id = byHost ?? (first === "watch" ? url.searchParams.get("v") : second);
  return isId(id) ? film(`${base}/${id}?rel=0${startOf(url)}`) : undefined;
};

const vimeo: Finder = (url, segments) => {
  const at = segments.findIndex((segment) => /^\d+$/.test(segment));
  const secret = segments[at + 1] ?? url.searchParams.get("h");
  const more = isId(secret) ? `&h=${secret}` : "";
  return at < 0 ? undefined : film(`https://player.vimeo.com/video/${segments[at]}?dnt=1${more}`);
};

const spotify: Finder = (_url, segments) => {
  const [kind, id] = segments.slice(-2);
  if (!/^(?:album|artist|episode|playlist|show|track)$/.test(kind ?? "") || !isId(id))
    return undefined;
  const shape = kind === "track" || kind === "episode" ? "line" : "list";
  return { src: `https://open.spotify.com/embed/${kind}/${id}`, shape };
};

const soundcloud: Finder = (url, segments) => {
  const own = url.hostname === "w.soundcloud.com" ? url.searchParams.get("url") : null;
  if (own === null && segments.length < 2) return undefined;
  const track = own ?? `https://soundcloud.com${url.pathname}`;
  const shape = /\/(?:sets|playlists)\//.test(track) ? "list" : "line";
  return { src: `https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}`, shape };
};

const podigee: Finder = (url, [episode]) =>
  url.hostname.endsWith(".podigee.io") && isId(episode)
    ? { src: `https://${url.hostname}/${episode}/embed?context=external`, shape: "line" }
    : undefined;

const yumpu: Finder = (url) =>
  // the number of a page's address is not the name of its frame
  /^\/[a-z]{2}\/embed\/view\/[\w-]+$/.test(url.pathname)
    ? { src: `https://www.yumpu.com${url.pathname}`, shape: "book" }
    : undefined;

const issuu: Finder = (url, [user, docs, name]) => {
  const [u, d] =
    url.hostname === "e.issuu.com"
      ? [url.searchParams.get("u"), url.searchParams.get("d")]
      : [user, docs === "docs" ? name : undefined];
  if (!u || !d) return undefined;
  const query = new URLSearchParams({ u, d });
  return { src: `https://e.issuu.com/embed.html?${query}`, shape: "book" };
};

const indesign: Finder = (_url, [, id]) =>
  isId(id) ? { src: `https://indd.adobe.com/embed/${id}?startpage=1`, shape: "book" } : undefined;

const instagram: Finder = (_url, segments) => {
  const [kind, id] = segments.slice(segments.findIndex((name) => /^(?:p|reel|tv)$/.test(name)));
  if (!/^(?:p|reel|tv)$/.test(kind ?? "") || !isId(id)) return undefined;
  return { src: `https://www.instagram.com/${kind}/${id}/embed/captioned/`, shape: "post" };
};

const x: Finder = (_url, [, status, id]) =>
  status === "status" && /^\d+$/.test(id ?? "")
    ? { src: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`, shape: "post" }
    : undefined;

const facebook: Finder = (url, segments) => {
  const kind = segments.includes("videos") || segments[0] === "watch" ? "video" : "post";
  const src = `https://www.facebook.com/plugins/${kind}.php?href=${encodeURIComponent(url.href)}`;
  return { src, shape: kind === "video" ? "film" : "post" };
};

const tiktok: Finder = (_url, segments) => {
  const id = segments.at(-1) ?? "";
  if (!/^\d+$/.test(id)) return undefined;
  return { src: `https://www.tiktok.com/embed/v2/${id}`, shape: "post" };
};

const starmate: Finder = (url) => ({ src: url.href, shape: "book" });

/** By the last two parts of a host's name. */
const byDomain: Readonly<Record<string, [ConsentService, Finder]>> = {
  "youtube.com": ["youtube", youtube],
  "youtube-nocookie.com": ["youtube", youtube],
  "youtu.be": ["youtube", youtube],
  "vimeo.com": ["vimeo", vimeo],
  "spotify.com": ["spotify", spotify],
  "soundcloud.com": ["soundcloud", soundcloud],
  "podigee.com": ["podigee", podigee],
  "podigee.io": ["podigee", podigee],
  "yumpu.com": ["yumpu", yumpu],
  "issuu.com": ["issuu", issuu],
  "adobe.com": ["indesign", indesign],
  "instagram.com": ["instagram", instagram],
  "twitter.com": ["x", x],
  "x.com": ["x", x],
  "facebook.com": ["facebook", facebook],
  "tiktok.com": ["tiktok", tiktok],
};

const lookUp = (url: URL) => byDomain[url.hostname.split(".").slice(-2).join(".")];

/** Whose service an address belongs to, whether or not it can be framed. */
export function serviceOf(address: string): ConsentService | undefined {
  return URL.canParse(address) ? lookUp(new URL(address))?.[0] : undefined;
}

/**
 * How a stored embed is shown inside a page.
 * @param address as `embedUrl` has checked it
 * @param isStarmate whether it is a Starmate embed, whose host is a setting
 * @returns undefined where the provider shows it on its own site only, or its way of embedding is unknown
 * @example iframeOf("https://youtu.be/x")?.src => "https://www.youtube-nocookie.com/embed/x?rel=0"
 */
export function iframeOf(address: string, isStarmate = false): Iframe | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:") return undefined;
  const [service, find] = isStarmate ? (["starmate", starmate] as const) : (lookUp(url) ?? []);
  const found = find?.(url, url.pathname.split("/").filter(Boolean));
  return service && found && { service, address, ...found };
}

/** Half of a map's width and height around its point, in degrees. */
const around = { longitude: 0.006, latitude: 0.003 };

/**
 * A place on the map of the settings' provider.
 * @returns undefined where staff want no map
 */
export function mapIframe(
  provider: MapProvider,
  { latitude, longitude }: { latitude: number; longitude: number },
): Iframe | undefined {
  const shape = "map";
  if (provider === "openstreetmap") {
    const box = [
      longitude - around.longitude,
      latitude - around.latitude,
      longitude + around.longitude,
      latitude + around.latitude,
    ].map((degrees) => degrees.toFixed(5));
    const marker = `${latitude},${longitude}`;
    const query = new URLSearchParams({ bbox: box.join(","), layer: "mapnik", marker });
    return {
      service: "openstreetmap",
      src: `https://www.openstreetmap.org/export/embed.html?${query}`,
      address: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
      shape,
    };
  }
  if (provider === "google") {
    const place = `${latitude},${longitude}`;
    return {
      service: "googlemaps",
      src: `https://www.google.com/maps?q=${place}&z=16&output=embed`,
      address: `https://www.google.com/maps/search/?api=1&query=${place}`,
      shape,
    };
  }
  return undefined;
}
