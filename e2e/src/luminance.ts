import type { BrowserContext, Page } from "@playwright/test";

/**
 * How bright what is in the window is on the whole.
 * @param context in which a blank page can be opened for the sum
 * @returns mean relative luminance as WCAG defines it, from 0 for black to 1 for white
 */
export async function meanLuminance(page: Page, context: BrowserContext): Promise<number> {
  const picture = await page.screenshot({ animations: "disabled" });
  const blank = await context.newPage();
  const mean = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("The browser draws nothing.");
    drawing.drawImage(bitmap, 0, 0);
    const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = Array.from({ length: 256 }, (_, value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]].map(
        (value) => linear[value ?? 0],
      );
      sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    return sum / (data.length / 4);
  }, picture.toString("base64"));
  await blank.close();
  return mean;
}
