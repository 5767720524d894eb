import type { ConsentService } from "../consent.ts";

/** Who stands behind a service, as they write themselves in every language. */
export interface Provider {
  name: string;
  company: string;
  /** What they say about data. */
  privacy: string;
  /** Where its frames come from, as a content security policy names it; none where it frames nothing. */
  frames?: string;
}

const google = {
  company: "Google Ireland Limited, Dublin",
  privacy: "https://policies.google.com/privacy",
};
const meta = "Meta Platforms Ireland Limited, Dublin";

/** The one table of all providers. Starmate's frames come from a host that is a setting. */
export const providers: Readonly<Record<ConsentService, Provider>> = {
  googleTagManager: { name: "Google Tag Manager", ...google },
  advertising: { name: "Google Ads", ...google },
  youtube: { name: "YouTube", ...google, frames: "https://www.youtube-nocookie.com" },
  vimeo: {
    name: "Vimeo",
    company: "Vimeo.com, Inc., New York",
    privacy: "https://vimeo.com/privacy",
    frames: "https://player.vimeo.com",
  },
  spotify: {
    name: "Spotify",
    company: "Spotify AB, Stockholm",
    privacy: "https://www.spotify.com/legal/privacy-policy/",
    frames: "https://open.spotify.com",
  },
  soundcloud: {
    name: "SoundCloud",
    company: "SoundCloud Global Limited & Co. KG, Berlin",
    privacy: "https://soundcloud.com/pages/privacy",
    frames: "https://w.soundcloud.com",
  },
  podigee: {
    name: "Podigee",
    company: "Podigee GmbH, Berlin",
    privacy: "https://www.podigee.com/en/about/privacy",
    frames: "https://*.podigee.io",
  },
  yumpu: {
    name: "Yumpu",
    company: "i-magazine AG, Diepoldsau",
    privacy: "https://www.yumpu.com/en/info/privacy_policy",
    frames: "https://www.yumpu.com",
  },
  issuu: {
    name: "Issuu",
    company: "Issuu, Inc., Palo Alto",
    privacy: "https://issuu.com/legal/privacy",
    frames: "https://e.issuu.com",
  },
  indesign: {
    name: "Adobe InDesign",
    company: "Adobe Systems Software Ireland Limited, Dublin",
    privacy: "https://www.adobe.com/privacy/policy.html",
    frames: "https://indd.adobe.com",
  },
  instagram: {
    name: "Instagram",
    company: meta,
    privacy: "https://privacycenter.instagram.com/policy",
    frames: "https://www.instagram.com",
  },
  x: {
    name: "X",
    company: "X Internet Unlimited Company, Dublin",
    privacy: "https://x.com/privacy",
    frames: "https://platform.twitter.com",
  },
  facebook: {
    name: "Facebook",
    company: meta,
    privacy: "https://www.facebook.com/privacy/policy",
    frames: "https://www.facebook.com",
  },
  tiktok: {
    name: "TikTok",
    company: "TikTok Technology Limited, Dublin",
    privacy: "https://www.tiktok.com/legal/privacy-policy",
    frames: "https://www.tiktok.com",
  },
  starmate: { name: "Starmate", company: "Starmate", privacy: "" },
  openstreetmap: {
    name: "OpenStreetMap",
    company: "OpenStreetMap Foundation, Cambridge",
    privacy: "https://osmfoundation.org/wiki/Privacy_Policy",
    frames: "https://www.openstreetmap.org",
  },
  googlemaps: { name: "Google Maps", ...google, frames: "https://www.google.com" },
};

/** Where any provider's frames come from. Whether one is shown is up to each visitor. */
export const frameOrigins: readonly string[] = Object.values(providers).flatMap(
  ({ frames }) => frames ?? [],
);
