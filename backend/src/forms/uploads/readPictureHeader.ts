import sharp from "sharp";

/**
 * What a picture's header says, in pixels; in the process for pictures.
 * @throws where it can't be read
 */
export async function readPictureHeader(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<{ width: number; height: number; format: string }> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
  const { width, height, format } = await picture.metadata();
  return { width, height, format };
}
