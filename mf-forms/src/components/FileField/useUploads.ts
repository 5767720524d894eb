import type { Locale } from "@festival/contracts/locales";
import { useEffect, useRef, useState } from "react";
import type { FileLimits } from "../../form/fileLimits.ts";
import { rememberedFiles, rememberFiles, type KeptFile } from "../../form/keptFiles.ts";
import {
  deleteUpload,
  uploadFile,
  type UploadFailure,
  type UploadResult,
} from "../../form/uploadClient.ts";

export interface Upload {
  key: number;
  name: string;
  /** Null where it was uploaded before the page was opened. */
  file: File | null;
  state: { kind: "underWay"; share: number } | UploadResult;
}

interface Uploads {
  uploads: readonly Upload[];
  add(files: readonly File[]): void;
  retry(upload: Upload): void;
  /** Cancels it where it is under way. */
  remove(upload: Upload): void;
}

/** The field that files are uploaded for. */
interface UploadField {
  id: number;
  locale: Locale;
  limits: FileLimits;
  /** Files that wait at the server already. */
  kept: readonly KeptFile[];
}

const toUpload = ({ id, name }: KeptFile, index: number): Upload => ({
  // below those that are counted up from 1
  key: -1 - index,
  name,
  file: null,
  state: { kind: "done", id },
});

const toKept = ({ name, state }: Upload): KeptFile[] =>
  state.kind === "done" ? [{ id: state.id, name }] : [];

/** The files of one field, each on its way as soon as it is chosen; a reload loses none of them. */
export function useUploads({ id, locale, limits, kept }: UploadField): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => kept.map(toUpload));
  const [isRestored, setIsRestored] = useState(false);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  useEffect(() => {
    // after hydration: the server does not know of them; a page that answers a post knows better
    setUploads((list) => (list.length > 0 ? list : rememberedFiles(id).map(toUpload)));
    setIsRestored(true);
    const started = running.current;
    return () => started.forEach((controller) => controller.abort());
  }, [id]);
  useEffect(() => {
    if (isRestored) rememberFiles(id, uploads.flatMap(toKept));
  }, [id, isRestored, uploads]);

  // one that was taken away meanwhile is not in the list, and nothing changes
  const change = (key: number, state: Upload["state"]) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, state } : one)));

  async function start(key: number, file: File): Promise<void> {
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
    const others = uploads.filter((one) => !replaced.includes(one) && one.state.kind !== "failed");
    let room = limits.files - others.length;
    const added = files.map((file) => {
      const key = (lastKey.current += 1);
      const upload = { key, name: file.name, file };
      const refuse = (failure: UploadFailure): Upload => ({
        ...upload,
        state: { kind: "failed", failure },
      });
      const ending = file.name.toLowerCase().split(".").at(-1) ?? "";
      if (!limits.endings.includes(ending)) return refuse("wrong_kind");
      if (file.size > limits.bytes) return refuse("too_large");
      if (room <= 0) return refuse("too_many");
      room -= 1;
      const underWay: Upload = { ...upload, state: { kind: "underWay", share: 0 } };
      return underWay;
    });
    setUploads((list) => [...list, ...added]);
    for (const { key, file, state } of added) {
      if (file && state.kind === "underWay") void start(key, file);
    }
  }

  return {
    uploads,
    add,
    retry: ({ key, file }) => {
      if (file) void start(key, file);
    },
    remove,
  };
}
