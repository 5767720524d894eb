/**
 * Environment of a site that a command starts beside all others, with the demo season in a folder of its
 * own: whatever the environment names, no festival's database or bucket is touched.
 */
export const demoSite = { FESTIVAL_DEMO: "1", DATABASE_URL: "", MEDIA_URL: "" };
