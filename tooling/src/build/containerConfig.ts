import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ContainerName } from "@festival/contracts/containers";
import { globalName, releaseBase, sharedNames } from "@festival/contracts/release";
import enhanced from "@module-federation/enhanced/webpack";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration, type LoaderContext } from "webpack";
import { classNameIn, type ClassNames } from "./classNames.ts";
import { exposeChunk, exposedModules, type Side } from "./exposes.ts";
import type { BuildPlace } from "./place.ts";
import { screenPlugins, screenRules } from "./screenLists.ts";

const require = createRequire(import.meta.url);

/** Every style sheet opens with this line, so the order of loading never decides. */
const layerOrder = "@layer reset, tokens, base, components, page;\n";

/**
 * Chromium compiles all functions of a script that opens with this line while it is fetched, beside the
 * page's own thread; else each would be compiled on that thread with its first call.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const calledOnLoad = "//# allFunctionsCalledOnLoad";

/** React in a file of its own, which the shell's entry waits for. */
const reactChunk = {
  name: "react",
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: "initial" as const,
  enforce: true,
};

/** Renders on the server need this besides what the browser shares. */
const serverOnlyShared = ["react-dom/server"];

export interface ContainerBuild {
  name: ContainerName;
  version: string;
  side: Side;
  /** Folder for the output of this side. */
  output: string;
  place: BuildPlace;
  classNames: ClassNames;
}

