/** The site under test, as `startSite` announces it. */
export const site = {
  get url(): string {
    return required("JOURNEYS_URL");
  },
  get dataDir(): string {
    return required("JOURNEYS_DATA_DIR");
  },
  get login(): { email: string; password: string } {
    return JSON.parse(required("JOURNEYS_LOGIN"));
  },
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The journeys need ${name}; startSite sets it.`);
  return value;
}
