/** How providers write themselves, by the name in their domain. */
const names: Readonly<Record<string, string>> = {
  youtube: "YouTube",
  "youtube-nocookie": "YouTube",
  youtu: "YouTube",
  vimeo: "Vimeo",
  spotify: "Spotify",
  idagio: "IDAGIO",
  soundcloud: "SoundCloud",
  podigee: "Podigee",
  yumpu: "Yumpu",
  issuu: "Issuu",
  adobe: "Adobe InDesign",
  instagram: "Instagram",
  twitter: "X",
  x: "X",
  facebook: "Facebook",
  tiktok: "TikTok",
};

/**
 * Whose site an address leads to, as one would say it.
 * @returns the host where the provider is none of those that we know
 * @example providerName("https://youtu.be/x") => "YouTube"
 */
export function providerName(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname } = new URL(address);
  return names[hostname.split(".").at(-2) ?? ""] ?? hostname.replace(/^www\./, "");
}
