import account from "../../account/locales/de.json" with { type: "json" };
import blocks from "../../blocks/locales/de.json" with { type: "json" };
import fields from "../../fields/locales/de.json" with { type: "json" };
import help from "../../help/locales/de.json" with { type: "json" };
import home from "../../home/locales/de.json" with { type: "json" };
import imports from "../../imports/locales/de.json" with { type: "json" };
import media from "../../media/locales/de.json" with { type: "json" };
import merge from "../../merge/locales/de.json" with { type: "json" };
import navigation from "../../navigation/locales/de.json" with { type: "json" };
import redirects from "../../redirects/locales/de.json" with { type: "json" };
import releases from "../../releases/locales/de.json" with { type: "json" };
import system from "../../system/locales/de.json" with { type: "json" };

/** What screens say that are neither lists nor forms of records, and what few forms say. */
export const words = {
  ...account,
  ...blocks,
  ...fields,
  ...help,
  ...home,
  ...imports,
  ...media,
  ...merge,
  ...navigation,
  ...redirects,
  ...releases,
  ...system,
};
