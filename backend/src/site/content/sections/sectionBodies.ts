import { SectionOwnerType } from "@festival/contracts/api/sectionEditing";
import type { SectionModel } from "@festival/contracts/api/sections";
import { largestId, slugPattern } from "@festival/contracts/fields/patterns";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import { Type } from "typebox";
import { propertiesOf, schemaInOneLanguage } from "../../../platform/resources/schemaOf.ts";

const closed = { additionalProperties: false };
const optionalId = Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: largestId })]);
/** The content owner's revision that the author saw. */
const revision = Type.Integer({ minimum: 1, maximum: largestId });
/** Address of a reusable block, or of a slot that a page's template names. */
const slug = Type.Union([Type.Null(), Type.String({ pattern: slugPattern, maxLength: 100 })]);

const place = {
  /** A container or coloured section of the same owner; null for the top. */
  parent: Type.Optional(optionalId),
  /** Of the parent, from 0. */
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** Among those of the same place, from 0; at the end where absent. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
};

/** Names of what staff write, of all models together. */
export const sectionFieldNames: ReadonlySet<string> = new Set(
  sectionModels.flatMap((model) => [...Object.keys(sectionDescriptions[model].fields), "slug"]),
);

/** What both languages share, then what is of one language. */
function fieldsOf(model: SectionModel) {
  const description = sectionDescriptions[model];
  return { ...settingsOf(description), ...textsOf(description) };
}

/** Body of the call that makes a section. Its texts are those of the address' language. */
export const sectionCreate = (model: SectionModel) =>
  Type.Object(
    {
      ...propertiesOf(fieldsOf(model), false, schemaInOneLanguage),
      ...place,
      /** Both null, or absent, for a reusable block, which must be a container with a slug. */
      content_type: Type.Optional(Type.Union([Type.Null(), SectionOwnerType])),
      object_id: Type.Optional(optionalId),
      slug: Type.Optional(slug),
      /** Where given, refused unless it is the owner's. */
      revision: Type.Optional(revision),
      publish: Type.Optional(Type.Boolean()),
    },
    closed,
  );

/** Body of the call that changes a section in the address' language; absent fields stay as they are. */
export const sectionUpdate = (model: SectionModel) =>
  Type.Object(
    {
      ...Type.Partial(Type.Object(propertiesOf(fieldsOf(model), true, schemaInOneLanguage)))
        .properties,
      slug: Type.Optional(slug),
      /** Another revision than the owner's is answered with 409. */
      revision,
      /** Whether all of the owner is published as it then is. */
      publish: Type.Optional(Type.Boolean()),
      /** Whether the fields of this call are published, and nothing else that is still a draft. */
      publish_fields: Type.Optional(Type.Boolean()),
    },
    closed,
  );
