import { imageFormats, type ImageFormat } from "@festival/contracts/images";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/openDatabase.ts";
import { getUnrenderedIds } from "./images.repository.ts";
import { addIdleWait } from "./idle.ts";
import { createRenditions, type Renditions } from "./renditions.ts";
import type { MediaStore } from "./store/mediaStore.ts";
import { removeFile, removeLeftovers, removePicture, type PictureFiles } from "./sweep.ts";
import { createSemaphore, type Semaphore } from "./semaphore.ts";
import type { Use } from "./uses.repository.ts";

/** Pictures unpacked at the same time; each takes a core and much memory. */
const atOnce = 2;
/** Milliseconds in which many images get the format that most visitors see, before they get the others. */
const bestFormatFirst = 5 * 60 * 1000;

interface RenditionJob {
  imageId: number;
  /** All of them where absent. */
  format?: ImageFormat;
}

/** Every place that can show a picture, or offer a file: as long as one does, it cannot be deleted. */
export interface MediaUses {
  images: readonly Use[];
  files: readonly Use[];
}

export interface Media {
  store: MediaStore;
  uses: MediaUses;
  /** Bounds how many pictures are unpacked at the same time. */
  semaphore: Semaphore;
  renditions: Renditions;
  /** Has a new picture's renditions made by a job, within the transaction that stores it. */
  render(transaction: Database, imageId: number): Promise<void>;
  /** Has a picture's renditions made again by a job, because the credit in them is out of date. */
  renew(transaction: Database, folder: string): Promise<void>;
  /** Has files of a picture that is gone removed, once the transaction has committed. */
  discard(transaction: Database, files: PictureFiles): Promise<void>;
  /** The same for a file to download. */
  discardFile(transaction: Database, fileName: string): Promise<void>;
  /**
   * Has a job for each image that lacks renditions.
   * @param startAfter by the machine's clock
   */
  renderMissing(startAfter: Date): Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    media: Media;
  }
}

/** Decorates with `media`, and says what is done for its jobs. */
export function addMedia(app: FastifyInstance, store: MediaStore, uses: MediaUses): void {
  const { database, jobs } = app;
  const semaphore = createSemaphore(atOnce);
  const renditions = createRenditions(database, store, semaphore);
  const whenIdle = addIdleWait(app);
  const send = (transaction: Database, job: RenditionJob, startAfter?: Date) =>
    jobs.send(transaction, "renditions", job, {
      singletonKey: `image:${job.imageId}:${job.format ?? "all"}`,
      ...(startAfter && { startAfter }),
    });

  app.decorate("media", {
    store,
    uses,
    semaphore,
    renditions,
    render: (transaction, imageId) => send(transaction, { imageId }),
    renew: (transaction, folder) => jobs.send(transaction, "renew-picture", { folder }),
    discard: (transaction, files) => jobs.send(transaction, "remove-picture", files),
    discardFile: (transaction, fileName) => jobs.send(transaction, "remove-file", { fileName }),
    renderMissing: (startAfter) =>
      database.transaction(async (transaction) => {
        const later = new Date(startAfter.getTime() + bestFormatFirst);
        for (const imageId of await getUnrenderedIds(transaction)) {
          await send(transaction, { imageId, format: imageFormats[0] }, startAfter);
          await send(transaction, { imageId }, later);
        }
      }),
  });

  jobs.handle<RenditionJob>("renditions", {}, ({ imageId, format }) =>
    renditions.makeAll(imageId, whenIdle, format && [format]),
  );
  jobs.handle<{ folder: string }>("renew-picture", {}, async ({ folder }) => {
    await store.removeFolder(`renditions/${folder}`);
    await renditions.makeAll(Number(folder.split("-")[0]), whenIdle);
  });
  jobs.handle<PictureFiles>("remove-picture", {}, (files) => removePicture(database, store, files));
  jobs.handle<{ fileName: string }>("remove-file", {}, ({ fileName }) =>
    removeFile(database, store, fileName),
  );
  jobs.handle("media-sweep", { schedule: "17 3 * * *" }, async () => {
    await removeLeftovers(database, store, new Date());
    await app.media.renderMissing(new Date());
  });
}
