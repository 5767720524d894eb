export { defineFace } from "./defineFace.ts";
export { profilePlaces } from "./profilePlaces.ts";
export { recordFields } from "./recordFields.ts";
export { richTextIn } from "./richTextIn.ts";
export { sectionsPlace } from "./sectionsPlace.ts";
