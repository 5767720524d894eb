import { BigTeaser, Hero } from "@festival/contracts/api/content";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { getImages } from "../media/images.repository.ts";
import { getBigTeaser, getHero } from "./home.repository.ts";

/** The home page's blocks. */
export const homeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/hero/", { schema: { response: { 200: Hero } } }, async ({ locale }) => {
    const hero = await getHero(app.database);
    if (!hero) throw new ApiError("not_found", "There is no hero.");
    const images = await getImages(app.database, [hero.imageId], locale);
    return {
      headline: hero.headline[locale],
      text: hero.text[locale],
      link: hero.link[locale],
      link_text: hero.linkText[locale],
      image: images.get(hero.imageId ?? 0) ?? null,
    };
  });

  app.get("/big-teaser/", { schema: { response: { 200: BigTeaser } } }, async ({ locale }) => {
    const teaser = await getBigTeaser(app.database);
    if (!teaser) throw new ApiError("not_found", "There is no big teaser.");
    const images = await getImages(app.database, [teaser.imageId], locale);
    return {
      preline: teaser.preline[locale],
      headline: teaser.headline[locale],
      text: teaser.text[locale],
      link: teaser.link[locale],
      link_text: teaser.linkText[locale],
      button_style: teaser.buttonStyle,
      image: images.get(teaser.imageId ?? 0) ?? null,
    };
  });
};
