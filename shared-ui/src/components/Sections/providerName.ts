import { serviceOf } from "@festival/contracts/embeds/iframes";
import { providers } from "@festival/contracts/embeds/providers";

/**
 * Whose site an address leads to, as one would say it.
 * @returns the host where the provider is none of those that we know
 * @example providerName("https://youtu.be/x") => "YouTube"
 */
export function providerName(address: string): string {
  const service = serviceOf(address);
  if (service) return providers[service].name;
  if (!URL.canParse(address)) return address;
  const { hostname } = new URL(address);
  // the one provider that forbids all other sites to embed its pages
  return hostname.endsWith("idagio.com") ? "IDAGIO" : hostname.replace(/^www\./, "");
}
