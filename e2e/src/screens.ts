import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { pagePaths, screensOf } from "@festival/tooling/screens";
import { site } from "./site.ts";

export { pagePaths };

const { routes, states } = screensOf(() => site.url);

/** One screen of each route, by the route's name. */
export const routeScreens = routes;

/** Every screen, with an address of each that the demo season fills: one of each route, then other states. */
export const screens: Readonly<Record<string, (locale: Locale) => Promise<string>>> = {
  ...routes,
  ...states,
};

/** The contact form of the demo season. */
export const contactForm = (locale: Locale) => href("form", locale, { slug: "kontakt" });
