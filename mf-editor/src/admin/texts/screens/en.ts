import account from "../../account/locales/en.json" with { type: "json" };
import blocks from "../../blocks/locales/en.json" with { type: "json" };
import fields from "../../fields/locales/en.json" with { type: "json" };
import help from "../../help/locales/en.json" with { type: "json" };
import home from "../../home/locales/en.json" with { type: "json" };
import imports from "../../imports/locales/en.json" with { type: "json" };
import media from "../../media/locales/en.json" with { type: "json" };
import merge from "../../merge/locales/en.json" with { type: "json" };
import navigation from "../../navigation/locales/en.json" with { type: "json" };
import redirects from "../../redirects/locales/en.json" with { type: "json" };
import releases from "../../releases/locales/en.json" with { type: "json" };
import system from "../../system/locales/en.json" with { type: "json" };

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
