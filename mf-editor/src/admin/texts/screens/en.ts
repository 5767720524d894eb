import account from "../../account/locales/en.json" with { type: "json" };
import blocks from "../../blocks/locales/en.json" with { type: "json" };
import home from "../../home/locales/en.json" with { type: "json" };
import media from "../../media/locales/en.json" with { type: "json" };
import merge from "../../merge/locales/en.json" with { type: "json" };
import navigation from "../../navigation/locales/en.json" with { type: "json" };
import redirects from "../../redirects/locales/en.json" with { type: "json" };

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
