import { writeAddress } from "@festival/contracts/calls/call";
import { uploadImage } from "@festival/contracts/calls/platform";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { CallProblem } from "../../calls/callProblem.ts";
import type { Once } from "../../calls/signInGate.ts";
import type { SendFile } from "./uploadQueue.ts";

interface Answer {
  ok: boolean;
  status: number;
  body: unknown;
}

/** A request that tells how much is sent, which `fetch` does not. */
function post(
  address: string,
  headers: Record<string, string>,
  form: FormData,
  onShare: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onShare(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () =>
      resolve({
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        body: request.response,
      }),
    );
    request.addEventListener("error", () => resolve({ ok: false, status: 0, body: undefined }));
    request.send(form);
  });
}

/**
 * Uploads a picture whose words come later; until then visitors do not see it.
 * @throws CallProblem
 */
export const sendPicture =
  (locale: Locale, once: Once): SendFile =>
  async (file, onShare) => {
    const address = writeAddress(uploadImage.path, { locale });
    const answer = await once(() =>
      sendWithCsrf((token) => {
        const form = new FormData();
        form.set("words_later", "true");
        form.set("file", file);
        return post(address, { [csrfHeader]: token }, form, onShare);
      }),
    );
    if (!answer.ok) throw new CallProblem(answer.status, answer.body);
    const { id } = answer.body as { id: number };
    return { id, isNew: answer.status === 201 };
  };
