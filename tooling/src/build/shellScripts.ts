import { join } from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration } from "webpack";
import { root } from "../root.ts";
import { compile } from "./compile.ts";

const source = join(root, "shell/src/scripts");

/** Edition of JavaScript for each of the shell's scripts that the server sends itself. */
const editions = {
  // in documents, and in browsers that are older than the site is made for
  es5: ["head", "consent", "reading", "start", "oldBrowser"],
  es2022: ["serviceWorker", "removeServiceWorker"],
} as const;

type Edition = keyof typeof editions;
const ecmaOf = { es5: 5, es2022: 2020 } as const;

function configFor(edition: Edition, output: string): Configuration {
  return {
    name: `shell scripts ${edition}`,
    mode: "production",
    context: root,
    target: ["web", edition],
    entry: Object.fromEntries(editions[edition].map((name) => [name, join(source, `${name}.ts`)])),
    output: { path: output, filename: "[name].js" },
    devtool: false,
    performance: false,
    infrastructureLogging: { level: "error" },
    resolve: { extensions: [".js"] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "swc-loader",
          options: { jsc: { target: edition, parser: { syntax: "typescript" } } },
        },
      ],
    },
    optimization: {
      splitChunks: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.terserMinify,
          minimizerOptions: { ecma: ecmaOf[edition], compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
    },
  };
}

/**
 * Builds the shell's scripts that are no part of the federation: the server puts them into documents, or sends
 * them with their settings before them.
 * @param output folder for the files, `NAME.js`
 * @throws BuildFailed
 */
export async function buildShellScripts(output: string): Promise<void> {
  const names = Object.keys(editions) as Edition[];
  await Promise.all(names.map((edition) => compile(configFor(edition, output))));
}
