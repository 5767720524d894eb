import type { EditableField, EditingFace } from "@festival/contracts/editing";

/** Where the home page shows its hero. */
export const heroField: EditableField = {
  id: "hero",
  target: { homeBlock: "hero" },
  field: "",
  kind: "panel",
  selector: ".hero",
  label: { de: "Aufmacher", en: "Hero" },
};

/** The face of a page's owner that has these fields to edit, and no sections. */
export const faceWith = (...fields: EditableField[]): EditingFace => ({
  places: () => ({ sections: [], fields, admin: null }),
  patch: (page) => page,
});
