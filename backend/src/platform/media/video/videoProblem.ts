import { ApiError } from "@festival/contracts/errors";

/** Why a file is not taken. */
export const refuseFile = (message: string): ApiError =>
  new ApiError("validation_failed", message, { fields: { file: "invalid" } });

export const breaksOff = (): ApiError => refuseFile("The video breaks off or is damaged.");

/** What is known of a video from its own tables. */
export interface VideoFacts {
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** Null where the file does not say, as recordings of browsers. */
  seconds: number | null;
}
