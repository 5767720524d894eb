/**
 * Environment of a site that is measured. A new one makes its pictures in all sizes ahead, for minutes, and
 * would take the processor from what is measured; these make each when it is asked for.
 */
export const noPictures = { RENDER_AFTER_SECONDS: "3600" };
