import type { Page } from "@playwright/test";

/** A picture that no other journey has, as the bytes of a PNG. */
export const drawPicture = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600);
    const context = canvas.getContext("2d");
    if (!context) return [];
    context.fillStyle = "#e66487";
    context.fillRect(0, 0, 900, 600);
    context.fillStyle = "#032b5c";
    context.font = "48px sans-serif";
    context.fillText(crypto.randomUUID().slice(0, 24), 60, 300);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
