export * from "./content.ts";
export * from "./forms.ts";
export * from "./home.ts";
export * from "./loadedData.ts";
export * from "./media.ts";
export * from "./programme.ts";
export * from "./quiz.ts";
export * from "./staff.ts";
