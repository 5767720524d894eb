import { apiPaths, csrfHeader } from "@festival/contracts/apiPaths";
import type { TempFile } from "@festival/contracts/api/forms";
import { isErrorBody, type ErrorCode } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";

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

/** `fetch` does not tell how far an upload is. */
function post(locale: Locale, file: File, token: string, { signal, onProgress }: UploadOptions) {
  return new Promise<{ ok: boolean; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error("The upload did not arrive."));
    request.open("POST", apiPaths.tempFiles(locale));
    request.setRequestHeader(csrfHeader, token);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () =>
      resolve({ ok: request.status < 400, body: request.response as unknown }),
    );
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
    return ok ? { kind: "done", id: (body as TempFile).id } : failureOf(body);
  } catch {
    return { kind: "failed", failure: "offline" };
  }
}

/** Takes an uploaded file back; where that fails it goes by itself within a day. */
export async function deleteUpload(locale: Locale, id: string): Promise<void> {
  const send = async (token: string) => {
    const headers = { [csrfHeader]: token };
    const { ok } = await fetch(apiPaths.tempFile(locale, id), { method: "DELETE", headers });
    return { ok, body: undefined };
  };
  await sendWithCsrf(send).catch(() => undefined);
}
