import { addressOf, type Call } from "@festival/contracts/calls/call";
import { createUpload, deleteUpload as deleteUploadCall } from "@festival/contracts/calls/forms";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { isErrorBody, type ErrorCode } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import type { CallAnswer } from "@festival/shared-ui/fetchCall";
import { sendCall } from "@festival/shared-ui/sendCall";

export type UploadFailure =
  | "too_large"
  | "too_many"
  | "wrong_kind"
  | "too_many_requests"
  | "offline"
  | "other";

export type UploadResult =
  | { kind: "done"; id: string }
  | { kind: "failed"; failure: UploadFailure };

interface UploadOptions {
  signal: AbortSignal;
  /** @param share from 0 to 1 */
  onProgress(share: number): void;
}

type Uploaded = CallAnswer<typeof createUpload extends Call<"POST", infer T> ? T : never>;

/** `fetch` does not tell how far an upload is. */
function post(locale: Locale, file: File, token: string, { signal, onProgress }: UploadOptions) {
  return new Promise<Uploaded>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error("The upload did not arrive."));
    request.open("POST", addressOf(createUpload, { locale }));
    request.setRequestHeader(csrfHeader, token);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, response: body } = request;
      resolve({ ok: status < 400, status, body });
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    signal.addEventListener("abort", () => request.abort());
    const body = new FormData();
    body.append("file", file);
    request.send(body);
  });
}

const failures: Partial<Record<ErrorCode, UploadFailure>> = {
  payload_too_large: "too_large",
  // the server looks at what a file holds, whatever it is called
  validation_failed: "wrong_kind",
  too_many_requests: "too_many_requests",
};

function failureOf(body: unknown): UploadResult {
  const failure = isErrorBody(body) ? failures[body.code] : undefined;
  return { kind: "failed", failure: failure ?? "other" };
}

/** Uploads a file that waits to be sent with a form. */
export async function uploadFile(
  locale: Locale,
  file: File,
  options: UploadOptions,
): Promise<UploadResult> {
  try {
    const { ok, body } = await sendWithCsrf((token) => post(locale, file, token, options));
    return ok ? { kind: "done", id: body.id } : failureOf(body);
  } catch {
    return { kind: "failed", failure: "offline" };
  }
}

/** Takes an uploaded file back; where that fails it goes by itself within a day. */
export async function deleteUpload(locale: Locale, id: string): Promise<void> {
  await sendCall(deleteUploadCall, { locale, id }).catch(() => undefined);
}
