import { request } from "node:http";
import { deflateSync, crc32 } from "node:zlib";

/** A PNG of one colour, each of which is another picture. */
export function pngOf(
  red: number,
  green: number,
  blue: number,
  size = 40,
): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  const row = Buffer.from([0, ...Array.from({ length: size }, () => [red, green, blue]).flat()]);
  const rows = Buffer.concat(Array.from({ length: size }, () => row));
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

function bytesOf(file: Blob): Promise<Buffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(Buffer.from(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(file);
  });
}

/** A form as browsers send it. */
async function multipart(form: FormData, boundary: string): Promise<Buffer> {
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => {
      const isText = typeof value === "string";
      const file = isText ? "" : `; filename="${value.name}"\r\nContent-Type: ${value.type}`;
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
      const body = isText ? Buffer.from(value) : await bytesOf(value);
      return Buffer.concat([Buffer.from(head), body, Buffer.from("\r\n")]);
    }),
  );
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/**
 * `XMLHttpRequest` of a browser in which a person is signed in, as far as an upload needs it: it sends to a real
 * backend.
 * @param headers with which they are signed in
 */
export function liveUpload(
  origin: string,
  headers: Record<string, string>,
): typeof globalThis.XMLHttpRequest {
  class LiveUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: unknown;
    #path = "";
    open(_method: string, path: string): void {
      this.#path = path;
    }
    setRequestHeader(): void {
      // those of `headers` are sent
    }
    async send(form: FormData): Promise<void> {
      const boundary = "a-boundary-of-the-test";
      const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const body = await multipart(form, boundary);
      const options = { method: "POST", headers: { ...headers, ...type } };
      const call = request(new URL(this.#path, origin), options, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          this.status = answer.statusCode ?? 0;
          this.response = JSON.parse(Buffer.concat(parts).toString());
          this.dispatchEvent(new Event("load"));
        });
      });
      call.on("error", () => this.dispatchEvent(new Event("error")));
      call.end(body);
    }
  }
  return LiveUpload as unknown as typeof globalThis.XMLHttpRequest;
}
