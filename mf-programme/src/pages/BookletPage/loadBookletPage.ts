import type { Booklet } from "@festival/contracts/api/booklets";
import { getBooklet } from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { previewImageUrl } from "@festival/contracts/images";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { bindWords } from "@festival/shared-ui/bindWords";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { formFragments } from "@festival/shared-ui/formPlaces";
import { describeEvent } from "@festival/shared-ui/datesInWords";
import { castOf } from "../../events/castOf.ts";
import { artistHref, ensembleHref } from "../../events/profileLinks.ts";
import { programmeItems } from "../../events/programmeItems.ts";
import { translate } from "../../texts.ts";
import { bookletWords } from "./bookletWords.ts";
import type { BookletData, Life, WorkNote } from "./bookletData.ts";
import { sungText } from "./sungText.ts";

function workNotes({ works }: Booklet, locale: Locale): WorkNote[] {
  return works.map(({ work_obj: work, note, author, sung_texts: texts }) => ({
    id: work.id,
    anchor: `work-${work.id}`,
    composer: work.composer_obj?.name ?? "",
    title: bindWords(work.title),
    language: work.title_language,
    note,
    author,
    sungTexts: texts.map((text) => sungText(text, locale)),
  }));
}

function livesOf({ biographies }: Booklet, locale: Locale): Life[] {
  return biographies.flatMap(({ artist_obj: artist, ensemble_obj: ensemble }): Life[] => {
    if (artist) {
      return [
        {
          anchor: `artist-${artist.id}`,
          name: `${artist.first_name} ${artist.last_name}`.trim(),
          role: artist.role,
          href: artistHref(artist, locale),
          text: artist.biography,
          image: artist.image_obj,
        },
      ];
    }
    if (!ensemble) return [];
    return [
      {
        anchor: `ensemble-${ensemble.id}`,
        name: ensemble.name,
        role: "",
        href: ensembleHref(ensemble, locale),
        text: ensemble.description,
        image: ensemble.image_obj,
      },
    ];
  });
}

function dataOf(booklet: Booklet, locale: Locale): BookletData {
  const event = booklet.event_obj;
  return {
    id: booklet.id,
    title: booklet.title || event.title,
    // a booklet of another name is called so in the page's language
    language: booklet.title ? undefined : event.title_language,
    subtitle: event.subtitle,
    when: describeEvent(event, locale).when,
    venue: event.venue_obj?.name ?? "",
    image: event.image_objs[0] ?? null,
    eventHref: href("event", locale, { slug: event.slug[locale], id: event.id }),
    introduction: booklet.introduction,
    programme: programmeItems(event, locale),
    cast: castOf(event, locale),
    works: workNotes(booklet, locale),
    lives: livesOf(booklet, locale),
    modules: withEventDates(booklet.modules, locale),
  };
}

/** The programme booklet of an event; another slug leads to the canonical address. */
export async function loadBookletPage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadResult<BookletData>> {
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no event's id.`);
  const booklet = await api.get(getBooklet, { id });
  const { slug, image_objs: images } = booklet.event_obj;
  const alternates = localize((language) =>
    href("eventBooklet", language, { slug: slug[language], id }),
  );
  if (route.params.slug !== slug[locale]) {
    return { kind: "redirect", to: alternates[locale], status: 301 };
  }
  const t = translate(locale);
  const data = dataOf(booklet, locale);
  const description = t("loaded.booklet.description", { title: data.title });
  return {
    kind: "page",
    data,
    head: {
      title: t("loaded.booklet.title", { title: data.title }),
      description,
      openGraph: { type: "article", description, imageUrl: previewImageUrl(images[0]) },
      trail: [
        { name: t("programme.title"), href: href("programme", locale) },
        { name: data.title, href: data.eventHref },
        { name: bookletWords(locale)("kind"), href: alternates[locale] },
      ],
    },
    alternates,
    fragments: formFragments(booklet.modules),
  };
}
