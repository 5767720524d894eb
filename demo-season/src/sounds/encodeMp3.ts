import { Mp3Encoder } from "@breezystack/lamejs";
import { sampleRate, type Samples } from "./synthesis.ts";

const kilobitsPerSecond = 48;

/** A sound as every browser plays it. */
export function encodeMp3(samples: Samples): Buffer {
  const encoder = new Mp3Encoder(1, sampleRate, kilobitsPerSecond);
  const whole = Int16Array.from(samples, (sample) => Math.round(sample * 32_767));
  const parts = [encoder.encodeBuffer(whole), encoder.flush()];
  return Buffer.concat(parts.map((part) => new Uint8Array(part)));
}
