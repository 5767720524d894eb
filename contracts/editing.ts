import type { HomeBlockName } from "./api/home.ts";
import type { ContentOwnerType } from "./api/publishing.ts";
import type { Section } from "./api/sections.ts";
import type { OwnerName } from "./containers.ts";
import type { Page } from "./pageOwner.ts";

/** How often an editor says where it is, in seconds. */
export const presenceSeconds = 10;
/** How long others believe it, in seconds. */
export const presenceLife = 30;

/** What has a working copy and a public one, such as page 12 or the home page's hero. */
export interface OwnerKey {
  type: ContentOwnerType;
  id: number;
}

/** A list of sections that a page shows. */
export interface SectionsPlace {
  owner: OwnerKey;
  /** Where the list stands in `page.data`, such as `["page", "modules"]`. */
  in: readonly (string | number)[];
  /** The element around the list, inside of `main`; there also where the list is empty. */
  selector: string;
}

/** How a field is edited: in place, or in a panel beside the place. */
export type EditableKind =
  | "line"
  | "prose"
  | "richText"
  | "image"
  | "images"
  | "link"
  | "records"
  | "choice"
  | "instant"
  | "panel";

/** Something of a page that is no section, such as an article's title. */
export interface EditableField {
  /** Unique in its page. */
  id: string;
  /** Whose field it is: part of a draft, or of a record of staff's resources, which is public at once. */
  target:
    | { owner: OwnerKey }
    | { resource: string; id: number }
    /** Part of a draft too; these blocks go by their names, as one that was never written has no id. */
    | { homeBlock: HomeBlockName };
  /** Its name there; of a panel for a whole block "". */
  field: string;
  kind: EditableKind;
  /** The element that shows it, inside of `main`; where it is empty, the element in which it would stand. */
  selector: string;
  /**
   * Where its value stands in `page.data`, such as `["teaser"]`; absent where only the server can make what is shown
   * of it, such as of a date: the page is refreshed then.
   */
  in?: readonly (string | number)[];
  /** In both languages: the editor speaks that of its reader. */
  label: { de: string; en: string };
}

export interface EditablePage {
  sections: readonly SectionsPlace[];
  fields: readonly EditableField[];
  /** The record behind the page, for the link "Edit in admin"; null where there is none. */
  admin: { resource: string; id: number } | null;
}

export interface FieldValue {
  /** Of an `EditableField`. */
  id: string;
  /** As the page's data hold it. */
  value: unknown;
}

/** What of header and footer staff can change. */
export const frameParts = ["alert", "menu", "footer", "hotline", "socialLinks", "name"] as const;
export type FramePart = (typeof frameParts)[number];

/** By part the selector of the element that shows it, in the document; the first visible one counts. */
export type FramePlaces = Readonly<Partial<Record<FramePart, string>>>;

/**
 * The face of an owner for the editor: the export `face` of its exposed `./editing`, loaded for staff in edit mode
 * alone. Both functions are pure.
 */
export interface EditingFace {
  /** What of this page staff can change, and where it stands. */
  places(page: Page): EditablePage;
  /** The page with these values; the very same object where nothing differs. */
  patch(page: Page, values: readonly FieldValue[]): Page;
  /** Of the shell alone. */
  frame?: FramePlaces;
}

/**
 * Loads the face of an owner; the shell hands it to the editor. Null where there is none: the owner's release is
 * older than faces, or its code can't be loaded.
 */
export type LoadFace = (owner: OwnerName) => Promise<EditingFace | null>;

/** The lists of sections that the editor puts in the place of a page's own. */
export interface SectionsDraft {
  in: SectionsPlace["in"];
  sections: readonly Section[];
}
