import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
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

/**
 * A body that is sent more than once: compressed once for each way of compressing. Once it is compressed the
 * plain bytes are dropped, which weigh several times as much and are rarely asked for.
 */
export class PreparedBody {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
  readonly #isShort: boolean;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor(status: number, type: string, text: string) {
    this.status = status;
    this.type = type;
    const plain = Buffer.from(text);
    this.etag = `W/"${createHash("sha1").update(plain).digest("base64url")}"`;
    this.#isShort = plain.length < compressFrom;
    this.#encoded.set("identity", plain);
  }

  get #plain(): Buffer {
    const [identity, br, gzipped] = (["identity", "br", "gzip"] as const).map((encoding) =>
      this.#encoded.get(encoding),
    );
    if (identity) return identity;
    return br ? brotliDecompressSync(br) : gunzipSync(gzipped ?? Buffer.alloc(0));
  }

  get text(): string {
    return this.#plain.toString();
  }

  /** Of all forms that are there; it changes as the body is sent in another one. */
  get bytes(): number {
    return [...this.#encoded.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** How it is sent to a client that accepts an encoding. */
  encodingFor(wanted: Encoding): Encoding {
    return this.#isShort ? "identity" : wanted;
  }

  /** @returns undefined where it is not there in this form */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(encoding);
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const plain = this.#plain;
    if (encoding === "identity") return plain;
    const compressed =
      encoding === "br"
        ? await asyncBrotli(plain, brotliQuality)
        : await asyncGzip(plain, gzipLevel);
    this.#encoded.set(encoding, compressed);
    this.#encoded.delete("identity");
    return compressed;
  }
}

/** Whether the client names the present version; what is between may have made the tag a strong one. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
