import { writeAddress } from "@festival/contracts/calls/call";
import { uploadFile } from "@festival/contracts/calls/platform";
import { csrfHeader } from "@festival/contracts/cookiesAndHeaders";
import { mostVideoBytes, type FileKind } from "@festival/contracts/fields/fileKinds";
import { mostPictureBytes } from "@festival/contracts/images";
import type { Locale } from "@festival/contracts/locales";
import { sendWithCsrf } from "@festival/shared-ui/csrf";
import { CallProblem } from "../../calls/callProblem.ts";
import type { Once } from "../../calls/signInGate.ts";
import { postForm } from "../postForm.ts";

/** @example titleOf("Grußwort 2026.mp4") => "Grußwort 2026" */
const titleOf = (name: string) => name.replace(/\.[^.]*$/, "") || name;

/**
 * Uploads a file under its own name as its title.
 * @param onShare is told which share of it is sent
 * @returns its id
 * @throws CallProblem
 */
export async function sendFile(
  file: File,
  kind: FileKind,
  { locale, once, onShare }: { locale: Locale; once: Once; onShare(share: number): void },
): Promise<number> {
  // what is too large is told at once, not after minutes of sending
  if (file.size > (kind === "video" ? mostVideoBytes : mostPictureBytes)) {
    const body = { code: "payload_too_large", message: "The file is too large.", details: {} };
    throw new CallProblem(413, body);
  }
  const address = writeAddress(uploadFile.path, { locale });
  const answer = await once(() =>
    sendWithCsrf((token) => {
      const form = new FormData();
      form.set("title_de", titleOf(file.name).slice(0, 300));
      form.set("title_en", titleOf(file.name).slice(0, 300));
      form.set("file", file);
      return postForm(address, { [csrfHeader]: token }, form, onShare);
    }),
  );
  if (!answer.ok) throw new CallProblem(answer.status, answer.body);
  return (answer.body as { id: number }).id;
}
