import multipart, { type MultipartFile, type MultipartValue } from "@fastify/multipart";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type, type TObject } from "typebox";

declare module "fastify" {
  interface FastifyRequest {
    /** What was uploaded in the field `file`; its name is that field's value. */
    uploadedBytes: Buffer;
  }
}

/** Room in an upload for what stands around the file. */
const surroundings = 256 * 1024;
const limits = { files: 1, fields: 20, parts: 21, fieldSize: 20_000, fieldNameSize: 50 } as const;

const refuse = (message: string) => new ApiError("bad_request", message);

/** Lets the routes of this scope read uploads. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  app.decorateRequest("uploadedBytes");
}

/**
 * Schema of an upload: the name of its file and the fields beside it.
 * @param fields numbers and booleans come as text and are read as what they are
 */
export function uploadOf<Fields extends TObject["properties"]>(fields: Fields) {
  const file = Type.String({ format: "binary", minLength: 1, maxLength: 200 });
  return Type.Object({ ...fields, file }, { additionalProperties: false });
}

/** Parts of paths, and what cannot be seen or turns the reading direction round. */
const unusable = /[/\\\p{Cc}\p{Co}\p{Cn}\p{Bidi_Control}]/u;

/** A name as browsers send it. */
function checkedName(name: string | undefined): string {
  if (!name || name.length > 200 || unusable.test(name) || /^\.+$/.test(name)) {
    throw refuse("The name of the file cannot be used.");
  }
  return name.normalize("NFC");
}

function addField(body: Map<string, unknown>, part: MultipartValue): void {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || valueTruncated) throw refuse("A field is too long.");
  if (body.has(fieldname)) throw refuse("A field was sent twice.");
  body.set(fieldname, value);
}

/** Takes the file of an upload. @returns how many bytes it has */
type TakeFile = (request: FastifyRequest, file: MultipartFile) => Promise<number>;

async function readParts(request: FastifyRequest, maxBytes: number, take: TakeFile) {
  const body = new Map<string, unknown>();
  let bytes = 0;
  // with paths kept, a name that holds one is seen and refused
  const options = { limits: { ...limits, fileSize: maxBytes }, preservePath: true };
  for await (const part of request.parts(options)) {
    if (part.type === "field") addField(body, part);
    else {
      if (part.fieldname !== "file") throw refuse("The file belongs into the field `file`.");
      body.set("file", checkedName(part.filename));
      bytes = await take(request, part);
    }
  }
  if (bytes === 0) throw refuse("There is no file in the field `file`.");
  return Object.fromEntries(body);
}

async function toMemory(request: FastifyRequest, file: MultipartFile): Promise<number> {
  request.uploadedBytes = await file.toBuffer();
  return request.uploadedBytes.length;
}

/**
 * Hook that reads an upload before it is held against its schema: one file in the field `file`, and fields.
 * @param take where the file goes; without it, its bytes are the request's `uploadedBytes`
 * @throws ApiError `bad_request`, `payload_too_large`
 */
export function readUpload(maxBytes: number, take: TakeFile = toMemory) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw refuse("Send the file as multipart/form-data.");
    try {
      if (Number(request.headers["content-length"]) > maxBytes + surroundings) {
        throw new ApiError("payload_too_large", `The file is larger than ${maxBytes} bytes.`);
      }
      request.body = await readParts(request, maxBytes, take);
    } catch (error) {
      // what is left of it must not hold the connection
      request.raw.unpipe();
      request.raw.resume();
      const isKnown = error instanceof Error && "statusCode" in error;
      throw error instanceof ApiError || isKnown ? error : refuse("The upload is damaged.");
    }
  };
}
