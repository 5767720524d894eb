import type { Layout } from "@festival/contracts/pageOwner";
import type { FastifyReply, FastifyRequest } from "fastify";
import { layoutCookie, mobileAppLayout, mobileAppParameter } from "../../cookies/layoutCookie.ts";

const mobileAppCookie = `${layoutCookie}=${mobileAppLayout}`;

/** The layout in which a browser is shown the site. */
export function layoutOf(cookies: string | undefined): Layout {
  const isMobileApp = cookies?.split(";").some((cookie) => cookie.trim() === mobileAppCookie);
  return isMobileApp ? mobileAppLayout : "default";
}

export interface LayoutChoice {
  layout: Layout;
  /** The same address without the choice. */
  to: string;
}

/**
 * What an address says of the layout.
 * @param url normalised path and query
 * @returns undefined where it says nothing, or nothing that there is
 * @example layoutChoice("/de/magazin?page=2&beemobile=1") => { layout: "mobileApp", to: "/de/magazin?page=2" }
 */
export function layoutChoice(url: string): LayoutChoice | undefined {
  const [path = "", search = ""] = url.split("?", 2);
  const parameters = search.split("&").filter(Boolean);
  const others = parameters.filter((parameter) => !parameter.startsWith(`${mobileAppParameter}=`));
  const to = others.length > 0 ? `${path}?${others.join("&")}` : path;
  if (parameters.includes(`${mobileAppParameter}=1`)) return { layout: mobileAppLayout, to };
  if (parameters.includes(`${mobileAppParameter}=0`)) return { layout: "default", to };
  return undefined;
}

/** Goes on in the layout that was chosen, until the browser is closed. */
export function enterLayout(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { layout, to }: LayoutChoice,
): FastifyReply {
  const attributes = {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: protocol === "https",
  } as const;
  if (layout === "default") reply.clearCookie(layoutCookie, attributes);
  else reply.setCookie(layoutCookie, layout, attributes);
  return reply.header("cache-control", "no-store").redirect(to, 302);
}
