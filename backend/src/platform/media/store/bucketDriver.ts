import { Readable } from "node:stream";
import { GetObjectCommand, S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import { S3Driver } from "flydrive/drivers/s3";
import type { DriverContract } from "flydrive/types";
import type { ByteRange } from "../video/byteRange.ts";

/** A driver that gives out parts of files, which Flydrive itself does not. */
export interface PartDriver extends DriverContract {
  getPart(key: string, range: ByteRange): Readable | Promise<Readable>;
}

/** Flydrive's bucket, of which a part of a file can be read without the rest. */
export class BucketDriver extends S3Driver implements PartDriver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(bucket: string, options: S3ClientConfig) {
    const client = new S3Client(options);
    super({ bucket, client, supportsACL: false, visibility: "private" });
    this.#client = client;
    this.#bucket = bucket;
  }

  async getPart(key: string, { from, to }: ByteRange): Promise<Readable> {
    const place = { Bucket: this.#bucket, Key: key, Range: `bytes=${from}-${to}` };
    const { Body: body } = await this.#client.send(new GetObjectCommand(place));
    if (!(body instanceof Readable)) throw new Error(`The bucket sent no stream of ${key}.`);
    return body;
  }
}
