import type { HomeBlockName } from "./api/home.ts";
import type { ContentOwnerType } from "./api/publishing.ts";
import type { Section } from "./api/sections.ts";
import type { OwnerName } from "./containers.ts";
import type { Page } from "./pageOwner.ts";
export declare const presenceSeconds = 10;
export declare const presenceLife = 30;
export interface OwnerKey {
    type: ContentOwnerType;
    id: number;
}
export interface SectionsPlace {
    owner: OwnerKey;
    in: readonly (string | number)[];
    selector: string;
}
export type EditableKind = "line" | "prose" | "richText" | "image" | "images" | "link" | "records" | "choice" | "instant" | "panel";
export interface EditableField {
    id: string;
    target: {
        owner: OwnerKey;
    } | {
        resource: string;
        id: number;
    } | {
        homeBlock: HomeBlockName;
    };
    field: string;
    kind: EditableKind;
    selector: string;
    in?: readonly (string | number)[];
    label: {
        de: string;
        en: string;
    };
}
export interface EditablePage {
    sections: readonly SectionsPlace[];
    fields: readonly EditableField[];
    admin: {
        resource: string;
        id: number;
    } | null;
}
export interface FieldValue {
    id: string;
    value: unknown;
}
export declare const frameParts: readonly ["alert", "menu", "footer", "hotline", "socialLinks", "name"];
export type FramePart = (typeof frameParts)[number];
export type FramePlaces = Readonly<Partial<Record<FramePart, string>>>;
export interface EditingFace {
    places(page: Page): EditablePage;
    patch(page: Page, values: readonly FieldValue[]): Page;
    frame?: FramePlaces;
}
export type LoadFace = (owner: OwnerName) => Promise<EditingFace | null>;
export interface SectionsDraft {
    in: SectionsPlace["in"];
    sections: readonly Section[];
}
