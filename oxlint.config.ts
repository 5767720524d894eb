import { defineConfig, type OxlintOverride } from "oxlint";
import { containerNames, remoteNames } from "./contracts/containers.ts";

/** Every part of the project that others may not just reach into. */
const parts = [
  ...containerNames,
  "shared-ui",
  "contracts",
  "backend",
  "demo-season",
  "tooling",
  "e2e",
];

const typesOnly = {
  regex: "^@festival/contracts/api/",
  allowTypeImports: true,
  message: "Types only: no schema library reaches the browser.",
};
const contractsByName = {
  regex: String.raw`^(?:\.\./)+contracts/`,
  message: "Import contracts by name: @festival/contracts/…",
};

interface Direction {
  /** The parts that this one may import, besides itself. */
  imports: readonly string[];
  message: string;
  others?: readonly object[];
}

/** What one part may not import: all others but those named, by name or by path. */
function direction(
  part: string,
  { imports, message, others = [contractsByName] }: Direction,
): OxlintOverride {
  const forbidden = parts.filter((other) => other !== part && !imports.includes(other)).join("|");
  const regex = String.raw`^(?:@festival/|(?:\.\./)+)(?:${forbidden})(?:/|$)`;
  return {
    files: [`${part}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }, ...others] }],
    },
  };
}

const inBrowsers = [typesOnly, contractsByName];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "node"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  options: {
    typeAware: true,
  },
  env: {
    builtin: true,
  },
  ignorePatterns: [
    "var/**",
    ".cache/**",
    "backend/migrations/**",
    "contracts/released/**",
    "test-results/**",
  ],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": [
      "error",
      {
        "ts-expect-error": true,
        "ts-ignore": true,
        "ts-nocheck": true,
      },
    ],
    "typescript/no-non-null-assertion": "error",
    "typescript/no-misused-promises": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/only-throw-error": "error",
    "typescript/no-deprecated": "error",
    "unicorn/no-abusive-eslint-disable": "error",
    "unicorn/prefer-node-protocol": "error",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/button-has-type": "error",
    "react/jsx-no-target-blank": "error",
    eqeqeq: "error",
    "no-var": "error",
    "prefer-const": "error",
    "no-empty": "error",
    "no-param-reassign": "error",
    "max-lines": [
      "error",
      {
        max: 330,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    "react/react-in-jsx-scope": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/no-unnecessary-type-arguments": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": "off",
    "oxc/no-map-spread": "off",
    "oxc/no-async-endpoint-handlers": "off",
    "unicorn/prefer-set-has": "off",
    "promise/always-return": "off",
    "promise/no-promise-in-callback": "off",
    "unicorn/require-post-message-target-origin": "off",
    "react/no-array-index-key": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "no-underscore-dangle": "off",
    "typescript/unbound-method": "off",
    "typescript/no-misused-spread": "off",
    "no-control-regex": "off",
    "react/set-state-in-effect": "off",
  },
  overrides: [
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      plugins: ["jest"],
      rules: {
        "jest/no-disabled-tests": "error",
        "jest/no-focused-tests": "error",
        "jest/valid-title": "off",
      },
    },
    {
      files: [
        "**/*.mjs",
        "**/playwright.config.ts",
        "**/drizzle.config.ts",
        "oxlint.config.ts",
        "e2e/src/startSite.ts",
        "demo-season/src/**",
      ],
      rules: {
        "import/no-default-export": "off",
        "max-lines": "off",
      },
    },

    ...remoteNames.map((remote) =>
      direction(remote, {
        imports: ["shared-ui", "contracts"],
        message:
          "A remote imports shared-ui and contracts; other parts are met through federation and the bus.",
        others: inBrowsers,
      }),
    ),
    direction("shell", {
      imports: ["shared-ui", "contracts"],
      message: "The shell imports shared-ui and contracts; remotes are loaded at run time.",
      others: inBrowsers,
    }),
    direction("shared-ui", {
      imports: ["contracts"],
      message: "shared-ui imports contracts only.",
      others: inBrowsers,
    }),
    direction("contracts", {
      imports: [],
      message: "contracts imports no other part.",
      others: [
        {
          regex: "^(?:react|react-dom|node:.*)(?:/|$)",
          message: "contracts holds no React and no Node.",
        },
      ],
    }),
    direction("backend", { imports: ["contracts"], message: "backend imports contracts only." }),
    direction("demo-season", {
      imports: ["backend", "contracts"],
      message: "demo-season imports backend and contracts only.",
      others: [
        {
          regex: String.raw`^(?:\.\./)+(?:contracts|backend)/`,
          message: "Import other parts by name: @festival/contracts/…, @festival/backend/…",
        },
      ],
    }),
    direction("e2e", {
      imports: ["contracts", "tooling"],
      message: "e2e imports contracts, and the list of screens.",
      others: [
        {
          regex: String.raw`^(?:@festival/tooling$|(?:\.\./)+tooling(?:/|$))`,
          message: "e2e imports contracts, and the list of screens.",
        },
        contractsByName,
      ],
    }),
    direction("tooling", { imports: ["contracts"], message: "tooling imports contracts only." }),
    // the kit loads a remote as the shell does, with what the shell shares
    direction("tooling/src/remoteKit", {
      imports: ["contracts", "shared-ui"],
      message: "The remote kit imports contracts and shared-ui.",
    }),
  ],
});