function styleRules(side: Side, classNames: ClassNames): webpack.RuleSetRule[] {
  const cssLoader = (modules: object | false) => ({
    loader: "css-loader",
    options: { modules, importLoaders: 0 },
  });
  const modules = {
    namedExport: false,
    exportLocalsConvention: "as-is",
    exportOnlyLocals: side === "server",
    getLocalIdent: (sheet: LoaderContext<object>, _ident: string, name: string) =>
      classNameIn(readFileSync(sheet.resourcePath, "utf8"), name, classNames),
  };
  const extract = side === "browser" ? [MiniCssExtractPlugin.loader] : [];
  const namesAlone = { ...modules, exportOnlyLocals: true };
  return [
    {
      test: /\.module\.css$/,
      oneOf: [
        // for the editor's selectors: the same class names, and no style sheet
        { resourceQuery: /^\?locals$/, use: [cssLoader(namesAlone)] },
        { use: [...extract, cssLoader(modules)] },
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: side === "browser" ? [...extract, cssLoader(false)] : [cssLoader(false)],
      sideEffects: true,
    },
  ];
}

/** The federation's runtime as the plugin names it in what it puts into each entry. */
const bundlerRuntime = require.resolve("@module-federation/webpack-bundler-runtime/bundler");

/** React and the facades come from the shell; in a remote's build none of them has a copy. */
function shared(name: ContainerName, side: Side) {
  const providesItself = name === "shell" && side === "browser";
  const names = side === "server" ? [...sharedNames, ...serverOnlyShared] : sharedNames;
  return Object.fromEntries(
    names.map((shared) => [
      shared,
      providesItself
        ? { singleton: true, eager: true, requiredVersion: false as const }
        : { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

function exposes(source: string, side: Side) {
  return Object.fromEntries(
    Object.entries(exposedModules(source, side)).map(([exposed, file]) => [
      exposed,
      { import: file, name: exposeChunk(exposed) },
    ]),
  );
}

/** The one webpack configuration: a container's browser or server build. */
export function containerConfig({
  name,
  version,
  side,
  output,
  place: { root, source },
  classNames,
}: ContainerBuild): Configuration {
  const isShell = name === "shell";
  const federationName = globalName(name);
  const onServer = side === "server";
  /** Its package names the development build, whatever the mode. */
  const router = join(root, "node_modules/react-router/dist/production/index.mjs");
  /** ra-core's own, where it is given none. */
  const defaultRouter = join(
    root,
    "node_modules/ra-core/dist/routing/adapters/reactRouterProvider.js",
  );
  return {
    name: `${name} ${side}`,
    mode: "production",
    context: root,
    target: onServer ? "async-node" : ["web", "es2022"],
    entry: isShell && !onServer ? { shell: join(root, "shell/src/browser/main.ts") } : {},
    output: {
      path: output,
      publicPath: releaseBase(name, version),
      uniqueName: federationName,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      assetModuleFilename: "[name].[contenthash:8][ext]",
      clean: true,
      ...(onServer
        ? {
            library: { type: "commonjs-module" },
            filename: "[name].cjs",
            chunkFilename: "[name].cjs",
          }
        : { crossOriginLoading: false }),
    },
    devtool: false,
    performance: false,
    infrastructureLogging: { level: "error" },
    resolve: {
      extensions: [".js", ".json"],
      // rxjs has its classes as such only under this name; elsewhere they are functions with helpers
      conditionNames: onServer ? ["..."] : ["es2015", "..."],
      alias: onServer
        ? {}
        : {
            ...(!isShell && {
              [bundlerRuntime]: join(import.meta.dirname, "remoteRuntime.mjs"),
            }),
            // without it the shell carries the federation runtime twice, as CommonJS and as ES modules
            "@module-federation/runtime-tools/runtime-core$": join(
              root,
              "node_modules/@module-federation/runtime-core/dist/index.js",
            ),
            "react-router$": router,
            // a second copy would not share the contexts of the first
            "react-router-dom$": router,
            // the admin area gives ra-core its router; the one by default brings all of react-router
            [defaultRouter]: join(import.meta.dirname, "noDefaultRouter.mjs"),
          },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: "swc-loader",
          options: {
            jsc: {
              target: "es2022",
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic" } },
            },
          },
        },
        {
          test: /react-router[\\/]dist[\\/]production/,
          loader: join(import.meta.dirname, "pureRouter.cjs"),
        },
        ...screenRules(source, side),
        ...styleRules(side, classNames),
        { test: /\.(woff2|svg|png)$/, type: "asset/resource", generator: { emit: !onServer } },
      ],
    },
    optimization: {
      minimize: !onServer,
      // with a debugger attached, and in browsers that know no hint, the page's thread compiles: in
      // two tasks rather than one
      ...(isShell && !onServer && { splitChunks: { cacheGroups: { react: reactChunk } } }),
      minimizer: [
        // one after the other: a first visit's scripts weigh nearly 1 kB less than by the first alone
        new MinimizerPlugin({
          test: /\.js$/,
          minify: [MinimizerPlugin.terserMinify, MinimizerPlugin.swcMinify],
          minimizerOptions: [{ ecma: 2020 }, { compress: { passes: 3 } }],
          // licences lie beside their files; browsers need no comment
          extractComments: { banner: false },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
      moduleIds: "deterministic",
      chunkIds: onServer ? "named" : "deterministic",
      runtimeChunk: false,
    },
    plugins: [
      new enhanced.ModuleFederationPlugin({
        name: federationName,
        filename: onServer ? "remoteEntry.cjs" : "remoteEntry.[contenthash:8].js",
        library: onServer ? { type: "commonjs-module" } : { type: "var", name: federationName },
        exposes: isShell && !onServer ? {} : exposes(source, side),
        shared: shared(name, side),
        shareStrategy: "loaded-first",
        dts: false,
        manifest: false,
        dev: false,
        ...(onServer
          ? { runtimePlugins: [require.resolve("@module-federation/node/runtimePlugin")] }
          : {
              experiments: {
                ...(isShell
                  ? { provideExternalRuntime: true, asyncStartup: false }
                  : { externalRuntime: true }),
                // snapshots are for manifests; the shell names each release's files itself
                optimization: { disableSnapshot: true, target: "web" },
              },
            }),
      }),
      ...(onServer
        ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]
        : [
            new MiniCssExtractPlugin({
              filename: "[name].[contenthash:8].css",
              chunkFilename: "[name].[contenthash:8].css",
            }),
            new webpack.BannerPlugin({ banner: layerOrder, raw: true, include: /\.css$/ }),
            new webpack.BannerPlugin({
              banner: calledOnLoad,
              raw: true,
              include: /\.js$/,
              // after the minimizer, which would drop it, and before the content is hashed
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
            }),
          ]),
      ...screenPlugins(source, side),
      new webpack.DefinePlugin({ "process.env.NODE_ENV": JSON.stringify("production") }),
    ],
  };
}
