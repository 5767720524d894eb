/** A running site with the demo season. */
export interface SiteUnderTest {
  url: string;
  dataDir: string;
  login: { email: string; password: string };
}

/** The site that the journeys of this process go through. */
export const site: SiteUnderTest = {
  get url() {
    return required("JOURNEYS_URL");
  },
  get dataDir() {
    return required("JOURNEYS_DATA_DIR");
  },
  get login() {
    return JSON.parse(required("JOURNEYS_LOGIN"));
  },
};

/** What names a site to the journeys, in the environment of their processes. */
export function siteVariables({ url, dataDir, login }: SiteUnderTest): Record<string, string> {
  return {
    JOURNEYS_URL: url,
    JOURNEYS_DATA_DIR: dataDir,
    JOURNEYS_LOGIN: JSON.stringify(login),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The journeys need ${name}; startSite sets it.`);
  return value;
}
