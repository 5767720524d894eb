import { create } from "qrcode";
import type { QrCode } from "@festival/contracts/pageOwner";

/**
 * A text as a QR code that can still be read from a scratched screen.
 * @returns its dark fields as the path of an SVG, without the quiet margin around it
 */
export function drawQrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size, path: runs.join("") };
}
