import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "entry" });

/**
 * An Atom feed as readers of feeds see it; attributes begin with `@_`.
 * @throws Error where it is not well formed
 */
export function readFeed(xml: string) {
  SyntaxValidator.validate(xml, {
    xmlDeclaraion: { optional: false },
    invalidCharSequence: { tagValue: true, attrLt: true },
  });
  return parser.parse(xml).feed;
}
