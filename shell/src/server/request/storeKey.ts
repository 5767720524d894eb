import type { IncomingMessage } from "node:http";
import { pageMediaType } from "../../document/documentState.ts";
import { layoutOf } from "./layoutChoice.ts";

/** Whether the browser's navigator asks for the page as data. */
export function wantsData(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes(pageMediaType) && !accept.includes("text/html");
}

/** Everything that an anonymous answer depends on besides what is in the database. */
export function storeKey(
  { headers }: IncomingMessage,
  origin: string,
  url: string,
  form: "data" | "document" = wantsData(headers.accept) ? "data" : "document",
): string {
  return [form, layoutOf(headers.cookie), origin, url].join(" ");
}
