import account from "../../account/locales/de.json" with { type: "json" };
import blocks from "../../blocks/locales/de.json" with { type: "json" };
import home from "../../home/locales/de.json" with { type: "json" };
import media from "../../media/locales/de.json" with { type: "json" };
import merge from "../../merge/locales/de.json" with { type: "json" };
import navigation from "../../navigation/locales/de.json" with { type: "json" };
import redirects from "../../redirects/locales/de.json" with { type: "json" };

/** What the smaller screens say that are neither lists nor forms of records. */
export const words = {
  ...account,
  ...blocks,
  ...home,
  ...media,
  ...merge,
  ...navigation,
  ...redirects,
};
