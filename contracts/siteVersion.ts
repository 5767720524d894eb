import packageJson from "../package.json" with { type: "json" };

/** The version of the whole site, as the root `package.json` and CHANGELOG.md name it: `major.minor.patch`. */
export const siteVersion: string = packageJson.version;
