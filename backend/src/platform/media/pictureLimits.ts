import { mostPictureBytes } from "@festival/contracts/images";

/** A small file can unpack to hundreds of megabytes. The frames of an animation count together. */
export const maxPixels = 50_000_000;
export const maxBytes = mostPictureBytes;
