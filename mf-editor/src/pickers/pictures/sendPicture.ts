import { writeAddress } from "@festival/contracts/calls/call";
import { uploadImage } from "@festival/contracts/calls/platform";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { CallProblem } from "../../calls/callProblem.ts";
import type { Once } from "../../calls/signInGate.ts";
import { postForm } from "../postForm.ts";
import type { SendFile } from "./uploadQueue.ts";

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
        return postForm(address, { [csrfHeader]: token }, form, onShare);
      }),
    );
    if (!answer.ok) throw new CallProblem(answer.status, answer.body);
    const { id } = answer.body as { id: number };
    return { id, isNew: answer.status === 201 };
  };
