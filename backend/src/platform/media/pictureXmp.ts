import { escapeText } from "@festival/contracts/escapeText";

/**
 * Whose a picture is, as programs for pictures read it in the fields of IPTC: it stays with a file that leaves the
 * site (UrhG § 95c). Licence and source are the office's own notes, so no file tells them.
 * @returns undefined where it is not known
 */
export function pictureXmp(credit: string): string | undefined {
  // XML takes no control characters
  const who = escapeText(credit.replaceAll(/\p{Cc}/gu, " ").trim());
  if (!who) return undefined;
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">',
    `<dc:creator><rdf:Seq><rdf:li>${who}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${who}</rdf:li></rdf:Alt></dc:rights>`,
    `<photoshop:Credit>${who}</photoshop:Credit>`,
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
  ].join("");
}
