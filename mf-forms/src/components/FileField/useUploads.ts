import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef, useState } from "react";
import {
  deleteUpload,
  uploadFile,
  type UploadFailure,
  type UploadResult,
} from "../../form/uploadClient.ts";

export interface Upload {
  key: number;
  file: File;
  state: { kind: "underWay"; share: number } | UploadResult;
}

export interface FileLimits {
  files: number;
  bytes: number;
  /** What names may end in, in lower case and without the dot. */
  endings: readonly string[];
}

interface Uploads {
  uploads: readonly Upload[];
  add(files: readonly File[]): void;
  retry(upload: Upload): void;
  /** Cancels it where it is under way. */
  remove(upload: Upload): void;
}

/** The files of one field, each on its way as soon as it is chosen. */
export function useUploads(locale: Locale, limits: FileLimits): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  useEffect(() => {
    const started = running.current;
    return () => started.forEach((controller) => controller.abort());
  }, []);

  // one that was taken away meanwhile is not in the list, and nothing changes
  const change = (key: number, state: Upload["state"]) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, state } : one)));

  async function start({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { kind: "underWay", share: 0 });
    const result = await uploadFile(locale, file, {
      signal: controller.signal,
      onProgress: (share) => change(key, { kind: "underWay", share }),
    });
    running.current.delete(key);
    change(key, result);
  }

  function remove({ key, state }: Upload): void {
    running.current.get(key)?.abort();
    setUploads((list) => list.filter((one) => one.key !== key));
    if (state.kind === "done") void deleteUpload(locale, state.id);
  }

  function add(files: readonly File[]): void {
    // as browsers do: where there is room for one, another takes its place
    const replaced = limits.files === 1 && files.length > 0 ? uploads : [];
    replaced.forEach(remove);
    const kept = uploads.filter((one) => !replaced.includes(one) && one.state.kind !== "failed");
    let room = limits.files - kept.length;
    const added = files.map((file): Upload => {
      const key = (lastKey.current += 1);
      const refuse = (failure: UploadFailure): Upload => ({
        key,
        file,
        state: { kind: "failed", failure },
      });
      const ending = file.name.toLowerCase().split(".").at(-1) ?? "";
      if (!limits.endings.includes(ending)) return refuse("wrong_kind");
      if (file.size > limits.bytes) return refuse("too_large");
      if (room <= 0) return refuse("too_many");
      room -= 1;
      return { key, file, state: { kind: "underWay", share: 0 } };
    });
    setUploads((list) => [...list, ...added]);
    for (const upload of added) if (upload.state.kind === "underWay") void start(upload);
  }

  return { uploads, add, retry: (upload) => void start(upload), remove };
}
