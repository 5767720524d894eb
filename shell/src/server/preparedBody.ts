import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

/** Fast levels, most of the gain: a page is compressed when it is first sent. Level 6 takes a quarter longer for 1 %. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipLevel = { level: 5 };
/** Shorter bodies gain nothing. */
const compressFrom = 1024;

const asyncBrotli = promisify(brotliCompress);
const asyncGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best first. */
const compressions: Encoding[] = ["br", "gzip"];

/** What of the encodings that a client accepts suits a body best. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return (acceptEncoding && negotiate(acceptEncoding, compressions)) || "identity";
}

/** A body that is sent more than once: compressed once for each way of compressing. */
export class PreparedBody {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor(status: number, type: string, text: string) {
    this.status = status;
    this.type = type;
    this.etag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
    this.#encoded.set("identity", Buffer.from(text));
  }

  get #identity(): Buffer {
    return this.#encoded.get("identity") ?? Buffer.alloc(0);
  }

  get text(): string {
    return this.#identity.toString();
  }

  /** Of all forms together, about. */
  get bytes(): number {
    return this.#identity.length * 1.5;
  }

  /** How it is sent to a client that accepts an encoding. */
  encodingFor(wanted: Encoding): Encoding {
    return this.#identity.length < compressFrom ? "identity" : wanted;
  }

  /** @returns undefined where it was not yet compressed so */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(encoding);
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const compressed =
      encoding === "br"
        ? await asyncBrotli(this.#identity, brotliQuality)
        : await asyncGzip(this.#identity, gzipLevel);
    this.#encoded.set(encoding, compressed);
    return compressed;
  }
}

/** Whether the client names the present version; what is between may have made the tag a strong one. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
