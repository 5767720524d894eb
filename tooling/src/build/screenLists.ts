import { join } from "node:path";
import webpack, { type RuleSetRule, type WebpackPluginInstance } from "webpack";
import type { Side } from "./exposes.ts";
import { NamedRows } from "./namedRows.ts";
import { NoServerHalf } from "./noServerHalf.ts";

const listOfScreens = (source: string) => join(source, "screens.ts");

/** @param source the container's folder of sources, absolute */
export function screenRules(source: string, side: Side): RuleSetRule[] {
  if (side === "server") return [];
  // a loader that nothing calls is dropped, whatever it does as it is imported
  return [{ issuer: listOfScreens(source), sideEffects: false }];
}

/** What gives each screen and each language's texts a chunk of its own, and keeps loaders out of browsers. */
export function screenPlugins(source: string, side: Side): WebpackPluginInstance[] {
  const screens = listOfScreens(source);
  return [
    new webpack.DefinePlugin({ ON_SERVER: JSON.stringify(side === "server") }),
    new NamedRows({ [screens]: "screen", [join(source, "browserTexts.ts")]: "texts" }),
    ...(side === "browser" ? [new NoServerHalf(source, screens)] : []),
  ];
}
