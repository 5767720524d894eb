/**
 * Reads a setting that names where visitors reach the site: addresses with commas between them, the one that
 * absolute addresses name first.
 * @returns origins without a closing slash; undefined where one of them is no address of the web
 * @example readOrigins("https://a.example/, http://b.example:80") => ["https://a.example", "http://b.example"]
 */
export function readOrigins(text: string): string[] | undefined {
  const addresses = text
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  if (!addresses.every((address) => URL.canParse(address))) return undefined;
  const urls = addresses.map((address) => new URL(address));
  if (!urls.every(({ protocol }) => /^https?:$/.test(protocol))) return undefined;
  return urls.map(({ origin }) => origin);
}
