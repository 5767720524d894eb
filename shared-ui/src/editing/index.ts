export { defineFace } from "./defineFace.ts";
export { profilePlaces } from "./profilePlaces.ts";
export { headFields, recordFields } from "./recordFields.ts";
export { richTextIn } from "./richTextIn.ts";
export { sectionsPlace } from "./sectionsPlace.ts";
