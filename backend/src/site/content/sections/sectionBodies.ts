import { SectionCreate, SectionUpdate } from "@festival/contracts/api/sectionEditing";
import type { SectionModel } from "@festival/contracts/api/sections";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import { Type } from "typebox";
import { propertiesOf, schemaInOneLanguage } from "../../../platform/resources/schemaOf.ts";

const closed = { additionalProperties: false };
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
export const createBody = (model: SectionModel) =>
  Type.Unsafe<SectionCreate>(
    Type.Object(
      {
        ...propertiesOf(fieldsOf(model), false, schemaInOneLanguage),
        ...SectionCreate.properties,
      },
      closed,
    ),
  );

/** Body of the call that changes a section in the address' language; absent fields stay as they are. */
export const updateBody = (model: SectionModel) =>
  Type.Unsafe<SectionUpdate>(
    Type.Object(
      {
        ...Type.Partial(Type.Object(propertiesOf(fieldsOf(model), true, schemaInOneLanguage)))
          .properties,
        ...SectionUpdate.properties,
      },
      closed,
    ),
  );
