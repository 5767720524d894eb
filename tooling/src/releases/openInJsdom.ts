import { JSDOM, VirtualConsole } from "jsdom";
import { loadFace } from "./face.ts";
import { describing, hasHost, looking, type OpenDocument } from "./openDocument.ts";

/** A document in this process: no layout, no picture, and less of the browser's own functions. */
export async function openInJsdom(url: string): Promise<OpenDocument> {
  const errors: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("jsdomError", (error: Error & { detail?: Partial<Error> }) => {
    errors.push(error.detail?.message ?? error.message);
  });
  // whatever its status: error pages have the shell's scripts, too
  const html = await fetch(url).then((answer) => answer.text());
  const { window } = new JSDOM(html, {
    url,
    runScripts: "dangerously",
    resources: "usable",
    pretendToBeVisual: true,
    virtualConsole,
  });
  const inWindow = (code: string): unknown => window.eval(code);
  for (const until = Date.now() + looking.timeout; !inWindow(`(${hasHost.toString()})()`);) {
    if (Date.now() > until) throw new Error(`the shell's scripts did not run at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, looking.polling));
  }
  return {
    engine: "jsdom",
    load: (face) =>
      describing(
        errors,
        () =>
          inWindow(`(${loadFace.toString()})(${JSON.stringify(face)})`) as Promise<string | null>,
      ),
    close: async () => window.close(),
  };
}
