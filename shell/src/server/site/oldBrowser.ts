import { localize } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import { oldBrowserPath } from "../../document/documentState.ts";
import type { OldBrowserWords } from "../../scripts/noticeOldBrowser.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import { PreparedBody } from "../answer/preparedBody.ts";
import { sendBody } from "../answer/respond.ts";
import type { LoadedComposition } from "../releases/composition.ts";

const texts = { de, en };

/** The script that the one in a document's head fetches for an old browser. */
export function oldBrowserScript({ scripts }: LoadedComposition): string {
  const words = localize((locale): OldBrowserWords => {
    const { label, text, close } = texts[locale].oldBrowser;
    return { label, text, close };
  });
  return `var oldBrowserWords=${JSON.stringify(words)};\n${scripts.oldBrowser}`;
}

export function registerOldBrowser(app: FastifyInstance, composition: LoadedComposition): void {
  const script = oldBrowserScript(composition);
  const body = new PreparedBody(200, "text/javascript; charset=utf-8", script);
  app.get(oldBrowserPath, (request, reply) => sendBody(request, reply, body, { isPrivate: false }));
}
