import type { TempFile } from "@festival/contracts/api/forms";
import { addressOf } from "@festival/contracts/calls/call";
import { createUpload } from "@festival/contracts/calls/forms";
import { isErrorBody, type ErrorCode } from "@festival/contracts/errors";
import { maxFileBytes, mostFiles } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import type {
  FileRefusal,
  PostedFile,
  PostedFiles,
  PostedForm,
} from "@festival/contracts/pageOwner";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Backend, Caller } from "../api/backend.ts";

/** Of all that is typed into a form. */
export const formLimitBytes = 256 * 1024;
/** A file goes on to the backend, which looks into it, within this time. */
const uploadDeadlineMs = 30_000;

/** What a browser has posted to a page. */
export interface Posted {
  form: PostedForm;
  files: PostedFiles;
}

/** No text in the database can hold a NUL. */
const textOf = (value: unknown) => String(value).replaceAll("\0", "");

/** The body of a form that holds no files. */
export function readPostedText(body: unknown): Posted {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  const form = Object.fromEntries(
    entries.map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(textOf)]),
  );
  return { form, files: {} };
}

const refusals: Partial<Record<ErrorCode, FileRefusal>> = {
  payload_too_large: "too_large",
  validation_failed: "wrong_kind",
  too_many_requests: "too_many_requests",
};

interface Uploads {
  backend: Backend;
  caller: Caller;
  locale: Locale;
}

/** Hands a file to the backend, where it waits for its form. */
async function upload(
  name: string,
  bytes: Buffer,
  { backend, caller, locale }: Uploads,
): Promise<PostedFile> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), name);
  const signal = AbortSignal.timeout(uploadDeadlineMs);
  const init = { method: "POST", body, signal };
  const answer = await backend
    .call(addressOf(createUpload, { locale }), init, caller)
    .catch(() => null);
  const said: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok) return { name, id: (said as TempFile).id };
  return { name, refusal: (isErrorBody(said) && refusals[said.code]) || "other" };
}

/** One of a form's files; null for a control in which nothing was chosen. */
async function readFile(
  part: MultipartFile,
  isOneTooMany: boolean,
  uploads: Uploads,
): Promise<PostedFile | null> {
  const { filename: name } = part;
  if (!name || isOneTooMany) {
    part.file.resume();
    return name ? { name, refusal: "too_many" } : null;
  }
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw brokenForm(error);
  });
  return part.file.truncated ? { name, refusal: "too_large" } : upload(name, bytes, uploads);
}

const tooLarge = () => Object.assign(new Error("The form is too large."), { statusCode: 413 });

/** What the parser says has a status where a limit was passed, and none where the form is broken. */
function brokenForm(cause: unknown): unknown {
  if (cause instanceof Error && "statusCode" in cause) return cause;
  const error = new Error("The form arrived incomplete.", { cause });
  return Object.assign(error, { statusCode: 400, reason: "brokenForm" });
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const limits = {
    fileSize: maxFileBytes,
    files: 4 * mostFiles,
    fields: 500,
    fieldSize: formLimitBytes,
    fieldNameSize: 200,
  };
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw brokenForm(error);
  }
}

function add<T>(lists: Map<string, T[]>, name: string, one: T): void {
  const list = lists.get(name);
  if (list) list.push(one);
  else lists.set(name, [one]);
}

/**
 * Reads a form with files, as browsers without scripts send it. Each file goes on to the backend while the
 * next one is still on its way, so that no more than one of them is held here.
 * @throws Error with the status 413 where more is typed, or more parts come, than any form has, and with 400
 * where the body is not a complete form
 */
export async function readPostedFiles(request: FastifyRequest, uploads: Uploads): Promise<Posted> {
  const form = new Map<string, string[]>();
  const files = new Map<string, PostedFile[]>();
  let typed = 0;
  let sent = 0;
  for await (const part of partsOf(request)) {
    if (part.type === "file") {
      const file = await readFile(part, sent >= mostFiles, uploads);
      if (!file) continue;
      sent += 1;
      add(files, part.fieldname, file);
    } else {
      const value = textOf(part.value);
      typed += Buffer.byteLength(value);
      if (part.valueTruncated || typed > formLimitBytes) throw tooLarge();
      add(form, part.fieldname, value);
    }
  }
  return { form: Object.fromEntries(form), files: Object.fromEntries(files) };
}
