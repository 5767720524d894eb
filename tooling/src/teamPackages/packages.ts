/** One of the packages that a remote's own repository installs. */
export interface TeamPackage {
  name: "@festival/contracts" | "@festival/shared-ui" | "@festival/remote-kit";
  description: string;
  /** Folder in this repository. */
  folder: string;
  /** Files and folders of it that are taken, and what they are called in the package. */
  files: Readonly<Record<string, string>>;
  /** Of its `package.json`, besides what all have and what follows from its files. */
  manifest: object;
  /** Whether it brings the compiler's options of this repository, for the repositories of teams. */
  hasCompilerOptions?: true;
  /** Packages that its files name other than by an import. */
  alsoNeeds: readonly string[];
  /** Whether its libraries must lie in the team's own `node_modules`, each once: webpack looks for them there. */
  needsPeers?: true;
}

/** What is in no package: tests, contracts of the past, and what reads this repository's own manifest. */
const leftOut = /\.test\.tsx?$|(?:^|\/)(?:testing|released|node_modules)\/|^siteVersion\.ts/;

/** @param path below the package's folder */
export const isTaken = (path: string): boolean => !leftOut.test(path);

export const teamPackages: readonly TeamPackage[] = [
  {
    name: "@festival/contracts",
    description: "What the parts of the festival's website agree on",
    folder: "contracts",
    files: { ".": "." },
    manifest: {},
    alsoNeeds: [],
  },
  {
    name: "@festival/shared-ui",
    description: "What the screens of the festival's website have in common",
    folder: "shared-ui",
    files: { src: "src" },
    manifest: {},
    alsoNeeds: [],
  },
  {
    name: "@festival/remote-kit",
    description: "Builds, verifies and packs a remote of the festival's website",
    folder: "tooling",
    files: {
      "remote-kit.mjs": "remote-kit.mjs",
      "src/build": "src/build",
      "src/remoteKit": "src/remoteKit",
      "src/plainError.ts": "src/plainError.ts",
      "src/root.ts": "src/root.ts",
    },
    manifest: {
      bin: { "remote-kit": "remote-kit.mjs" },
      engines: { node: ">=24" },
      exports: {
        "./tsconfig.json": "./tsconfig.json",
        "./testing": "./src/remoteKit/testing.mjs",
      },
    },
    hasCompilerOptions: true,
    // loaders and minifiers are named in webpack's configuration, the federation's runtime by its file, and types
    // by the compiler's options
    alsoNeeds: [
      "@module-federation/node",
      "@module-federation/runtime-core",
      "@swc/core",
      "@types/node",
      "@types/react",
      "@types/react-dom",
      "css-loader",
      "lightningcss",
      "react-router",
      "swc-loader",
      "typescript",
    ],
    needsPeers: true,
  },
];
