import type { DemoLogin } from "../../site/secrets.ts";
import type { Screens } from "../../screens/screens.ts";
import type { Gate } from "../gate.ts";
import type { Target } from "../visitor/target.ts";
import type { Visitor } from "../visitor/visitor.ts";

/** What a scenario needs to know of the site. */
export interface ScenarioSite {
  /** Through it goes all that a browser asks for. */
  gate: Gate;
  /** Staff's. */
  login: DemoLogin;
  screens: Screens;
  /** For files that are sent; is gone afterwards. */
  folder: string;
}

/** What people come for, from where they begin to where they have it. */
export interface Scenario {
  /** As it is called on the command line. */
  name: string;
  kind: "visitors" | "typing";
  /** Errors in the console that belong to it, such as those of an answer 422. */
  expectedErrors?: RegExp;
  run(visitor: Visitor, site: ScenarioSite): Promise<void>;
}

export const banner: Target = { css: "body header" };
export const main: Target = { css: "#main" };
export const footer: Target = { role: "contentinfo" };

export const link = (name: string | RegExp, within?: Target): Target => ({
  role: "link",
  name,
  ...(within && { within }),
});
export const button = (name: string | RegExp, within?: Target): Target => ({
  role: "button",
  name,
  ...(within && { within }),
});
export const title = (name?: string | RegExp): Target => ({
  role: "heading",
  level: 1,
  ...(name !== undefined && { name }),
});

/** The first concert of a list. */
export const firstConcert: Target = { role: "heading", level: 3, within: main };
export const concerts: Target = { role: "article", within: main };
