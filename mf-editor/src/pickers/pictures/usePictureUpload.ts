import { mostPictureBytes } from "@festival/contracts/images";
import type { Locale } from "@festival/contracts/locales";
import { useState } from "react";
import { CallProblem } from "../../calls/callProblem.ts";
import { useCalls } from "../../calls/callsContext.ts";
import { sendPicture } from "./sendPicture.ts";
import {
  acceptedPictures,
  createUploadQueue,
  type SendFile,
  type UploadItem,
} from "./uploadQueue.ts";

const kinds: ReadonlySet<string> = new Set([...acceptedPictures.split(","), "image/gif"]);

const refusal = (status: number, code: "payload_too_large" | "validation_failed") =>
  new CallProblem(status, {
    code,
    message: "The file is not sent.",
    details: code === "validation_failed" ? { fields: { file: "invalid" } } : {},
  });

/** What is too large, or no picture, is told at once, not after minutes of sending. */
const checked =
  (send: SendFile): SendFile =>
  async (file, onShare) => {
    if (file.size > mostPictureBytes) throw refusal(413, "payload_too_large");
    // some systems don't know the kind of a picture
    if (file.type !== "" && !kinds.has(file.type)) throw refusal(422, "validation_failed");
    return send(file, onShare);
  };

/**
 * Pictures on their way to the server.
 * @param onArrived is told each that is there, by its id
 */
export function usePictureUpload(
  locale: Locale,
  onArrived: (id: number) => void = () => undefined,
) {
  const { once } = useCalls(locale);
  const [items, setItems] = useState<UploadItem[]>([]);
  const [left, setLeft] = useState(0);
  const [queue] = useState(() => {
    const send = checked(sendPicture(locale, once));
    return createUploadQueue(async (file, onShare) => {
      const sent = await send(file, onShare);
      onArrived(sent.id);
      return sent;
    }, setItems);
  });
  return {
    items,
    /** So many were more than fit into one go. */
    left,
    add: (files: Iterable<File> | null | undefined) => setLeft(queue.add([...(files ?? [])])),
    retry: queue.retry,
    leaveOut: queue.leaveOut,
  };
}
